/** The stream whose plain degrees keep doors open for a student, and how well a course goes on from it. */
import { fieldsByStream, streams, type Stream } from '@disha/contract/taxonomy';
import type { Item } from '../types.ts';
import type { PlanAsk } from './asked.ts';

const science = ['physics', 'chemistry'];
const trade = ['accountancy', 'business_studies'];

/** Whose rows of what keeps doors open are theirs; of who has not chosen subjects yet, those of the wish. */
export function plainStreamOf({ passport: { class: of, subjects = [] } }: PlanAsk, field: string | undefined): string {
  if (of === 'graduate') return of;
  const has = (some: readonly string[]) => some.some((id) => (subjects as readonly string[]).includes(id));
  const isOf = (stream: Stream) => (fieldsByStream[stream] as readonly string[]).includes(field ?? '');
  if (subjects.length === 0) return streams.find((stream) => isOf(stream)) ?? 'arts';
  if (has(science)) return has(['mathematics']) ? 'science_pcm' : 'science_pcb';
  return has(trade) ? 'commerce' : 'arts';
}

/** How well a course goes on from what they study: 2 is the plain degree of it. */
export function fitOf(asked: PlanAsk, { id }: Item, field: string | undefined): number {
  return (asked.book.kin[`streams/${plainStreamOf(asked, field)}`] ?? []).find((one) => one.id === id)?.grade ?? 0;
}
