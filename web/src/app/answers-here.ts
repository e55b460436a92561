/** Which rooms answer on the device, by the first part of their addresses: a line a room, its code fetched when it is wanted. */
import type { PackKind } from '@disha/contract/packs.words';
import type { AnswersHere } from '../api/here.ts';

type Load = () => Promise<AnswersHere>;

/** Rooms that answer what is posted, before anybody else is asked: where a pack of this kind is kept, words about somebody stay here. */
export const asksHereFirst: Readonly<Record<string, PackKind>> = { chances: 'ranks' };

export const answersOf: Readonly<Record<string, Load>> = {
  chances: () => import('../features/chances/device/chances.here.ts').then((m) => m.chancesHere),
  search: () => import('./offline/kept-search.ts').then((m) => m.searchHere),
  colleges: () => import('../features/colleges/colleges.here.ts').then((m) => m.collegesHere),
};
