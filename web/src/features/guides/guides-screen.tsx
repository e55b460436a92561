import type { GuideCard } from '@disha/contract/guides.card';
import { guideList } from '@disha/contract/guides.list';
import { guideTopics } from '@disha/contract/guides.words';
import { arrange } from '@disha/contract/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CatalogCard } from '../../catalog/list/catalog-card.tsx';
import { selectsOf } from '../../catalog/list/filter-selects.tsx';
import { IsCompared, type ItemAction } from '../../catalog/item/item-action.ts';
import { ListFrame, type CardSlots } from '../../catalog/list/list-frame.tsx';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { guidesQueries, guidesTexts } from './guides.queries.ts';

const keys = ['topic'] as const;
const cardHeight = 190;
const none: readonly GuideCard[] = [];
/** Whatever the profile says, any question may be asked. */
const nothingFromProfile = {};
const card = (guide: GuideCard, slots: CardSlots) => <GuideCardItem key={guide._id} guide={guide} {...slots} />;

function GuideCardItem({ guide, ...slots }: { guide: GuideCard } & CardSlots) {
  const { topics } = useText(guidesTexts);
  return (
    <CatalogCard to={paths.guide(guide._id)} title={guide.name} {...slots}>
      <p className="text-[.94rem] text-ink-soft">{guide.summary}</p>
      <div className="mt-auto pt-1">
        <Chip>{topics[guide.topic]}</Chip>
      </div>
    </CatalogCard>
  );
}

/** `action` is the slot for the buttons on each card. */
export function GuidesScreen({ action }: { action?: ItemAction }) {
  const text = useText(guidesTexts);
  const wishes = useCatalogFilters({ name: 'guides', keys, auto: nothingFromProfile });
  const search = wishes.search.trim();
  const { topic } = wishes.filters;
  const list = useQuery(guidesQueries.list(search));
  const found = list.data?.guides ?? none;
  const guides = useMemo(
    () => arrange(guideList, { search, topic }, { found, ...(search === '' ? { all: found } : {}) }),
    [found, search, topic],
  );
  return (
    <IsCompared value={false}>
      <ListFrame
        path={paths.guides}
        text={text}
        wishes={wishes}
        query={list}
        items={guides}
        cardHeight={cardHeight}
        card={card}
        action={action}
        selects={selectsOf(wishes, [
          {
            key: 'topic',
            label: text.topicLabel,
            className: 'max-sm:col-span-full',
            placeholder: text.allTopics,
            options: guideTopics.map((value) => ({ value, label: text.topics[value] })),
          },
        ])}
      />
    </IsCompared>
  );
}
