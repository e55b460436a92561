/** Which rooms answer on the device, by the first part of their addresses: a line a room, its code fetched when it is wanted. */
import type { AnswersHere } from '../api/here.ts';

type Load = () => Promise<AnswersHere>;

export const answersOf: Readonly<Record<string, Load>> = {
  colleges: () => import('../features/colleges/colleges.here.ts').then((m) => m.collegesHere),
};
