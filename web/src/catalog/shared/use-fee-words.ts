import { dearSeats } from '@disha/contract/fees.words';
import type { FeeBand } from '@disha/contract/fees';
import { isTooWide } from '@disha/contract/money';
import { indianDay } from '@disha/contract/indian-day';
import { feesTexts } from '../../messages/fees.ts';
import { useText } from '../../messages/locale.ts';
import { useRupees } from './use-rupees.ts';

export const isDear = ({ seat }: FeeBand): boolean => dearSeats.includes(seat);
export const isOldBand = ({ goodUntil }: FeeBand): boolean => goodUntil < indianDay();

/** "₹38,000 to ₹1,05,000 a year" */
export function useFeeWords(): (band: Pick<FeeBand, 'from' | 'to' | 'per'>) => string {
  const text = useText(feesTexts);
  const rupees = useRupees();
  return ({ from, to, per }) => {
    if (to === 0) return text.free;
    if (isTooWide({ from, to })) return text.fromOn(rupees(from), text.per[per]);
    const amount = from === to ? rupees(to) : from === 0 ? text.atMost(rupees(to)) : text.between(rupees(from), rupees(to));
    return `${amount} ${text.per[per]}`;
  };
}
