import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { partsTexts } from '../../messages/parts.ts';

/** ₹1.7 lakh; below a lakh in full: ₹44,900 */
export function useShortRupees(): (value: number) => string {
  const format = useFormat();
  const { lakh } = useText(partsTexts);
  return (value) => (value < perLakh ? `₹${format.number(value)}` : lakh(`₹${format.number(Math.round(value / (perLakh / 100)) / 100)}`));
}

const perLakh = 100_000;

/** ₹2,50,000 */
export function useRupees(): (value: number) => string {
  const format = useFormat();
  return (value) => `${value < 0 ? '−' : ''}₹${format.number(Math.abs(value))}`;
}
