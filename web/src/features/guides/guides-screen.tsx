import type { GuideCard } from '@disha/contract/guides.card';
import { guideList } from '@disha/contract/guides.list';
import { guideTopics } from '@disha/contract/guides.words';
import { arrange } from '@disha/contract/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CatalogRow, rowLine } from '../../catalog/list/catalog-row.tsx';
import { selectsOf } from '../../catalog/list/filter-selects.tsx';
import { IsCompared, type ItemAction } from '../../catalog/item/item-action.ts';
import { ListFrame } from '../../catalog/list/list-frame.tsx';
import type { RowSlots } from '../../catalog/list/row-grid.tsx';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { guidesQueries, guidesTexts } from './guides.queries.ts';

const keys = ['topic'] as const;
const none: readonly GuideCard[] = [];
/** Whatever the profile says, any question may be asked. */
const nothingFromProfile = {};
const row = (guide: GuideCard, slots: RowSlots) => <GuideRow key={guide._id} guide={guide} {...slots} />;

function GuideRow({ guide, ...slots }: { guide: GuideCard } & RowSlots) {
  const { topics } = useText(guidesTexts);
  return (
    <CatalogRow to={paths.guide(guide._id)} title={guide.name} {...slots}>
      <p className={`${rowLine} text-ink-soft`}>{topics[guide.topic]}</p>
    </CatalogRow>
  );
}

/** `action` is the slot for the buttons on each row. */
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
        text={text}
        wishes={wishes}
        query={list}
        items={guides}
        row={row}
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
