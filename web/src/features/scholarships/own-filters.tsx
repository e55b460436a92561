import { scholarshipCategories } from '@disha/contract/scholarships.words';
import { FilterSelects, type SelectFilter } from '../../catalog/filter-selects.tsx';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useOwnWishes, wish } from './own-wishes.ts';
import { useRupees } from '../../catalog/use-rupees.ts';

/** The ceilings that schemes have; a family chooses the one it stays below. */
const ceilings = [100_000, 200_000, 250_000, 350_000, 450_000, 600_000, 800_000];
const highest = 800_000;

/** Group, income and girl or boy: said to nobody but this page. */
export function useOwnFilters(): readonly SelectFilter[] {
  const text = useText(scholarshipsTexts);
  const rupees = useRupees();
  const { category, income, forGirls } = useOwnWishes();
  return [
    {
      label: text.categoryLabel,
      value: category,
      placeholder: text.allCategories,
      options: scholarshipCategories.map((value) => ({ value, label: text.categories[value] })),
      onChange: (value) => {
        wish({ category: value });
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
    {
      label: text.incomeLabel,
      className: 'max-lg:col-span-2 lg:w-80',
      value: income,
      placeholder: text.anyIncome,
      options: [
        ...ceilings.map((sum) => ({ value: String(sum), label: text.incomeUpTo(rupees(sum)) })),
        { value: String(highest + 1), label: text.incomeAbove(rupees(highest)) },
      ],
      onChange: (value) => {
        wish({ income: value });
      },
    },
  ];
}

export function OwnFilters({ of }: { of: readonly SelectFilter[] }) {
  const text = useText(scholarshipsTexts);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:flex">
        <FilterSelects of={of} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{text.private}</p>
    </>
  );
}
