import type { CareerCard } from '@disha/contract/careers.card';
import { careerSectors, interestLetters } from '@disha/contract/careers.words';
import { entries, fields } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { selectsOf } from '../../catalog/list/filter-selects.tsx';
import { showAllItems, useHiddenItems } from '../../catalog/list/hidden-items.ts';
import { OpenToMeFilter } from '../../catalog/list/mark-places.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { FieldTiles } from '../../catalog/list/field-tiles.tsx';
import { ListFrame } from '../../catalog/list/list-frame.tsx';
import type { RowSlots } from '../../catalog/list/row-grid.tsx';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { useAwaitsMarks, useWanted } from '../../catalog/list/use-wanted.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { careersTexts } from '../../messages/careers.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CareerCardItem } from './career-card.tsx';
import { careersFor } from './career-list.ts';
import { careersQueries } from './careers.queries.ts';

const keys = ['field', 'interest', 'sector', 'entry', 'open'] as const;
const none: readonly CareerCard[] = [];
const row = (career: CareerCard, slots: RowSlots) => <CareerCardItem key={career._id} career={career} {...slots} />;
/** Somebody who looks for work looks beyond their own stream. */
const nothingFromProfile = {};

/** `action` is the slot for the buttons on each row. */
export function CareersScreen({ action }: { action?: ItemAction }) {
  const text = useText(careersTexts);
  const catalog = useText(catalogTexts);
  const names = useText(taxonomyTexts);
  const wishes = useCatalogFilters({ name: 'careers', keys, auto: nothingFromProfile });
  const { filters } = wishes;
  const search = wishes.search.trim();
  const { field, interest, sector, entry } = filters;
  const list = useQuery(careersQueries.list(search));
  const found = list.data?.careers;
  const wanted = useWanted('careers', found ?? none, filters.open);
  const isWaiting = useAwaitsMarks(filters.open);
  const hiddenIds = useHiddenItems('careers');
  const { careers, hidden } = useMemo(
    () => careersFor(wanted, { search, field, interest, sector, entry }, hiddenIds),
    [wanted, search, field, interest, sector, entry, hiddenIds],
  );

  return (
    <ListFrame
      tiles={
        <FieldTiles
          label={catalog.byField}
          tiles={fields.map((value) => ({
            to: paths.careersOf(value),
            label: names.fields[value],
            count: (found ?? none).filter((career) => career.fields.includes(value)).length,
          }))}
        />
      }
      text={text}
      wishes={wishes}
      query={list}
      isWaiting={isWaiting}
      items={careers}
      row={row}
      action={action}
      head={<OpenToMeFilter wishes={wishes} />}
      selects={selectsOf(wishes, [
        {
          key: 'field',
          label: text.fieldLabel,
          placeholder: text.allFields,
          options: fields.map((value) => ({ value, label: names.fields[value] })),
        },
        {
          key: 'interest',
          label: text.interestLabel,
          placeholder: text.allInterests,
          options: interestLetters.map((value) => ({ value, label: text.interests[value] })),
        },
        {
          key: 'sector',
          label: text.sectorLabel,
          className: 'max-sm:col-span-full',
          placeholder: text.allSectors,
          options: careerSectors.map((value) => ({ value, label: text.sectors[value] })),
        },
        {
          key: 'entry',
          label: text.entryLabel,
          className: 'max-sm:col-span-full',
          placeholder: text.anyEntry,
          options: entries.map((value) => ({ value, label: names.entries[value] })),
        },
      ])}
      foot={hidden > 0 && <HiddenCareers count={hidden} />}
    />
  );
}

/** How many are left out as not wanted, and the way back to them. */
function HiddenCareers({ count }: { count: number }) {
  const { notForMe } = useText(careersTexts);
  const format = useFormat();
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 text-ink-soft">
      {notForMe.hidden(format.number(count), count === 1)}
      <Button
        look="plain"
        className="-mx-2"
        onClick={() => {
          showAllItems('careers');
        }}
      >
        {notForMe.showAll}
      </Button>
    </p>
  );
}
