/** What a plan is for: the newest wish that is not closed; where the newest is, why, and what is nearest to it. */
import { fieldsByStream, streams } from '@disha/contract/taxonomy';
import type { CareerRoutes, Item, Judgement } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import type { Goal } from './proposal.ts';
import { isLater } from './studies.ts';

interface Aim {
  goal: Goal | null;
  replaced?: Goal & { judgement: Judgement };
}

type Wished = { type: 'careers' | 'courses' | 'exams'; id: string; item: Item | CareerRoutes };

export const itemOf = (asked: PlanAsk, type: Goal['type'], id: string): Item | CareerRoutes | undefined =>
  type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : type === 'exams' ? asked.exam(id) : undefined;

function wished(asked: PlanAsk): readonly Wished[] {
  return asked.student.wishes.noted.flatMap(({ type, id }): Wished[] => {
    if (type === 'colleges') return [];
    const item = itemOf(asked, type, id);
    return item === undefined ? [] : [{ type, id, item }];
  });
}

const isOpen = (asked: PlanAsk, item: Item | CareerRoutes) => {
  const { verdict } = asked.judge(item);
  return verdict !== 'closed' && verdict !== 'open_if';
};

/** Of a career what is related to it, then what is of its field, then of the fields around; of others what stands beside them. */
function nearestOf(asked: PlanAsk, { item, type }: Wished): Goal | null {
  const isTheirs = (one: Item) => one.state === undefined || one.state === asked.passport.state;
  if (item.type !== 'careers') {
    const found = asked
      .judged(item)
      .nearest.flatMap(({ id }) => (type === 'courses' ? asked.course(id) : asked.exam(id)) ?? [])
      .find((one) => isTheirs(one) && !isLater(asked, one) && one.fields.some((field) => item.fields.includes(field)));
    if (found !== undefined) return { type: found.type, id: found.id };
  }
  const [home] = item.fields;
  const stream = streams.find((one) => (fieldsByStream[one] as readonly string[]).includes(home ?? ''));
  const fields: readonly string[] = [home ?? '', ...(stream === undefined ? [] : fieldsByStream[stream])];
  const told = (asked.book.kin[`${item.type}/${item.id}`] ?? []).flatMap(({ type: of, id }) => (of === 'careers' ? id : []));
  const related = [...told, ...(item.type === 'careers' ? item.related : [])].flatMap((id) => asked.career(id) ?? []);
  const around = fields.flatMap((field) => asked.book.careers.filter((one) => one.fields[0] === field && one !== item));
  const all = [...related, ...around];
  const career = all.find((one) => isOpen(asked, one)) ?? all.find((one) => !isClosed(asked, one));
  return career === undefined ? null : { type: 'careers', id: career.id };
}

function fromResult(asked: PlanAsk): Goal | null {
  const { result } = asked.student.wishes;
  const career = result?.careers.flatMap((id) => asked.career(id) ?? []).find((one) => !isClosed(asked, one));
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
