/** How each counselling whose numbers bear a call is fitted, and what a call looks at in its lines. */
import { scopeOf, type CounsellingTables } from './counsellings.ts';
import type { FitSettings } from './fit.ts';
import type { Known } from './predict.ts';
import type { Institute, InstituteKind, Line, OwnerKind } from './types.ts';

/**
 * Many years of many kinds of institutes; two kinds have moved together more than their earlier years told, and IITs less each by itself.
 * Chosen on 2023 to 2025, each held out: docs/chances.md.
 */
const national: FitSettings = {
  leastBefore: 2,
  leastTried: 3,
  hasDrift: true,
  shift: { every: 0, groups: { iiit: 0.05, gfti: 0.08, 'gfti-home': 0.08 } },
  narrower: { iit: 0.9 },
};

/**
 * Three years: one step is all that is known before the year that is tried. It tells no direction, and nothing of how far such a list
 * moves as a whole, which is thought to be a tenth in a usual year.
 */
const ofState: FitSettings = { leastBefore: 1, leastTried: 2, hasDrift: false, shift: { every: 0.1, isFixed: true }, tails: 4 };

const own: Readonly<Record<string, FitSettings>> = {
  tgeapcet: { ...ofState, caution: 0.1 },
  kcet: { ...ofState, upTo: 180_000 },
};

export const fitSettingsOf = ({ id }: Pick<CounsellingTables, 'id'>): FitSettings => own[id] ?? national;

const ownerOf = ({ government }: Institute): OwnerKind => (government === undefined ? 'other' : government ? 'government' : 'private');

/** A kind of institute where the counselling has such, else whose it is. */
export function yearsToLearnFrom(
  counselling: CounsellingTables,
  institute: Institute,
  { quota, category, gender, pwd, history }: Omit<Line, 'institute' | 'programme'>,
): Known & { history: Line['history'] } {
  const isNational = counselling.nationalInstitutes === true;
  const kind: InstituteKind | OwnerKind = isNational ? (institute.kind ?? 'gfti') : ownerOf(institute);
  const home = isNational && scopeOf(counselling, quota) === 'home';
  return { kind, home, pwd, history, ...(counselling.ownOrders ? { seats: { gender, category } } : { pool: category }) };
}
