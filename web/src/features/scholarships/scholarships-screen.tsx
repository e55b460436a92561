import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import { arrange } from '@disha/contract/list';
import { scholarshipList } from '@disha/contract/scholarships.list';
import { scholarshipStages } from '@disha/contract/scholarships.words';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { CardPlace } from '../../catalog/catalog-card.tsx';
import { FilterBar } from '../../catalog/filter-bar.tsx';
import { FilterSelects, onOf, type SelectFilter } from '../../catalog/filter-selects.tsx';
import type { ItemAction } from '../../catalog/item-action.ts';
import { ListStates } from '../../catalog/list-states.tsx';
import { ResultLine } from '../../catalog/result-line.tsx';
import { useDebounced } from '../../catalog/use-debounced.ts';
import { useCatalogFilters } from '../../catalog/use-catalog-filters.ts';
import { WindowGrid } from '../../catalog/window-grid.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useStateOptions } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { useDetails, useFact } from '../../session/use-fact.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FitsMe, fittingOnly, useFits } from './fits-me.tsx';
import { OwnFilters, useOwnFilters } from './own-filters.tsx';
import { forgetWishes, useOwnWishes, wish } from './own-wishes.ts';
import { ScholarshipCardItem } from './scholarship-card.tsx';
import { scholarshipsQueries } from './scholarships.queries.ts';

const keys = ['state', 'stage', 'sort'] as const;
const cardHeight = 234;
const nothing = {};
const none: readonly ScholarshipCard[] = [];
const idOf = ({ _id }: ScholarshipCard) => _id;
const linkOf = ({ _id, name }: ScholarshipCard) => ({ to: paths.scholarship(_id), name });
/** `action` is the slot for a bookmark button on each card. */
export function ScholarshipsScreen({ action }: { action?: ItemAction }) {
  const text = useText(scholarshipsTexts);
  const catalog = useText(catalogTexts);
  const format = useFormat();
  const states = useStateOptions();
  const details = useDetails();
  const profile = useUser()?.state ?? undefined;
  const home = useFact('state', 'scholarships');
  // Money of other states is for nobody else, and one press shows it.
  const auto = home === undefined ? nothing : { state: home };
  const wishes = useCatalogFilters({ name: 'scholarships', keys, auto });
  const { filters, typed, set, clear, isFiltered } = wishes;
  const search = useDebounced(wishes.search.trim());
  const own = useOwnWishes();
  const mine = useOwnFilters();
  const { state, stage, sort } = filters;
  const { category, income, forGirls } = own;
  const isFitting = useFits();
  const list = useQuery(scholarshipsQueries.list(search));
  const found = list.data?.scholarships;
  const scholarships = useMemo(() => {
    const asked = { search, state, stage, category, income, forGirls, sortBy: sort };
    const left = isFitting && details !== null ? fittingOnly(found ?? none, details) : (found ?? none);
    return arrange(scholarshipList, asked, { found: left, ...(search === '' ? { all: left } : {}) });
  }, [found, search, state, stage, sort, category, income, forGirls, isFitting, details]);
  const clearAll = useCallback(() => {
    forgetWishes();
    wish({ fits: 'no' });
    clear();
  }, [clear]);

  const card = useCallback(
    (scholarship: ScholarshipCard, place?: CardPlace) => (
      <ScholarshipCardItem
        key={scholarship._id}
        scholarship={scholarship}
        place={place}
        action={action?.({ id: scholarship._id, name: scholarship.name })}
      />
    ),
    [action],
  );

  const selects: readonly SelectFilter[] = [
    {
      label: text.stateLabel,
      value: state,
      placeholder: text.allStates,
      options: states,
      onChange: (value) => {
        set('state', value);
      },
    },
    {
      label: text.stageLabel,
      value: stage,
      placeholder: text.allStages,
      options: scholarshipStages.map((value) => ({ value, label: text.stages[value] })),
      onChange: (value) => {
        set('stage', value);
      },
    },
    {
      label: catalog.sortBy,
      className: 'max-sm:col-span-full',
      value: sort === 'income' ? sort : '',
      options: [
        { value: '', label: text.sort.name },
        { value: 'income', label: text.sort.income },
      ],
      onChange: (value) => {
        set('sort', value);
      },
    },
  ];
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} lead={text.lead}>
        <div className="flex flex-wrap gap-x-5 max-sm:w-full">
          <Link to={paths.costs} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
            {text.costs}
          </Link>
          <FitsMe />
        </div>
      </PageHeader>
      <FilterBar
        searchLabel={text.searchLabel}
        searchHint={text.searchHint}
        typed={typed}
        on={[...onOf(selects), ...onOf(mine)]}
        below={<OwnFilters of={mine} />}
      >
        <FilterSelects of={selects} />
      </FilterBar>
      <ResultLine
        count={found ? text.count(format.number(scholarships.length), scholarships.length === 1) : ''}
        isFiltered={isFiltered || category !== '' || income !== '' || forGirls !== '' || isFitting}
        isFromProfile={wishes.isFromProfile}
        isFromDetails={home !== profile}
        onClear={clearAll}
      />
      <ListStates query={list} isEmpty={scholarships.length === 0} text={text} onClear={clearAll}>
        <WindowGrid label={text.title} items={scholarships} keyOf={idOf} linkOf={linkOf} cardHeight={cardHeight} card={card} />
      </ListStates>
    </Page>
  );
}
