import { courseList } from '@disha/contract/courses.list';
import type { CourseCard } from '@disha/contract/courses';
import { courseLevels, entries, streams } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { selectsOf } from '../../catalog/list/filter-selects.tsx';
import { OpenToMeFilter } from '../../catalog/list/mark-places.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { FieldTiles } from '../../catalog/list/field-tiles.tsx';
import { ListFrame } from '../../catalog/list/list-frame.tsx';
import type { RowSlots } from '../../catalog/list/row-grid.tsx';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { useSearch, withSearch } from '../../catalog/search/use-search.ts';
import { useAwaitsMarks, useWanted } from '../../catalog/list/use-wanted.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { coursesTexts } from '../../messages/courses.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { useUser } from '../../session/session.ts';
import { CourseCardItem } from './course-card.tsx';
import { coursesFor, courseWish, fieldAfter, fieldChoices, fieldTiles } from './course-list.ts';
import { coursesQueries } from './courses.queries.ts';
import { BandBar } from '../../ui/band-bar.tsx';

const keys = ['stream', 'field', 'entry', 'level', 'open'] as const;
const row = (course: CourseCard, slots: RowSlots) => <CourseCardItem key={course._id} course={course} {...slots} />;

export const coursesScreen = () => withSearch(CoursesScreen);

/** `action` is the slot for the buttons on each row. */
export function CoursesScreen({ action }: { action?: ItemAction }) {
  const text = useText(coursesTexts);
  const catalog = useText(catalogTexts);
  const names = useText(taxonomyTexts);
  const list = useQuery(coursesQueries.list());
  const auto = courseWish(useUser());
  const wishes = useCatalogFilters({ name: 'courses', keys, auto });
  const { filters, search, set } = wishes;

  const all = list.data?.courses;
  const { stream, field, entry, level } = filters;
  const { found, isComing } = useSearch(courseList, all, search);
  const wanted = useWanted('courses', found, filters.open);
  const isWaiting = useAwaitsMarks(filters.open) || isComing;
  const { courses, perLevel } = useMemo(
    () => coursesFor(wanted, { search, stream, field, entry, level }),
    [wanted, search, stream, field, entry, level],
  );

  return (
    <ListFrame
      tiles={<FieldTiles label={catalog.byField} tiles={fieldTiles(all ?? [], names.fields)} />}
      text={text}
      wishes={wishes}
      query={list}
      isWaiting={isWaiting}
      items={courses}
      row={row}
      action={action}
      head={<OpenToMeFilter wishes={wishes} />}
      selects={selectsOf(wishes, [
        {
          key: 'stream',
          label: text.streamLabel,
          placeholder: text.allStreams,
          options: streams.map((value) => ({ value, label: names.streams[value] })),
          also: (value) => ({ field: fieldAfter(value, field) }),
        },
        {
          key: 'field',
          label: text.fieldLabel,
          placeholder: text.allFields,
          options: fieldChoices(stream).map((value) => ({ value, label: names.fields[value] })),
        },
        {
          key: 'entry',
          label: text.entryLabel,
          placeholder: text.allEntries,
          options: entries.map((value) => ({ value, label: names.entries[value] })),
        },
      ])}
      on={[
        {
          name: level === '' ? '' : ((names.levels as Readonly<Record<string, string>>)[level] ?? level),
          onClear: () => set('level', ''),
        },
      ]}
      below={
        <BandBar
          label={text.byLevel}
          bands={courseLevels.map((value, index) => ({
            value,
            label: names.levels[value],
            count: perLevel.get(value) ?? 0,
            colour: (['leaf', 'pale', 'blue', 'gold'] as const)[index] ?? 'line',
          }))}
          isKnown={all !== undefined && !isWaiting}
          chosen={level}
          onChoose={(value) => {
            set('level', value);
          }}
        />
      }
    />
  );
}
