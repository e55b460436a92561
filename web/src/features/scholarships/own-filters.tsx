import type { Category, IncomeBand, StudentDetails } from '@disha/contract/passport';
import { scholarshipCategories } from '@disha/contract/scholarships.words';
import { FilterSelects, type SelectFilter } from '../../catalog/list/filter-selects.tsx';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { RememberFacts, useRemembering } from '../../session/remember.tsx';
import { useFact } from '../../session/use-fact.ts';
import { ceilings, highestCeiling, useOwnWishes, wish, type OwnWishes } from './own-wishes.ts';
import { useRupees } from '../../catalog/shared/use-rupees.ts';

const bandEnds: readonly (readonly [IncomeBand, number])[] = [
  ['under_1l', 100_000],
  ['1l_2_5l', 250_000],
  ['2_5l_4_5l', 450_000],
  ['4_5l_8l', highestCeiling],
  ['over_8l', Number.POSITIVE_INFINITY],
];

/** Group, income and girl or boy: said only to this page. */
export function useOwnFilters(): readonly SelectFilter[] {
  const text = useText(scholarshipsTexts);
  const rupees = useRupees();
  const { category, income, forGirls } = useOwnWishes();
  const remembering = useRemembering('scholarships');
  const isIncomeKnown = useFact('incomeBand', 'scholarships') !== undefined && income === '';
  const byIncome: SelectFilter = {
    label: text.incomeLabel,
    className: 'max-lg:col-span-2 lg:w-80',
    value: income,
    placeholder: text.anyIncome,
    options: [
      ...ceilings.map((sum) => ({ value: String(sum), label: text.incomeUpTo(rupees(sum)) })),
      { value: String(highestCeiling + 1), label: text.incomeAbove(rupees(highestCeiling)) },
    ],
    onChange: (value) => {
      wish({ income: value });
      remembering.tell(detailsFromFilters({ category: '', income: value }));
    },
  };
  return [
    {
      label: text.categoryLabel,
      value: category,
      placeholder: text.allCategories,
      options: scholarshipCategories.map((value) => ({ value, label: text.categories[value] })),
      onChange: (value) => {
        wish({ category: value });
        remembering.tell(detailsFromFilters({ category: value, income: '' }));
      },
    },
    {
      label: text.girlsLabel,
      value: forGirls,
      options: [
        { value: '', label: text.girlsAndBoys },
        { value: 'true', label: text.onlyGirls },
      ],
      onChange: (value) => {
        wish({ forGirls: value });
      },
    },
    // What the details say is weighed scheme by scheme ("only what fits me"), and not asked again.
    ...(isIncomeKnown ? [] : [byIncome]),
  ];
}

const groups: Readonly<Partial<Record<string, Category>>> = { sc: 'sc', st: 'st', ews: 'ews' };

/** What the sheet of details would say of it: a group it has a word for, and the band that ends at or above the sum. */
function detailsFromFilters({ category, income }: Pick<OwnWishes, 'category' | 'income'>): StudentDetails {
  const own = groups[category];
  const band = income === '' ? undefined : bandEnds.find(([, upTo]) => Number(income) <= upTo)?.[0];
  return { ...(own === undefined ? {} : { category: own }), ...(band === undefined ? {} : { incomeBand: band }) };
}

export function OwnFilters({ of }: { of: readonly SelectFilter[] }) {
  const text = useText(scholarshipsTexts);
  const wishes = useOwnWishes();
  const remembering = useRemembering('scholarships');
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:flex">
        <FilterSelects of={of} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{text.private}</p>
      <RememberFacts by={remembering} facts={detailsFromFilters(wishes)} />
    </>
  );
}
