import type { Scholarship } from '@disha/contract/scholarships.card';
import { HandCoins } from 'lucide-react';
import { summaryOf, type CatalogItem } from '../../catalog/shared/item-summary.ts';
import { ChipRow, CutDescription, FactRows } from '../../catalog/shared/summary-parts.tsx';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { ScholarshipChips } from './scholarship-chips.tsx';
import { scholarshipsQueries } from './scholarships.queries.ts';
import { useIncome } from './use-income.ts';

type FoundScholarship = CatalogItem & Pick<Scholarship, 'provider'>;

const benefitShown = 120;

function Facts({ item }: { item: Scholarship }) {
  const { summary } = useText(scholarshipsTexts);
  const income = useIncome();
  return (
    <>
      <ChipRow>
        <ScholarshipChips scholarship={item} atMost={2} />
      </ChipRow>
      <FactRows rows={[[summary.income, income(item)]]} />
      <CutDescription text={item.benefit} atMost={benefitShown} />
    </>
  );
}

const provider = ({ provider: name }: FoundScholarship) => name;

export const scholarshipSummary = summaryOf<Scholarship, FoundScholarship>({
  Icon: HandCoins,
  Facts,
  useLine: () => provider,
  useNote: () => provider,
  load: async (queryClient, id) => (await queryClient.fetchQuery(scholarshipsQueries.detail(id))).scholarship,
  comparison: async () => (await import('./scholarship-comparison.tsx')).scholarshipComparison,
});
