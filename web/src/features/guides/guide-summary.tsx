import type { GuideCard } from '@disha/contract/guides.card';
import { BookOpenText } from 'lucide-react';
import { summaryOf, type CatalogItem } from '../../catalog/shared/item-summary.ts';
import { ChipRow, CutDescription } from '../../catalog/shared/summary-parts.tsx';
import { useText } from '../../messages/locale.ts';
import { Chip } from '../../ui/chip.tsx';
import { guidesQueries, guidesTexts } from './guides.queries.ts';

type FoundGuide = CatalogItem & Pick<GuideCard, 'topic'>;

const summaryShown = 120;

function Facts({ item }: { item: GuideCard }) {
  const { topics } = useText(guidesTexts);
  return (
    <>
      <ChipRow>
        <Chip>{topics[item.topic]}</Chip>
      </ChipRow>
      <CutDescription text={item.summary} atMost={summaryShown} />
    </>
  );
}

function useTopic() {
  const { topics } = useText(guidesTexts);
  return ({ topic }: Pick<GuideCard, 'topic'>) => topics[topic];
}

export const guideSummary = summaryOf<GuideCard, FoundGuide>({
  Icon: BookOpenText,
  Facts,
  useLine: useTopic,
  useNote: useTopic,
  load: async (queryClient, id) => (await queryClient.fetchQuery(guidesQueries.detail(id))).guide,
});
