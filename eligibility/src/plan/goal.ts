/** What a plan is for: the newest wish that is not closed; where the newest is, why. */
import { fieldsByStream, streams } from '@disha/contract/taxonomy';
import type { CareerRoutes, Item, Judgement } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { isLesser, needsAnother } from './begun.ts';
import { careerWays } from './candidates.ts';
import type { Goal } from './proposal.ts';
import { isWithinDistance } from './ways-into.ts';

interface Aim {
  goal: Goal | null;
  replaced?: Goal & { judgement: Judgement };
}

type Wished = { type: 'careers' | 'courses' | 'exams'; id: string; item: Item | CareerRoutes };

function wished(asked: PlanAsk): readonly Wished[] {
  return asked.student.wishes.noted.flatMap(({ type, id }): Wished[] => {
    const item =
      type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : type === 'exams' ? asked.exam(id) : undefined;
    return item === undefined || type === 'colleges' ? [] : [{ type, id, item }];
  });
}

/** At a place within reach, and on no condition that the student has not said to meet. */
const hasWayNear = (asked: PlanAsk, career: CareerRoutes) =>
  careerWays(asked, career, true).some((one) => isWithinDistance(one) && one.verdict !== 'closed' && one.verdict !== 'open_if');

const hasWay = (asked: PlanAsk, career: CareerRoutes) =>
  !isClosed(asked, career) && careerWays(asked, career, asked.isNoted('careers', career.id)).length > 0;

/** Other exams that open what a closed one would have opened, those that open most of it first. */
function besideOf(asked: PlanAsk, item: Item): readonly Item[] {
  if (item.type !== 'exams') return [];
  const opened = asked.book.courses.filter(({ exams = [] }) => exams.includes(item.id));
  const shared = (id: string) => opened.filter(({ exams = [] }) => exams.includes(id)).length;
  return asked.book.exams
    .map((exam) => ({ exam, shared: exam === item ? 0 : shared(exam.id) }))
    .filter(({ exam, shared: count }) => count > 0 && !isClosed(asked, exam))
    .sort((a, b) => b.shared - a.shared)
    .map(({ exam }) => exam);
}

/**
 * The nearest of what is closed: of a career a related one, then one of its field; of a course or an exam what
 * stands beside it, else a career of its field, then of the fields around it.
 */
function nearestOf(asked: PlanAsk, { item, type }: Wished): Goal | null {
  if (item.type !== 'careers') {
    const near = [...besideOf(asked, item), ...asked.judged(item).nearest].find(({ id }) => {
      const other = type === 'courses' ? asked.course(id) : asked.exam(id);
      const isTheirs = other?.state === undefined || other.state === asked.passport.state;
      // Of the fields around it a career is found that leads there, below.
      const isOfField = other?.fields.some((field) => item.fields.includes(field));
      return (
        other !== undefined && isOfField && isTheirs && !needsAnother(asked, other) && !(other.type === 'courses' && isLesser(asked, other))
      );
    });
    if (near !== undefined) return { type: near.type, id: near.id };
  }
  const related = item.type === 'careers' ? item.related.flatMap((id) => asked.career(id) ?? []) : [];
  const [home] = item.fields;
  const stream = streams.find((one) => (fieldsByStream[one] as readonly string[]).includes(home ?? ''));
  const around: readonly string[] = stream === undefined ? [] : fieldsByStream[stream];
  const isOther = ({ id, fields: [field] }: CareerRoutes) => id !== item.id && field !== home;
  const ofField = asked.book.careers.filter(({ id, fields }) => fields[0] === home && id !== item.id);
  // A student of no science finds nothing of medicine; nursing, which takes every stream, is the next field.
  const farther = around.flatMap((field) => asked.book.careers.filter((one) => isOther(one) && one.fields[0] === field));
  const all = [...related, ...ofField, ...farther];
  // What an age or another condition stands before is no help to whom one has just been shut.
  const isUpheld = (one: CareerRoutes) => asked.judge(one).verdict !== 'open_if' && hasWay(asked, one);
  const isOpen = (one: CareerRoutes) => asked.judge(one).verdict === 'open' && hasWay(asked, one);
  const isByAge = asked.judge(item).reasons[0]?.said.condition.kind === 'age';
  const open = isByAge ? (related.find(isOpen) ?? ofField.find(isOpen)) : undefined;
  // What is taught within reach before what is nearer to it and far away.
  const isAtHand = (one: CareerRoutes) => isUpheld(one) && hasWayNear(asked, one);
  // Of the next field what is taught at most places: a student who cannot be a surgeon may nurse.
  const countOf = (one: CareerRoutes) => {
    const [way] = careerWays(asked, one, true);
    return asked.knowledge.countOf(way?.course?.id ?? '') - (way?.then ?? []).length;
  };
  const nextField = () => {
    const [first, ...rest] = farther.filter(isAtHand);
    const beside = rest.filter(({ fields: [field] }) => field === first?.fields[0]);
    return beside.reduce((best, one) => (best !== undefined && countOf(one) > countOf(best) ? one : best), first);
  };
  const near =
    related.find(isAtHand) ?? related.find(isOpen) ?? ofField.find(isAtHand) ?? (isClosed(asked, item) ? nextField() : undefined);
  const career = open ?? near ?? related.find(isUpheld) ?? ofField.find(isUpheld) ?? all.find((one) => hasWay(asked, one));
  return career === undefined ? null : { type: 'careers', id: career.id };
}

function fromResult(asked: PlanAsk): Goal | null {
  const { result } = asked.student.wishes;
  const career = result?.careers.flatMap((id) => asked.career(id) ?? []).find((one) => hasWay(asked, one));
  if (career) return { type: 'careers', id: career.id };
  const [field] = result?.fields ?? [];
  if (field !== undefined) return { type: 'fields', id: field };
  const seat = asked.knowledge.seats.find(({ course }) => course !== undefined && asked.course(course) !== undefined);
  return seat?.course === undefined ? null : { type: 'courses', id: seat.course };
}

export function aimOf(asked: PlanAsk): Aim {
  const all = wished(asked);
  const [newest] = all;
  if (newest === undefined) return { goal: fromResult(asked) };
  const open = all.find(({ item }) => !isClosed(asked, item));
  if (open === newest) return { goal: { type: open.type, id: open.id } };
  const replaced = { type: newest.type, id: newest.id, judgement: asked.judge(newest.item) };
  return { goal: open ? { type: open.type, id: open.id } : nearestOf(asked, newest), replaced };
}
