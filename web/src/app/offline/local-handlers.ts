/** Which features answer on the device, by the first part of their addresses: a line a feature, its code fetched when it is wanted. */
import type { PackKind } from '@disha/contract/packs.words';
import type { LocalHandlers } from '../../api/local-handlers.ts';

type Load = () => Promise<LocalHandlers>;

/** Features that answer what is posted, before anybody else is asked: where a pack of this kind is kept, words about somebody stay here. */
export const asksLocalFirst: Readonly<Record<string, PackKind>> = { chances: 'ranks' };

export const answersOf: Readonly<Record<string, Load>> = {
  chances: () => import('../../features/chances/device/chances.offline.ts').then((m) => m.localChances),
  search: () => import('./local-search.ts').then((m) => m.searchLocally(answersOf)),
  colleges: () => import('../../features/colleges/colleges.offline.ts').then((m) => m.localColleges),
};
