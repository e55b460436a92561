/** What an institute's name, its counselling and its rows alone tell of it. */
import { states } from '@disha/contract/taxonomy';
import type { Counselling } from './counsellings.ts';
import type { Published } from './published.ts';
import type { InstituteKind } from './types.ts';

/** As it is known, as a row of it says, or as it is for all; undefined where that is no state. */
export function stateSaid({ institutesIn }: Counselling, known: string | undefined, rows: readonly Published[]): string | undefined {
  const said = known ?? rows.find(({ state }) => state !== '')?.state ?? institutesIn;
  return said !== undefined && (states as readonly string[]).includes(said) ? said : undefined;
}

// As lists write them: Raichur and Senapati in small letters.
const iit = /^Indian Institute of (Technology|Science,)/i;
const nit = /National Institute of Technology|Engineering Science and Technology, Shibpur/i;
const iiit = /Information Technology|IIIT/i;

export function kindOf({ nationalInstitutes }: Counselling, name: string): InstituteKind | undefined {
  if (nationalInstitutes !== true) return undefined;
  if (iit.test(name)) return 'iit';
  if (nit.test(name)) return 'nit';
  return iiit.test(name) && /indian institute|international institute|IIIT/i.test(name) ? 'iiit' : 'gfti';
}

const ofQuota: ReadonlyMap<string, boolean> = new Map([
  ['Pvt', false],
  ['Govt', true],
  ['Private (Self-financing)', false],
]);

/** Whether it is the government's; undefined where nothing tells. */
export const ownershipOf = (kind: InstituteKind | undefined, quota = ''): boolean | undefined =>
  ofQuota.get(quota) ?? (kind === 'iit' || kind === 'nit' ? true : undefined);
