/** `go`: what is pressed, by the name of what it is about; `why`: a line below where it is a date or a name. */
interface Step {
  go: (name: string) => string;
  why?: (when: string, name: string) => string;
}

export const texts = {
  title: "What's Next",
  steps: {
    resultDoors: {
      go: (name) => `What ${name} keeps open`,
    },
    resultCourses: { go: (name) => `Courses of ${name}` },
    resultMoney: { go: () => 'Scholarships for me' },
    degreePlan: { go: () => 'Make my plan' },
    degreeDetails: { go: () => 'Check what is open to me' },
    degreeMoney: { go: () => 'Scholarships after a degree' },
    doorsPlan: { go: () => 'Make my plan' },
    doorsDetails: { go: () => 'Fill in my details' },
    doorsQuiz: { go: () => 'Not sure which to choose? Take the quiz' },
    verdictPlan: { go: () => 'Put it into my plan' },
    careerGate: { go: (name) => `First gate: ${name}`, why: (when) => when },
    careerCourse: { go: (name) => `First step: ${name}` },
    coursePlan: { go: () => 'Make a plan that leads there' },
    courseCost: { go: () => 'What would it cost?' },
    examDates: {
      go: () => 'Put its dates into my calendar',
    },
    examPlan: { go: () => 'Make a plan with it' },
    collegeAdmits: { go: (name) => `How ${name} admits` },
    collegeCost: { go: () => 'What would a year here cost?' },
    collegeCompare: { go: () => 'Compare it with others' },
    collegePlan: { go: () => 'Put it into my plan' },
    moneyPapers: { go: () => 'The papers it asks for' },
    moneyWindow: { go: () => 'When to apply', why: (when) => when },
    moneyCosts: { go: () => 'What do my studies cost?' },
    chancesList: { go: () => 'Judge my whole list' },
    chancesPlan: { go: () => 'Put the best one into my plan', why: (_, name) => name },
    chancesCost: { go: () => 'What would it cost there?', why: (_, name) => name },
    listPlan: { go: () => 'Put the first one into my plan', why: (_, name) => name },
    listCost: { go: () => 'What would the first one cost?', why: (_, name) => name },
    listDates: { go: () => 'Dates of the counselling' },
    calendarFile: { go: () => 'Take these dates into my phone' },
    calendarPlan: { go: () => 'Make my plan' },
    calendarMoney: { go: () => 'Scholarships that fit me' },
    costsMoney: { go: () => 'Who helps to pay?' },
    costsPlan: { go: () => 'Put it into my plan' },
    stateColleges: { go: () => 'Colleges by district' },
    stateMoney: { go: (name) => `Scholarships in ${name}` },
    guideChances: { go: () => 'Seats near my rank' },
    guideMoney: { go: () => 'Scholarships that fit me' },
    guideOpen: { go: () => 'What is open to me?' },
    guidePlan: { go: () => 'Make my plan' },
    guideDates: { go: () => 'Dates I must not miss' },
    stateOpen: { go: () => 'What is open to me?' },
  } satisfies Record<string, Step>,
};
