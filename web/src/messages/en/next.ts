/** `go`: what is pressed, by the name of what it is about; `why`: one line below, with the date where there is one. */
interface Step {
  go: (name: string) => string;
  why: (when: string, name: string) => string;
}

export const texts = {
  title: "What's Next",
  steps: {
    resultDoors: {
      go: () => 'See which doors this choice keeps open',
      why: (_, name) => `${name} beside the other streams, before you choose.`,
    },
    resultCourses: { go: (name) => `Courses of ${name}`, why: () => 'Each says what it asks for and where it leads.' },
    resultUnclear: { go: () => 'Look at a few careers', why: () => 'Keep those you like: the next steps grow out of them.' },
    resultPlan: {
      go: () => 'Make my plan from this',
      why: () => 'Three ways to a goal, with places, dates and costs. It stays on this phone.',
    },
    resultMoney: { go: () => 'Scholarships that fit me', why: () => 'By class, state and family; weighed on this phone.' },
    degreePlan: { go: () => 'Make my plan', why: () => 'Keep what you like above; the plan has the exams and dates on the way there.' },
    degreeDetails: { go: () => 'Check what is open to me', why: () => 'Tell us your degree and marks once; it stays on this phone.' },
    degreeMoney: { go: () => 'Scholarships after a degree', why: () => 'Who pays for what, and how to apply.' },
    doorsPlan: { go: () => 'Make my plan', why: () => 'What to do to come through the doors you want.' },
    doorsDetails: { go: () => 'Fill in my details', why: () => 'Then we say what is open to you, not to everybody with these subjects.' },
    doorsQuiz: { go: () => 'Not sure which to choose? Take the quiz', why: () => 'No account is needed.' },
    verdictPlan: { go: () => 'Put it into my plan', why: () => 'It becomes one of your ways.' },
    careerGate: { go: (name) => `First gate: ${name}`, why: (when) => when },
    careerCourse: { go: (name) => `First step: ${name}`, why: () => 'What it asks for, what it costs and where it is taught.' },
    careerPlan: { go: () => 'Make a plan that leads there', why: () => 'Ways, places and dates for you.' },
    careerOpen: { go: () => 'Is it open to me?', why: () => 'Tell us your class and subjects once; it stays on this phone.' },
    coursePlaces: { go: () => 'Where is it taught?', why: () => 'Colleges near you first, if we know your state.' },
    coursePlan: { go: () => 'Make a plan that leads there', why: () => 'With the exam, places near you and a second way.' },
    courseCost: { go: () => 'What would it cost?', why: () => 'Fees, hostel and travel for every year, beside what your family can pay.' },
    examDates: {
      go: () => 'Put its dates into my calendar',
      why: () => 'Form, exam and counselling; also into the calendar of your phone.',
    },
    examPlan: { go: () => 'Make a plan with it', why: () => 'With the papers it needs, and a way that does not hang on it.' },
    collegeAdmits: { go: (name) => `How ${name} admits`, why: () => 'By which exam or marks, course by course.' },
    collegeCost: { go: () => 'What would a year here cost?', why: () => 'Fees as far as they are known, hostel and travel.' },
    collegeCompare: { go: () => 'Compare it with others', why: () => 'The same rows for each: place, fees, rank, what it teaches.' },
    collegePlan: { go: () => 'Put it into my plan', why: () => 'As a place to apply to.' },
    moneyPapers: { go: () => 'The papers it asks for', why: () => 'Who gives them and how long that takes.' },
    moneyWindow: { go: () => 'When to apply', why: (when) => when },
    moneyCosts: { go: () => 'What do my studies cost?', why: () => 'What your studies cost, and what is left to pay.' },
    chancesList: { go: () => 'Judge my whole list', why: () => 'How likely it is that one of your seats becomes yours.' },
    chancesPlan: { go: () => 'Put the best one into my plan', why: (_, name) => name },
    chancesCost: { go: () => 'What would it cost there?', why: (_, name) => name },
    listPlan: { go: () => 'Put the first one into my plan', why: (_, name) => name },
    listCost: { go: () => 'What would the first one cost?', why: (_, name) => name },
    listDates: { go: () => 'Dates of the counselling', why: () => 'Put them into your calendar.' },
    calendarFile: { go: () => 'Take these dates into my phone', why: () => 'A file or an address for the calendar you use.' },
    calendarPlan: { go: () => 'Make my plan', why: () => 'What to do before each date.' },
    calendarMoney: { go: () => 'Scholarships that fit me', why: () => 'They have dates too.' },
    costsMoney: { go: () => 'Who helps to pay?', why: () => 'Scholarships that fit you, weighed on this phone.' },
    costsPlan: { go: () => 'Put it into my plan', why: () => 'The plan shows this cost beside your other ways.' },
    stateColleges: { go: () => 'Colleges by district', why: (_, name) => `What is taught where in ${name}.` },
    stateMoney: { go: (name) => `Scholarships in ${name}`, why: () => 'From the state and from all India.' },
    stateOpen: { go: () => 'What is open to me?', why: () => 'Tell us your class and subjects once; it stays on this phone.' },
  } satisfies Record<string, Step>,
};
