/** What an exam asks to be done, of the turn that is a student's own: the first that they may sit and whose form is not over. */
import { daysBefore, type ExamDate } from '@disha/contract/exams.dates';
import type { StepItem, StepKind } from '@disha/contract/plan-steps';
import { limits } from '@disha/contract/limits';
import type { Item } from '../types.ts';
import { isStillAtSchool, turnoutOf } from './their-year.ts';
import { isOver, turnsOf, type Timed, type ExamSitting } from './turns.ts';
import type { PlanFacts } from './warnings.ts';

/** What is to be done, by its meaning: no words, so that it can be kept and read in any language. */
export interface DatedStep {
  id: string;
  kind: StepKind;
  of: readonly { type: StepItem; id: string }[];
  /** In which it is done. */
  year: number;
  certainty: ExamDate['status'];
  due?: string;
  months?: { from: string; to: string };
}

export const stepId = (...parts: readonly string[]): string => parts.join(':').slice(0, limits.path.plan.stepId);
export const yearOfDay = (day: string): number => Number(day.slice(0, 4));

/** Papers take so long. */
export const papersDays = 60;

/** The institutes take a student who has sat the exams of Class 12: neither an earlier sitting nor its form is theirs. */
const afterTwelve: ReadonlySet<string> = new Set(['ca-foundation', 'cma-foundation']);

/** A list by marks, or by the score of another exam: there is a form, and nothing to sit. */
const byMerit: ReadonlySet<string> = new Set([
  ...['india-post-gds', 'drdo-apprentice', 'ongc-apprentice', 'railway-act-apprentice', 'psu-graduate-engineer-gate'],
]);

type ExamStep = 'opens' | 'register' | 'sit' | 'counselling' | 'registered' | 'next';

function stepOf(kind: ExamStep, exam: string, one: Timed | undefined, today: string, year: number): DatedStep {
  const known = { kind, id: stepId(kind, exam), of: [{ type: 'exams' as const, id: exam }] };
  if (one === undefined) return { ...known, year: Math.max(year, yearOfDay(today)), certainty: 'usual' };
  const { certainty, due } = one;
  // With a late fee the day to act on may be over while the form is not.
  if (due !== undefined)
    return { ...known, ...{ certainty, due: due < today ? one.to : due, year: yearOfDay(due < today ? one.to : due) } };
  const from = one.from < today ? today : one.from;
  return { ...known, certainty, year: yearOfDay(from), months: { from: from.slice(5, 7), to: one.to.slice(5, 7) } };
}

/** Too late for its form, as far as that is known; an exam that comes in these weeks and of whose form nothing is known is, too. */
function isFormOver({ closes, opens, sit }: ExamSitting, today: string): boolean {
  if (closes !== undefined) return isOver(closes, today);
  if (opens !== undefined) return sit === undefined && isOver(opens, today);
  return sit !== undefined && daysBefore(sit.from, papersDays) < today;
}

/** Sent in by those who knew of it, and not sat yet. */
const isRunning = ({ closes, sit }: ExamSitting, today: string) => closes?.due !== undefined && isOver(closes, today) && sit !== undefined;

function formsOf(exam: string, { opens, closes, sit }: ExamSitting, today: string, year: number): readonly DatedStep[] {
  const until = closes ?? sit;
  const register = stepOf(
    'register',
    exam,
    closes,
    today,
    until === undefined ? (opens ? yearOfDay(opens.from) : year) : yearOfDay(until.from),
  );
  const isFirst = opens !== undefined && !isOver(opens, today) && (closes === undefined || opens.from <= closes.from);
  return [...(isFirst ? [stepOf('opens', exam, opens, today, year)] : []), register];
}

export function examSteps(exam: string, item: Item | undefined, course: Item | undefined, facts: PlanFacts): readonly DatedStep[] {
  const { today, datesOf } = facts;
  const { year, isTheirs, isDone } = turnoutOf(facts, item, course);
  const isMerit = byMerit.has(exam);
  const [form12, exam12] = afterTwelve.has(exam) && isStillAtSchool(facts) ? [`${year - 1}-12`, `${year}-05`] : ['', ''];
  const isIn = (turn: ExamSitting) => {
    const { sit, closes, opens } = turn;
    const last = sit ?? closes ?? opens;
    return last !== undefined && !isOver(last, today, sit !== undefined) && last.to >= exam12 && isTheirs(turn);
  };
  const turns = turnsOf(datesOf(exam), today, year - yearOfDay(today) + 2).filter(isIn);
  const own = (one: Timed | undefined) => (one !== undefined && one.to >= form12 ? one : undefined);
  const turn = turns.find((one) => !isFormOver(one, today));
  const running = isMerit
    ? undefined
    : turns.slice(0, turn && turns.indexOf(turn)).find((one) => isRunning(one, today) && (isDone || one.year >= year));
  const made = (kind: ExamStep, one: Timed | undefined, at: number) => stepOf(kind, exam, one, today, at);
  const counselled = ({ counselling, sit }: ExamSitting) =>
    counselling !== undefined && counselling.to >= today && (sit === undefined || counselling.to >= sit.from)
      ? [made('counselling', counselling, year)]
      : [];
  const before = running ? [made('registered', running.sit, year), ...counselled(running)] : [];
  if (turn === undefined) {
    // No date is known: in their year.
    return [...before, made(running ? 'next' : 'register', undefined, year), ...(isMerit ? [] : [made('sit', undefined, year)])];
  }
  const forms = formsOf(exam, { ...turn, opens: own(turn.opens), closes: own(turn.closes) }, today, Math.max(year, turn.year));
  const last = forms[forms.length - 1];
  const asked = running ? [made('next', turn.closes ?? turn.opens, last?.year ?? year)] : forms;
  const sat = isMerit ? [] : [made('sit', turn.sit, last?.year ?? year)];
  return [...before, ...asked, ...sat, ...(running ? [] : counselled(turn))];
}
