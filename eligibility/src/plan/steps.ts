/** What a plan asks to be done next, worked out backwards from dates: a day where one is announced, the usual months where not. */
import { daysBefore } from '@disha/contract/exams.dates';
import { limits } from '@disha/contract/limits';
import { finderOf } from '../careers.ts';
import { needsDegree, needsTwelve } from '../rung.ts';
import { isBehind } from '../standing.ts';
import type { Item } from '../types.ts';
import { examSteps, stepId, papersDays, yearOfDay, type DatedStep } from './exam-steps.ts';
import { examsBefore } from './first-exams.ts';
import { isForHolders, yearFor } from './their-year.ts';
import { examsOfWay, type PlanFacts, type WarnedWay } from './warnings.ts';

export type { DatedStep };

const two = (n: number) => String(n).padStart(2, '0');

const isBefore = (a: DatedStep, b: DatedStep) => keyOf(a) < keyOf(b);
/** Days before months of the same year; what has neither comes at its year's end. */
const keyOf = ({ due, months, year }: DatedStep) => due ?? `${year}-${months === undefined ? '99' : `${months.from}-99`}`;

/** Months as one number; what has none comes at its year's end. */
const monthOf = ({ due, months, year }: DatedStep) => year * 12 + Number(due?.slice(5, 7) ?? months?.from ?? 12);
const papersMonths = 2;
const hasPapersOf: ReadonlySet<DatedStep['kind']> = new Set(['register', 'next', 'notice']);

/** What is asked for with the first form: begun sixty days before, and never in the past. */
function papers(forms: readonly DatedStep[], today: string, id: string): DatedStep[] {
  const [first] = [...forms].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  if (first === undefined) return [];
  const all = forms.flatMap((form) => form.of);
  const of = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, limits.path.plan.stepItems);
  const step = { kind: 'papers' as const, id, of, certainty: first.certainty };
  if (first.due !== undefined) {
    const due = daysBefore(first.due, papersDays);
    return due >= today ? [{ ...step, year: yearOfDay(due), due }] : [{ ...step, year: yearOfDay(today) }];
  }
  if (first.months === undefined) return [{ ...step, year: first.year }];
  const month = first.year * 12 + Number(first.months.from) - 1 - papersMonths;
  const now = yearOfDay(today) * 12 + Number(today.slice(5, 7)) - 1;
  if (month < now) return [{ ...step, year: yearOfDay(today) }];
  const at = two((month % 12) + 1);
  return [{ ...step, year: Math.floor(month / 12), months: { from: at, to: at } }];
}

/** The steps of each exam, and of each that comes before it: of whose day nothing is known is not sat before what comes first. */
function ofExams(ways: readonly WarnedWay[], facts: PlanFacts): readonly DatedStep[] {
  const find = finderOf(facts.book);
  const itemOf = (type: 'exams' | 'courses', id: string): Item | undefined => find({ type, id });
  const named = [...new Set(ways.flatMap(examsOfWay))];
  const into = (exam: string) => itemOf('courses', ways.find((way) => examsOfWay(way).includes(exam))?.course ?? '');
  const made = new Map<string, readonly DatedStep[]>();
  for (const exam of named) {
    const first = examsBefore(exam, itemOf('exams', exam), facts);
    for (const id of first) if (!made.has(id)) made.set(id, examSteps(id, itemOf('exams', id), into(exam), facts));
    const sits = first.flatMap((id) => made.get(id) ?? []).filter(({ kind }) => kind === 'sit');
    const year = Math.max(0, ...sits.map((step) => step.year));
    const own = examSteps(exam, itemOf('exams', exam), into(exam), facts);
    made.set(
      exam,
      own.map((step) => (isUndated(step) && step.year < year ? { ...step, year } : step)),
    );
  }
  return [...made.values()].flat();
}

/** A student who has left school and goes where no college or exam asks for Class 12 chooses no subjects any more. */
function hasSubjectsAhead(ways: readonly WarnedWay[], facts: PlanFacts): boolean {
  const { passport, year, book } = facts;
  if (passport.class !== '10' || !isBehind(passport, year)) return passport.class === '10';
  if (passport.qualification !== undefined) return false;
  const find = finderOf(book);
  const isFor12 = (item: Item | undefined) => item !== undefined && (needsTwelve(item) || needsDegree(item)) && !isForHolders(facts, item);
  return ways.some((way) =>
    way.course === undefined
      ? examsOfWay(way).some((id) => isFor12(find({ type: 'exams', id })))
      : isFor12(find({ type: 'courses', id: way.course })),
  );
}

const isUndated = ({ due, months }: DatedStep) => due === undefined && months === undefined;

/** Class 10 begins with the subjects; then the papers; then by day or month, and what has neither at the end of its year. */
export function stepsFor(ways: readonly WarnedWay[], facts: PlanFacts): readonly DatedStep[] {
  const { passport, today } = facts;
  const find = finderOf(facts.book);
  const yearOfWay = ({ course = '' }: Pick<WarnedWay, 'course'>) => yearFor(facts, find({ type: 'courses', id: course }));
  const undated = (way: Pick<WarnedWay, 'course'>) => ({ certainty: 'usual' as const, year: yearOfWay(way) });
  const dated = ofExams(ways, facts);
  const courseOf = ({ course = '' }: WarnedWay) => [{ type: 'courses' as const, id: course }];
  const [byMarks, inWords] = [true, false].map((is) =>
    ways.filter((way) => examsOfWay(way).length === 0 && way.course !== undefined && (way.byMarks ?? true) === is),
  ) as [WarnedWay[], WarnedWay[]];
  const notices = ways.filter(({ career, isByNotice }) => career !== undefined && isByNotice === true);
  const [, ...others] = ways.filter(({ course }) => course !== undefined);
  const second = others.filter((way) => examsOfWay(way).length > 0 && ways[0]?.course !== way.course).slice(0, 1);
  const placed = ways.filter(({ colleges }) => colleges.length > 0);
  const cost = { kind: 'cost' as const, id: 'cost', of: [], certainty: 'usual' as const, year: Math.min(...placed.map(yearOfWay)) };
  const ofCareer = ({ career = '' }: WarnedWay) => [{ type: 'careers' as const, id: career }];
  const steps: DatedStep[] = [
    ...dated,
    ...notices.map((way) => ({ kind: 'notice' as const, id: stepId('notice', way.career ?? ''), of: ofCareer(way), ...undated({}) })),
    ...byMarks.map((way) => ({ kind: 'marks' as const, id: stepId('marks', way.course ?? ''), of: courseOf(way), ...undated(way) })),
    ...inWords.map((way) => ({ kind: 'opens' as const, id: stepId('opens', way.course ?? ''), of: courseOf(way), ...undated(way) })),
    ...second.map((way) => ({ kind: 'second' as const, id: stepId('second', way.course ?? ''), of: courseOf(way), ...undated(way) })),
    ...(placed.length > 0 ? [cost] : []),
  ];
  const chosenIn = Math.max(passport.passingYear ?? facts.year, yearOfDay(today));
  const subjects: DatedStep[] = hasSubjectsAhead(ways, facts)
    ? [{ kind: 'subjects', id: 'subjects', of: [], certainty: 'usual', year: chosenIn }]
    : [];
  const of = (kind: DatedStep['kind']) => new Map(dated.flatMap((step) => (step.kind === kind ? [[step.of[0]?.id, step]] : [])));
  const [opening, sits, forms] = [of('opens'), of('sit'), of('register')];
  // Where only the day is known on which a form opens, the papers are needed by then.
  const asksFor = (step: DatedStep) => (step.kind === 'register' && isUndated(step) && opening.get(step.of[0]?.id)) || step;
  const asked = steps.filter(({ kind }) => hasPapersOf.has(kind)).map(asksFor);
  const first = byYears(asked).map((forms, at) => papers(forms, today, at === 0 ? 'papers' : `papers:${forms[0]?.year}`));
  const placeOf = (step: DatedStep) => {
    const isForm = ['register', 'opens', 'next'].includes(step.kind);
    const sit = isForm && isUndated(step) ? sits.get(step.of[0]?.id) : undefined;
    const opens = opening.get(step.of[0]?.id);
    // A form without a day comes before the exam it is for, and not before it opens.
    if (sit !== undefined && !isUndated(sit)) {
      const isOpenLater = opens !== undefined && opens !== step && !isUndated(opens) && keyOf(opens) >= keyOf(sit);
      return isOpenLater ? `${keyOf(opens)}:1` : `${keyOf(sit)}:0`;
    }
    if (isForm && isUndated(step) && opens !== undefined && opens !== step && opens.year === step.year) return `${keyOf(opens)}:2`;
    // An exam of many months may begin before the last form is over, or before the form opens: it is told behind it.
    const form = step.kind === 'sit' ? forms.get(step.of[0]?.id) : undefined;
    const asked = form !== undefined && isUndated(form) ? opens : form;
    return asked !== undefined && !isUndated(step) && !isUndated(asked) && isBefore(step, asked) ? `${keyOf(asked)}:3` : `${keyOf(step)}:1`;
  };
  const inOrder = steps
    // One course may be two ways, by its own admission and by distance: it is looked for once.
    .filter((step, index) => steps.findIndex(({ id }) => id === step.id) === index)
    .map((step, index) => ({ step, index, place: placeOf(step) }))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : a.index - b.index))
    .map(({ step }) => step);
  return [...subjects, ...first.reduceRight((all: readonly DatedStep[], some) => withPapers(some, all, today), inOrder)];
}

/** A form that is years away asks for its papers then. */
function byYears(forms: readonly DatedStep[]): readonly (readonly DatedStep[])[] {
  const groups: DatedStep[][] = [];
  for (const form of [...forms].sort((a, b) => monthOf(a) - monthOf(b))) {
    const last = groups[groups.length - 1];
    if (last?.[0] !== undefined && monthOf(form) - monthOf(last[0]) <= 12) last.push(form);
    else groups.push([form]);
  }
  return groups;
}

/** What is needed now comes first; what is needed in later years stands where it is begun, and never behind its form. */
function withPapers(first: readonly DatedStep[], inOrder: readonly DatedStep[], today: string): readonly DatedStep[] {
  const [papersStep] = first;
  if (papersStep === undefined) return inOrder;
  // What opens in the very month in which they are begun is filled in with them.
  const isWith = (step: DatedStep) => isUndated(papersStep) || (papersStep.months !== undefined && monthOf(step) === monthOf(papersStep));
  const isTheirForm = (step: DatedStep) =>
    (step.kind === 'opens' ? isWith(step) : hasPapersOf.has(step.kind)) &&
    step.of.some(({ id }) => papersStep.of.some((one) => one.id === id));
  const isLater = (step: DatedStep) => keyOf(step) > keyOf(papersStep);
  const isNow = papersStep.due === undefined && papersStep.months === undefined && papersStep.year === yearOfDay(today);
  const at = isNow ? 0 : inOrder.findIndex((step) => isTheirForm(step) || isLater(step));
  return at < 0 ? [...inOrder, papersStep] : [...inOrder.slice(0, at), papersStep, ...inOrder.slice(at)];
}
