import type { CareerCard } from '@disha/contract/careers.card';
import { careerSectors, interestLetters } from '@disha/contract/careers.words';
import { fields } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { CardPlace } from '../../catalog/catalog-card.tsx';
import { FilterBar } from '../../catalog/filter-bar.tsx';
import { FilterSelects, onOf, type SelectFilter } from '../../catalog/filter-selects.tsx';
import { showAllItems, useHiddenItems } from '../../catalog/hidden-items.ts';
import { OpenToMe } from '../../catalog/mark-places.tsx';
import type { ItemAction } from '../../catalog/item-action.ts';
import { ListStates } from '../../catalog/list-states.tsx';
import { ResultLine } from '../../catalog/result-line.tsx';
import { useCatalogFilters } from '../../catalog/use-catalog-filters.ts';
import { useDebounced } from '../../catalog/use-debounced.ts';
import { useAwaitsMarks, useWanted } from '../../catalog/use-wanted.ts';
import { WindowGrid } from '../../catalog/window-grid.tsx';
import { careersTexts } from '../../messages/careers.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CareerCardItem } from './career-card.tsx';
import { careersFor } from './career-list.ts';
import { careersQueries } from './careers.queries.ts';

const keys = ['field', 'interest', 'sector', 'open'] as const;
const cardHeight = 256;
const none: readonly CareerCard[] = [];
const idOf = ({ _id }: CareerCard) => _id;
const linkOf = ({ _id, name }: CareerCard) => ({ to: paths.career(_id), name });
/** Somebody who looks for work looks beyond their own stream. */
const nothingFromProfile = {};

/** `action` is the slot for a bookmark button on each card. */
export function CareersScreen({ action }: { action?: ItemAction }) {
  const text = useText(careersTexts);
  const names = useText(taxonomyTexts);
  const format = useFormat();
  const wishes = useCatalogFilters({ name: 'careers', keys, auto: nothingFromProfile });
  const { filters, typed, set, clear, isFiltered } = wishes;
  const search = useDebounced(wishes.search.trim());
  const { field, interest, sector } = filters;
  const list = useQuery(careersQueries.list(search));
  const found = list.data?.careers;
  const wanted = useWanted('careers', found ?? none, filters.open);
  const isWaiting = useAwaitsMarks(filters.open);
  const hiddenIds = useHiddenItems('careers');
  const { careers, hidden } = useMemo(
    () => careersFor(wanted, { search, field, interest, sector }, hiddenIds),
    [wanted, search, field, interest, sector, hiddenIds],
  );

  const card = useCallback(
    (career: CareerCard, place?: CardPlace) => (
      <CareerCardItem key={career._id} career={career} place={place} action={action?.({ id: career._id, name: career.name })} />
    ),
    [action],
  );

  const selects: readonly SelectFilter[] = [
    {
      label: text.fieldLabel,
      value: field,
      placeholder: text.allFields,
      options: fields.map((value) => ({ value, label: names.fields[value] })),
      onChange: (value) => {
        set('field', value);
      },
    },
    {
      label: text.interestLabel,
      value: interest,
      placeholder: text.allInterests,
      options: interestLetters.map((value) => ({ value, label: text.interests[value] })),
      onChange: (value) => {
        set('interest', value);
      },
    },
    {
      label: text.sectorLabel,
      className: 'max-sm:col-span-full',
      value: sector,
      placeholder: text.allSectors,
      options: careerSectors.map((value) => ({ value, label: text.sectors[value] })),
      onChange: (value) => {
        set('sector', value);
      },
    },
  ];
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} lead={text.lead}>
        <OpenToMe
          chosen={filters.open}
          onChoose={(value) => {
            set('open', value);
          }}
        />
      </PageHeader>
      <FilterBar searchLabel={text.searchLabel} searchHint={text.searchHint} typed={typed} on={onOf(selects)}>
        <FilterSelects of={selects} />
      </FilterBar>
      <ResultLine
        count={found && !isWaiting ? text.count(format.number(careers.length), careers.length === 1) : ''}
        isFiltered={isFiltered}
        isFromProfile={false}
        onClear={clear}
      />
      <ListStates query={list} isWaiting={isWaiting} isEmpty={careers.length === 0} text={text} onClear={clear}>
        <WindowGrid label={text.title} items={careers} keyOf={idOf} linkOf={linkOf} cardHeight={cardHeight} card={card} />
      </ListStates>
      {hidden > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 text-ink-soft">
          {text.notForMe.hidden(format.number(hidden), hidden === 1)}
          <Button
            look="plain"
            className="-mx-2"
            onClick={() => {
              showAllItems('careers');
            }}
          >
            {text.notForMe.showAll}
          </Button>
        </p>
      )}
    </Page>
  );
}
