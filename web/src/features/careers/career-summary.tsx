import type { CareerCard } from '@disha/contract/careers.card';
import { BriefcaseBusiness } from 'lucide-react';
import { summaryOf, type CatalogItem } from '../../catalog/shared/item-summary.ts';
import { ChipRow, CutDescription, FactRows } from '../../catalog/shared/summary-parts.tsx';
import { careersTexts } from '../../messages/careers.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { Chip } from '../../ui/chip.tsx';
import { careersQueries } from './careers.queries.ts';

type FoundCareer = CatalogItem & Pick<CareerCard, 'fields'>;

const summaryShown = 120;

function Facts({ item: career }: { item: CareerCard }) {
  const text = useText(careersTexts);
  const { fields } = useText(taxonomyTexts);
  return (
    <>
      <ChipRow>
        {career.fields.slice(0, 2).map((field) => (
          <Chip key={field}>{fields[field]}</Chip>
        ))}
      </ChipRow>
      <FactRows rows={[[text.summary.sectors, career.sectors.map((sector) => text.sectors[sector]).join(' · ')]]} />
      <CutDescription text={career.summary} atMost={summaryShown} />
    </>
  );
}

export const careerSummary = summaryOf<CareerCard, FoundCareer>({
  Icon: BriefcaseBusiness,
  isMarked: true,
  Facts,
  useLine: () => {
    const { fields } = useText(taxonomyTexts);
    return (career) => career.fields.map((field) => fields[field]).join(' · ');
  },
  useNote: () => {
    const { fields } = useText(taxonomyTexts);
    return ({ fields: [field] }) => (field ? fields[field] : '');
  },
  load: async (queryClient, id) => (await queryClient.fetchQuery(careersQueries.detail(id))).career,
  comparison: async () => (await import('./career-comparison.tsx')).careerComparison,
});
