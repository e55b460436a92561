import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import { arrange } from '@disha/contract/list';
import { scholarshipList } from '@disha/contract/scholarships.list';
import { scholarshipStages } from '@disha/contract/scholarships.words';
import { states as allStates } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { onOf, selectsOf } from '../../catalog/list/filter-selects.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ListFrame } from '../../catalog/list/list-frame.tsx';
import type { RowSlots } from '../../catalog/list/row-grid.tsx';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useStateOptions } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { useEnteredInAddress } from '../../session/entered-in-address.ts';
import { useDetails, useFact } from '../../session/use-fact.ts';
import { Link } from '../../ui/link.tsx';
import { FitsMe, fittingOnly, useFits } from './fits-me.tsx';
import { OwnFilters, useOwnFilters } from './own-filters.tsx';
import { OwnHelp } from './own-help.tsx';
import { forgetWishes, useOwnWishes, wish, wishedIn } from './own-wishes.ts';
import { ScholarshipCardItem } from './scholarship-card.tsx';
import { scholarshipsQueries } from './scholarships.queries.ts';

const keys = ['state', 'stage', 'sort'] as const;
const nothing = {};
const none: readonly ScholarshipCard[] = [];
const row = (scholarship: ScholarshipCard, slots: RowSlots) => (
  <ScholarshipCardItem key={scholarship._id} scholarship={scholarship} {...slots} />
);

/** `action` is the slot for the buttons on each row. */
export function ScholarshipsScreen({ action }: { action?: ItemAction }) {
  const text = useText(scholarshipsTexts);
  const catalog = useText(catalogTexts);
  const states = useStateOptions();
  const details = useDetails();
  const profile = useUser()?.state ?? undefined;
  const home = useFact('state', 'scholarships');
  // Money of other states is only for students there, and one press shows it.
  const auto = home === undefined ? nothing : { state: home };
  const wishes = useCatalogFilters({ name: 'scholarships', keys, auto });
  const { filters, clear } = wishes;
  const search = wishes.search.trim();
  const entered = useEnteredInAddress();
  useEffect(() => wish(wishedIn(entered)), [entered]);
  const own = useOwnWishes();
  const mine = useOwnFilters();
  const { state, stage, sort } = filters;
  const { category, income, forGirls } = own;
  const isFitting = useFits();
  const list = useQuery(scholarshipsQueries.list(search));
  const found = list.data?.scholarships;
  const scholarships = useMemo(() => {
    // What a state gives its own comes first there; of all India what is for everybody.
    const sortBy = sort === '' && state === '' && search === '' ? 'most' : sort;
    const asked = { search, state, stage, category, income, forGirls, sortBy };
    const left = isFitting && details !== null ? fittingOnly(found ?? none, details) : (found ?? none);
    return arrange(scholarshipList, asked, { found: left, ...(search === '' ? { all: left } : {}) });
  }, [found, search, state, stage, sort, category, income, forGirls, isFitting, details]);
  const clearAll = useCallback(() => {
    forgetWishes();
    wish({ fits: 'no' });
    clear();
  }, [clear]);

  const chosen = allStates.find((each) => each === state);
  const isOwnFiltered = category !== '' || income !== '' || forGirls !== '' || isFitting;
  return (
    <ListFrame
      text={text}
      wishes={{ ...wishes, clear: clearAll, isFiltered: wishes.isFiltered || isOwnFiltered }}
      isFromDetails={home !== profile}
      query={list}
      items={scholarships}
      row={row}
      action={action}
      note={
        chosen !== undefined &&
        search === '' &&
        found && <OwnHelp state={chosen} isOwnKnown={found.some((each) => each.state === chosen)} />
      }
      head={
        <div className="flex flex-wrap gap-x-5 max-sm:w-full">
          <Link to={paths.costs} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
            {text.costs}
          </Link>
          <FitsMe />
        </div>
      }
      selects={selectsOf(wishes, [
        { key: 'state', label: text.stateLabel, placeholder: text.allStates, options: states },
        {
          key: 'stage',
          label: text.stageLabel,
          placeholder: text.allStages,
          options: scholarshipStages.map((value) => ({ value, label: text.stages[value] })),
        },
        {
          key: 'sort',
          label: catalog.sortBy,
          className: 'max-sm:col-span-full',
          value: sort === 'income' || sort === 'name' ? sort : '',
          options: [
            { value: '', label: text.sort.most },
            { value: 'name', label: text.sort.name },
            { value: 'income', label: text.sort.income },
          ],
        },
      ])}
      on={onOf(mine)}
      below={<OwnFilters of={mine} />}
    />
  );
}
