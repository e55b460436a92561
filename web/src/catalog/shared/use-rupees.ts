import { isTooWide } from '@disha/contract/money';
import { feesTexts } from '../../messages/fees.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { partsTexts } from '../../messages/parts.ts';

const perLakh = 100_000;
const inLakh = (value: number) => Math.round(value / (perLakh / 100)) / 100;

/** ₹1.7 lakh; below a lakh in full: ₹44,900 */
export function useShortRupees(): (value: number) => string {
  const format = useFormat();
  const { lakh } = useText(partsTexts);
  return (value) => (value < perLakh ? `₹${format.number(value)}` : lakh(`₹${format.number(inLakh(value))}`));
}

/** "₹1.7–4 lakh", "₹5,260–25,870"; one figure where both ends are the same. */
export function useShortRange(): (from: number, to: number) => string {
  const short = useShortRupees();
  const format = useFormat();
  const text = useText(feesTexts);
  return (from, to) => {
    if (to === 0) return text.free;
    if (from === to) return short(to);
    if (from === 0) return text.atMost(short(to));
    if (isTooWide({ from, to })) return text.from(short(from));
    const low = from < perLakh ? short(from) : `₹${format.number(inLakh(from))}`;
    return `${low}–${short(to).slice(1)}`;
  };
}

/** ₹2,50,000 */
export function useRupees(): (value: number) => string {
  const format = useFormat();
  return (value) => `${value < 0 ? '−' : ''}₹${format.number(Math.abs(value))}`;
}
