/** What an institute's name, its counselling and its rows alone tell of it. */
import { states } from '@disha/contract/taxonomy';
import type { CounsellingTables } from './counsellings.ts';
import type { Published } from './published.ts';
import type { InstituteKind } from './types.ts';

/** As it is known, as a row of it says, or as it is for all; undefined where that is no state. */
export function stateSaid({ institutesIn }: CounsellingTables, known: string | undefined, rows: readonly Published[]): string | undefined {
  const said = known ?? rows.find(({ state }) => state !== '')?.state ?? institutesIn;
  return said !== undefined && (states as readonly string[]).includes(said) ? said : undefined;
}

// As lists write them: Raichur and Senapati in small letters.
const iit = /^Indian Institute of (Technology|Science,)/i;
const nit = /National Institute of Technology|Engineering Science and Technology, Shibpur/i;
const iiit = /Information Technology|IIIT/i;

export function kindOf({ nationalInstitutes }: CounsellingTables, name: string): InstituteKind | undefined {
  if (nationalInstitutes !== true) return undefined;
  if (iit.test(name)) return 'iit';
  if (nit.test(name)) return 'nit';
  // Two international institutes of information technology (Bhubaneswar, Naya Raipur) stand among the other funded ones of JoSAA.
  return iiit.test(name) && /indian institute|IIIT/i.test(name) ? 'iiit' : 'gfti';
}

/** Quotas that one kind of institute alone has. */
const ofQuota: ReadonlyMap<string, boolean> = new Map([
  ['Pvt', false],
  ['Govt', true],
  ['Private (Self-financing)', false],
  ['Deemed/Paid Seats Quota', false],
]);
const ofGovernment = /^(government|govt\.?)\s|^(iiit|aiims)\b/i;
/** Of Karnataka's and Telangana's own universities. */
const ofStateUniversity = /^(jntu|jnafau|university college|o ?u college|k ?u college|mgu college|visvesvaraya technological)/i;

/** Whether it is the government's; undefined where nothing tells. */
export const ownershipOf = (kind: InstituteKind | undefined, quota = '', name = ''): boolean | undefined =>
  ofQuota.get(quota) ??
  (kind === 'iit' || kind === 'nit' || kind === 'iiit' || ofGovernment.test(name) || ofStateUniversity.test(name) ? true : undefined);
