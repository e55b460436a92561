/** One row of the table, one test: from which answer, where to, and when it is left out. */
import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { nothingKnown, type LocalKnowledge } from './local-knowledge.ts';
import { nextSteps, nextStepRules, type StepId } from './rules.ts';

interface Row {
  after: Answer;
  /** Where something must be known for it to follow. */
  known?: Partial<LocalKnowledge>;
  to: string;
  /** With which answer or knowledge it is left out; undefined where it always stands there. */
  without?: { answer: Answer } | { known: Partial<LocalKnowledge> };
}

const field = { after: 'result', choice: { kind: 'field', id: 'medicine', name: 'Medicine' } } as const;
const stream = { after: 'result', choice: { kind: 'stream', id: 'science_pcb', name: 'Science (PCB)' } } as const;
const career = { after: 'career', id: 'surgeon', name: 'Surgeon', gate: undefined, course: { id: 'mbbs', name: 'MBBS' } } as const;
const gate = { id: 'neet-ug', name: 'NEET UG', when: 'Exam: 2 May 2027' };
const course = { after: 'course', id: 'mbbs', name: 'MBBS', isTaught: true } as const;
const exam = { after: 'exam', id: 'neet-ug', name: 'NEET UG' } as const;
const maharashtra = { stateSlug: 'maharashtra', stateName: 'Maharashtra', isAdmitsFirst: false };
const college = { after: 'college', id: 'iit-bombay', name: 'IIT Bombay', ...maharashtra } as const;
const scholarship = { after: 'scholarship', id: 'nmmss', name: 'NMMSS', hasPapers: true, window: 'June to August' } as const;
const seat = { counselling: 'josaa', course: 'btech-cse', college: 'iit-bombay', exam: 'jee-main', name: 'IIT Bombay' };
const chances = { after: 'chances', counselling: 'josaa', seat } as const;
const list = { after: 'list', seat } as const;
const calendar = { after: 'calendar', hasDates: true } as const;
const costs = { after: 'costs', course: 'mbbs', college: undefined } as const;
const state = { after: 'state', name: 'Tamil Nadu', title: 'Tamil Nadu', slug: 'tamil-nadu' } as const;
const guide = { after: 'guide', topic: 'how' } as const;
const aboutMoney = { after: 'guide', topic: 'money' } as const;
const verdict = { after: 'verdict', type: 'courses', id: 'mbbs', name: 'MBBS', isClosed: false } as const;

const planned = (...ids: string[]) => ({ known: { planned: new Set(ids) } });
const hasPlan = { known: { hasPlan: true } };
const keptMoney = { known: { kept: new Set(['scholarships']) } };
const hasDetails = { known: { hasDetails: true } };
const costed = (...ids: string[]) => ({ known: { costed: new Set(ids) } });
const compared = { known: { compared: new Set(['iit-bombay']) } };
const dated = (...ids: string[]) => ({ known: { dated: new Set(ids) } });

const seatInPlan = '/path/plan?course=btech-cse&college=iit-bombay&exam=jee-main&counselling=josaa';

const table: Record<StepId, Row> = {
  resultDoors: { after: stream, to: '/path/doors', without: { answer: field } },
  resultCourses: { after: field, to: '/courses?field=medicine', without: { answer: stream } },
  resultMoney: { after: field, to: '/scholarships', without: keptMoney },
  degreePlan: { after: { after: 'degree' }, to: '/path/plan', without: hasPlan },
  degreeDetails: { after: { after: 'degree' }, to: '/path', without: hasDetails },
  degreeMoney: { after: { after: 'degree' }, to: '/scholarships?stage=graduate', without: keptMoney },
  doorsPlan: { after: { after: 'doors' }, to: '/path/plan', without: hasPlan },
  doorsDetails: { after: { after: 'doors' }, to: '/path', without: hasDetails },
  doorsQuiz: { after: { after: 'doors' }, to: '/quiz/start', without: hasPlan },
  verdictPlan: { after: verdict, to: '/path/plan?goal=courses%3Ambbs', without: { answer: { ...verdict, isClosed: true } } },
  careerGate: { after: { ...career, gate }, to: '/exams/neet-ug', without: dated('neet-ug') },
  careerCourse: { after: career, to: '/courses/mbbs', without: { answer: { ...career, gate } } },
  coursePlan: { after: course, to: '/path/plan?goal=courses%3Ambbs', without: planned('mbbs') },
  courseCost: { after: course, to: '/costs?course=mbbs', without: costed('mbbs') },
  examDates: { after: exam, to: '/calendar?exams=neet-ug', without: dated('neet-ug') },
  examPlan: { after: exam, to: '/path/plan?goal=exams%3Aneet-ug', without: planned('neet-ug') },
  collegeAdmits: { after: college, to: '/states/maharashtra' },
  collegeCost: { after: college, to: '/costs?college=iit-bombay', without: costed('iit-bombay') },
  collegeCompare: { after: college, to: '/compare?colleges=iit-bombay', without: compared },
  collegePlan: { after: college, ...compared, to: '/path/plan?course=&college=iit-bombay&exam=', without: planned('iit-bombay') },
  moneyPapers: { after: scholarship, to: '#papers', without: { answer: { ...scholarship, hasPapers: false } } },
  moneyWindow: { after: scholarship, to: '#window' },
  moneyCosts: { after: scholarship, to: '/costs', without: costed('mbbs') },
  chancesList: { after: chances, known: { listed: new Set(['josaa']) }, to: '/chances/list', without: { known: { listed: new Set() } } },
  chancesPlan: { after: chances, to: seatInPlan, without: planned('iit-bombay') },
  chancesCost: { after: chances, to: '/costs?college=iit-bombay&course=btech-cse', without: costed('iit-bombay', 'btech-cse') },
  listPlan: { after: list, to: seatInPlan, without: planned('iit-bombay') },
  listCost: { after: list, to: '/costs?college=iit-bombay&course=btech-cse', without: costed('iit-bombay') },
  listDates: { after: list, to: '/calendar?exams=jee-main', without: dated('jee-main') },
  calendarFile: { after: calendar, to: '#subscribe', without: { answer: { ...calendar, hasDates: false } } },
  calendarPlan: { after: calendar, to: '/path/plan', without: hasPlan },
  calendarMoney: { after: calendar, to: '/scholarships', without: keptMoney },
  costsMoney: { after: costs, to: '/scholarships', without: keptMoney },
  costsPlan: { after: costs, to: '/path/plan?goal=courses%3Ambbs', without: planned('mbbs') },
  stateColleges: { after: state, to: '/colleges/in/tamil-nadu' },
  stateMoney: { after: state, to: '/scholarships?state=Tamil%20Nadu' },
  stateOpen: { after: state, to: '/path', without: hasDetails },
  guideChances: { after: guide, to: '/chances', without: { answer: aboutMoney } },
  guideMoney: { after: aboutMoney, to: '/scholarships', without: keptMoney },
  guideOpen: { after: guide, to: '/path', without: hasDetails },
  guidePlan: { after: guide, to: '/path/plan', without: hasPlan },
  guideDates: { after: guide, known: hasDetails.known, to: '/calendar', without: dated('neet-ug') },
};

const stepIn = (id: StepId, answer: Answer, known: Partial<LocalKnowledge> = {}) =>
  nextSteps(answer, { ...nothingKnown, ...known }).find((step) => step.id === id);

it.each(Object.entries(table) as [StepId, Row][])(
  '%s leads where it should, and is left out where it is done or does not follow',
  (id, { after, known, to, without }) => {
    expect(stepIn(id, after, known)?.to).toBe(to);
    if (without === undefined) return;
    expect('answer' in without ? stepIn(id, without.answer, known) : stepIn(id, after, { ...known, ...without.known })).toBeUndefined();
  },
);

it('has a row here for every row there', () => {
  expect(Object.keys(table).sort()).toEqual(
    Object.values(nextStepRules)
      .flatMap((rows) => rows.map(({ id }) => id as string))
      .sort(),
  );
});

it('shows three at most, and nothing where all is done', () => {
  expect(nextSteps(college, nothingKnown)).toHaveLength(3);
  expect(nextSteps(exam, { ...nothingKnown, dated: new Set(['neet-ug']), planned: new Set(['neet-ug']) })).toEqual([]);
});

it('puts what is found into a plan that is there, and begins one for it where there is none', () => {
  expect(stepIn('coursePlan', course, { hasPlan: true })?.to).toBe('/path/plan?course=mbbs&college=&exam=');
  expect(stepIn('examPlan', exam, { hasPlan: true })?.to).toBe('/path/plan?course=&college=&exam=neet-ug');
  expect(stepIn('costsPlan', { after: 'costs', course: 'mbbs', college: 'aiims' }, {})?.to).toBe(
    '/path/plan?course=mbbs&college=aiims&exam=',
  );
});

it('names the gate with its date', () => {
  expect(stepIn('careerGate', { ...career, gate })).toMatchObject({ name: 'NEET UG', when: 'Exam: 2 May 2027' });
});

it('does not say twice how a state admits, where a college’s page asks for that first', () => {
  expect(stepIn('collegeAdmits', { ...college, isAdmitsFirst: true }, {})).toBeUndefined();
});
