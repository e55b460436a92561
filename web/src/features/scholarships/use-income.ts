import type { Scholarship } from '@disha/contract/scholarships.card';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useRupees } from '../../catalog/shared/use-rupees.ts';

/** Its income limit in a few words; one that is not a sum of rupees by its own words. */
export function useIncome(): (of: Pick<Scholarship, 'incomeCeiling' | 'incomeNote'>) => string {
  const { detail } = useText(scholarshipsTexts);
  const rupees = useRupees();
  return ({ incomeCeiling, incomeNote }) => (incomeCeiling === null ? (incomeNote ?? detail.noIncome) : detail.upTo(rupees(incomeCeiling)));
}
