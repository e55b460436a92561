/** What somebody says of themselves to narrow the list: kept while page and person stay, never sent, never in an address. */
import { scholarshipCategories } from '@disha/contract/scholarships.words';
import { create } from 'zustand';
import { onOtherPerson } from '../../session/owner.ts';

export interface OwnWishes {
  category: string;
  income: string;
  forGirls: string;
  /** Only what fits the details on this device, or may: `yes`, `no`, or nothing said. */
  fits: '' | 'yes' | 'no';
}

const nothing: OwnWishes = { category: '', income: '', forGirls: '', fits: '' };

export const useOwnWishes = create<OwnWishes>(() => nothing);

export const wish = (some: Partial<OwnWishes>): void => {
  useOwnWishes.setState(some);
};
export const forgetWishes = (): void => {
  useOwnWishes.setState(nothing);
};
onOtherPerson(forgetWishes);

/** What a link told: groups and sums that the list knows, and nothing else. */
export function wishedIn(entered: ReadonlyMap<string, string>): Partial<OwnWishes> {
  const category = scholarshipCategories.find((one) => one === entered.get('category'));
  const income = Number(entered.get('income'));
  return {
    ...(category === undefined ? {} : { category }),
    ...(income > 0 ? { income: String(nearestCeiling(income)) } : {}),
    ...(entered.get('forGirls') === 'true' ? { forGirls: 'true' } : {}),
  };
}

/** The ceilings that schemes have; a family chooses the one it stays below. */
export const ceilings = [100_000, 200_000, 250_000, 350_000, 450_000, 600_000, 800_000];
export const highestCeiling = 800_000;
const nearestCeiling = (income: number) => ceilings.find((sum) => income <= sum) ?? highestCeiling + 1;
