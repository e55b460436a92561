import { costsTexts } from '../../messages/costs.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';

/** "Year 6", or "Year 6 (6 months)" of a part of one. */
export function useYearName(): (index: number, months: number) => string {
  const text = useText(costsTexts);
  const format = useFormat();
  return (index, months) => {
    const year = format.number(index + 1);
    return months === 12 ? text.year(year) : text.partYear(year, format.number(months));
  };
}
