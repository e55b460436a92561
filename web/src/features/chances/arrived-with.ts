/** What a link to this feature says: the address names the exam, the fragment rank and category. */
import type { Counselling } from '@disha/contract/chances';
import type { Category } from '@disha/contract/passport';
import { blank, published, type Circumstances, type KnownCircumstances } from './circumstances.ts';

export interface Arrived {
  counselling: Counselling;
  told: Readonly<Partial<Record<string, Circumstances>>>;
}

const isNumber = (text: string | undefined): text is string => text !== undefined && Number(text) > 0;
/** As people say it, and as the sheet of details has it. */
const ofDetails: Readonly<Partial<Record<string, Category>>> = { general: 'general', ews: 'ews', obc: 'obc_ncl', sc: 'sc', st: 'st' };

/** Undefined where no counselling goes by the exam. A number is filled in where a list of it counts in that unit. */
export function arrivedWith(
  counsellings: readonly Counselling[],
  exam: string | null,
  told: ReadonlyMap<string, string>,
  known: KnownCircumstances,
): Arrived | undefined {
  const rank = told.get('rank') ?? told.get('categoryRank');
  const unit = isNumber(rank) ? 'rank' : isNumber(told.get('percentile')) ? 'percentile' : undefined;
  const by = counsellings.flatMap((counselling) =>
    counselling.lists.filter(({ examId }) => examId === exam).map((list) => ({ counselling, list })),
  );
  const found = by.find(({ list }) => list.unit === unit) ?? by[0];
  if (!found) return undefined;
  const { counselling, list } = found;
  const own = ofDetails[told.get('category') ?? ''];
  const category = counselling.categories.find(({ id }) => own !== undefined && id.toUpperCase() === published[own])?.id;
  const value = told.get(unit ?? '');
  const categoryRank = told.get('categoryRank');
  if (unit === undefined && category === undefined) return { counselling, told: {} };
  const filled: Circumstances = {
    ...blank(counselling, known),
    list: list.id,
    ...(list.unit === unit && isNumber(value) ? { value } : {}),
    ...(list.unit === 'rank' && isNumber(categoryRank) ? { categoryValue: categoryRank } : {}),
    ...(category === undefined ? {} : { category }),
  };
  return { counselling, told: { [counselling.id]: filled } };
}
