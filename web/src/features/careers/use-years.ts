import { careersTexts } from '../../messages/careers.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';

/** "4 years", "2.5 years". */
export function useYears(): (years: number) => string {
  const { detail } = useText(careersTexts);
  const format = useFormat();
  return (years) => (years === 0 ? detail.atOnce : detail.years(format.number(years), years === 1));
}
