/** The one table of next steps: after which answer, where to, and when it is done. The first three that are not done are shown. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { paths } from '../../paths.ts';
import type { After, Answer, Seat } from './answer.ts';
import type { LocalKnowledge } from './local-knowledge.ts';

interface Rule<A extends After> {
  /** What it says stands under this name among the texts. */
  id: string;
  /** A path of ours, or a part of the same page: `#papers`. */
  to: (answer: Answer<A>, known: LocalKnowledge) => string;
  /** Where it does not follow from every answer of the kind. */
  follows?: (answer: Answer<A>, known: LocalKnowledge) => boolean;
  isDone?: (answer: Answer<A>, known: LocalKnowledge) => boolean;
  /** What its words name. */
  about?: (answer: Answer<A>) => { name?: string; when?: string };
}

const careers: BookmarkType = 'careers';
const colleges: BookmarkType = 'colleges';
const courses: BookmarkType = 'courses';
const exams: BookmarkType = 'exams';
const money: BookmarkType = 'scholarships';

const toPlan = () => paths.pathPlan;
const hasPlan = (_: unknown, known: LocalKnowledge) => known.hasPlan;
const hasMoney = (_: unknown, known: LocalKnowledge) => known.kept.has(money);
const hasDetails = (_: unknown, known: LocalKnowledge) => known.hasDetails;
const isPlanned = ({ id }: { id: string }, known: LocalKnowledge) => known.planned.has(id);
const named = ({ name }: { name: string }) => ({ name });

/** A plan that leads there; a student who has one puts it into one of its ways. */
const planOf = (type: BookmarkType) => (answer: { id: string }, known: LocalKnowledge) => {
  if (!known.hasPlan || type === careers) return paths.planFor(type, answer.id);
  return paths.planWith(type === courses ? answer.id : '', '', type === exams ? answer.id : '');
};

interface WithSeat {
  seat: Seat | undefined;
}
const seatNamed = ({ seat }: WithSeat) => ({ name: seat?.name ?? '' });
const seatToPlan = ({ seat }: WithSeat) =>
  paths.planWith(seat?.course ?? '', seat?.college ?? '', seat?.exam ?? '', seat?.counselling ?? '');
const seatPlanned = ({ seat }: WithSeat, known: LocalKnowledge) => seat?.college !== undefined && known.planned.has(seat.college);
const hasSeat = ({ seat }: WithSeat) => seat?.college !== undefined || seat?.course !== undefined;
const seatCost = ({ seat }: WithSeat) => paths.costsAt(seat?.college ?? '', seat?.course);
const seatCosted = ({ seat }: WithSeat, known: LocalKnowledge) => known.costed.has(seat?.college ?? '');
const hasCollege = ({ seat }: WithSeat) => seat?.college !== undefined;

export const nextStepRules = {
  result: [
    { id: 'resultDoors', to: () => paths.pathDoors, follows: ({ choice }) => choice?.kind === 'stream', about: nameOfChoice },
    {
      id: 'resultCourses',
      to: ({ choice }) => paths.coursesIn('field', choice?.id ?? ''),
      follows: ({ choice }) => choice?.kind === 'field',
      about: nameOfChoice,
    },
    { id: 'resultMoney', to: () => paths.scholarships, isDone: hasMoney },
  ],
  degree: [
    { id: 'degreePlan', to: toPlan, isDone: hasPlan },
    { id: 'degreeDetails', to: () => paths.path, isDone: hasDetails },
    { id: 'degreeMoney', to: () => paths.scholarshipsAt('graduate'), isDone: hasMoney },
  ],
  doors: [
    { id: 'doorsPlan', to: toPlan, isDone: hasPlan },
    { id: 'doorsDetails', to: () => paths.path, isDone: hasDetails },
    { id: 'doorsQuiz', to: () => paths.quizStart, isDone: hasPlan },
  ],
  verdict: [
    {
      id: 'verdictPlan',
      to: (answer, known) => planOf(answer.type as BookmarkType)(answer, known),
      follows: ({ isClosed }) => !isClosed,
      isDone: isPlanned,
      about: named,
    },
  ],
  career: [
    {
      id: 'careerGate',
      to: ({ gate }) => paths.exam(gate?.id ?? ''),
      follows: ({ gate }) => gate !== undefined,
      isDone: ({ gate }, known) => known.dated.has(gate?.id ?? ''),
      about: ({ gate }) => ({ name: gate?.name ?? '', when: gate?.when ?? '' }),
    },
    {
      id: 'careerCourse',
      to: ({ course }) => paths.course(course?.id ?? ''),
      follows: ({ gate, course }) => gate === undefined && course !== undefined,
      about: ({ course }) => ({ name: course?.name ?? '' }),
    },
  ],
  course: [
    { id: 'coursePlan', to: planOf(courses), isDone: isPlanned, about: named },
    { id: 'courseCost', to: ({ id }) => paths.costsOf(id), isDone: ({ id }, known) => known.costed.has(id) },
  ],
  exam: [
    { id: 'examDates', to: ({ id }) => paths.calendarWith(id), isDone: ({ id }, known) => known.dated.has(id), about: named },
    { id: 'examPlan', to: planOf(exams), isDone: isPlanned, about: named },
  ],
  college: [
    {
      id: 'collegeAdmits',
      to: ({ stateSlug }) => paths.state(stateSlug),
      follows: ({ isAdmitsFirst }) => !isAdmitsFirst,
      about: ({ stateName }) => ({ name: stateName }),
    },
    { id: 'collegeCost', to: ({ id }) => paths.costsAt(id), isDone: ({ id }, known) => known.costed.has(id) },
    { id: 'collegeCompare', to: ({ id }) => paths.compareOf(colleges, id), isDone: ({ id }, known) => known.compared.has(id) },
    { id: 'collegePlan', to: ({ id }) => paths.planWith('', id, ''), isDone: isPlanned },
  ],
  scholarship: [
    { id: 'moneyPapers', to: () => '#papers', follows: ({ hasPapers }) => hasPapers },
    { id: 'moneyWindow', to: () => '#window', about: ({ window }) => ({ when: window }) },
    { id: 'moneyCosts', to: () => paths.costs, isDone: (_, known) => known.costed.size > 0 },
  ],
  chances: [
    {
      id: 'chancesList',
      to: () => paths.myList,
      follows: ({ counselling }, known) => known.listed.has(counselling),
    },
    { id: 'chancesPlan', to: seatToPlan, follows: hasSeat, isDone: seatPlanned, about: seatNamed },
    { id: 'chancesCost', to: seatCost, follows: hasCollege, isDone: seatCosted, about: seatNamed },
  ],
  list: [
    { id: 'listPlan', to: seatToPlan, follows: hasSeat, isDone: seatPlanned, about: seatNamed },
    { id: 'listCost', to: seatCost, follows: hasCollege, isDone: seatCosted, about: seatNamed },
    {
      id: 'listDates',
      to: ({ seat }) => paths.calendarWith(seat?.exam ?? ''),
      follows: ({ seat }) => seat?.exam !== undefined,
      isDone: ({ seat }, known) => known.dated.has(seat?.exam ?? ''),
    },
  ],
  calendar: [
    { id: 'calendarFile', to: () => '#subscribe', follows: ({ hasDates }) => hasDates },
    { id: 'calendarPlan', to: toPlan, isDone: hasPlan },
    { id: 'calendarMoney', to: () => paths.scholarships, isDone: hasMoney },
  ],
  costs: [
    { id: 'costsMoney', to: () => paths.scholarships, isDone: hasMoney },
    {
      id: 'costsPlan',
      to: ({ course = '', college = '' }, known) =>
        known.hasPlan || college !== '' ? paths.planWith(course, college, '') : paths.planFor(courses, course),
      follows: ({ course, college }) => course !== undefined || college !== undefined,
      isDone: ({ course, college }, known) => known.planned.has(college ?? course ?? ''),
    },
  ],
  state: [
    { id: 'stateColleges', to: ({ slug }) => paths.collegesOfState(slug), about: titled },
    { id: 'stateMoney', to: ({ name }) => paths.scholarshipsIn(name), about: titled },
    { id: 'stateOpen', to: () => paths.path, isDone: hasDetails },
  ],
  guide: [
    { id: 'guideChances', to: () => paths.chances, follows: ({ topic }) => topic === 'how' },
    {
      id: 'guideMoney',
      to: () => paths.scholarships,
      follows: ({ topic }) => topic === 'money' || topic === 'papers' || topic === 'abroad',
      isDone: hasMoney,
    },
    { id: 'guideOpen', to: () => paths.path, isDone: hasDetails },
    { id: 'guidePlan', to: toPlan, isDone: hasPlan },
    { id: 'guideDates', to: () => paths.calendar, isDone: (_, known) => known.dated.size > 0 },
  ],
} as const satisfies { [A in After]: readonly Rule<A>[] };

function nameOfChoice({ choice }: Answer<'result'>) {
  return { name: choice?.name ?? '' };
}
function titled({ title }: Answer<'state'>) {
  return { name: title };
}

export type StepId = (typeof nextStepRules)[After][number]['id'];

export interface NextStep {
  id: StepId;
  to: string;
  name: string;
  when: string;
}

const most = 3;

/** At most three, in the order of the table. */
export function nextSteps(answer: Answer, known: LocalKnowledge): readonly NextStep[] {
  const ofKind = nextStepRules[answer.after] as readonly (Rule<After> & { id: StepId })[];
  return ofKind
    .filter((rule) => rule.follows?.(answer, known) !== false && rule.isDone?.(answer, known) !== true)
    .slice(0, most)
    .map((rule) => ({ id: rule.id, to: rule.to(answer, known), name: '', when: '', ...rule.about?.(answer) }));
}
