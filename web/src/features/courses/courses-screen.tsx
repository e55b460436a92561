import { searchableCourse } from '@disha/contract/courses.list';
import type { CourseCard } from '@disha/contract/courses';
import { courseLevels, entries, streams } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { CardPlace } from '../../catalog/catalog-card.tsx';
import { FilterBar } from '../../catalog/filter-bar.tsx';
import { FilterSelects, onOf, type SelectFilter } from '../../catalog/filter-selects.tsx';
import { OpenToMe } from '../../catalog/mark-places.tsx';
import type { ItemAction } from '../../catalog/item-action.ts';
import { ListStates } from '../../catalog/list-states.tsx';
import { PartsPicture } from '../../catalog/parts-picture.tsx';
import { ResultLine } from '../../catalog/result-line.tsx';
import { useCatalogFilters } from '../../catalog/use-catalog-filters.ts';
import { useSearch } from '../../catalog/use-search.ts';
import { useAwaitsMarks, useWanted } from '../../catalog/use-wanted.ts';
import { WindowGrid } from '../../catalog/window-grid.tsx';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CourseCardItem } from './course-card.tsx';
import { coursesFor, courseWish, fieldAfter, fieldChoices } from './course-list.ts';
import { coursesQueries } from './courses.queries.ts';

const keys = ['stream', 'field', 'entry', 'level', 'open'] as const;
const cardHeight = 216;
const idOf = ({ _id }: CourseCard) => _id;
const linkOf = ({ _id, name }: CourseCard) => ({ to: paths.course(_id), name });

/** `action` is the slot for a bookmark button on each card. */
export function CoursesScreen({ action }: { action?: ItemAction }) {
  const text = useText(coursesTexts);
  const names = useText(taxonomyTexts);
  const format = useFormat();
  const list = useQuery(coursesQueries.list());
  const auto = courseWish(useUser());
  const { filters, typed, search, set, clear, isFiltered, isFromProfile } = useCatalogFilters({ name: 'courses', keys, auto });

  const all = list.data?.courses;
  const find = useSearch(all, searchableCourse);
  const { stream, field, entry, level } = filters;
  const found = useMemo(() => find(search), [find, search]);
  const wanted = useWanted('courses', found, filters.open);
  const isWaiting = useAwaitsMarks(filters.open);
  const { courses, perLevel } = useMemo(
    () => coursesFor(wanted, { search, stream, field, entry, level }),
    [wanted, search, stream, field, entry, level],
  );

  const card = useCallback(
    (course: CourseCard, place?: CardPlace) => (
      <CourseCardItem key={course._id} course={course} place={place} action={action?.({ id: course._id, name: course.name })} />
    ),
    [action],
  );

  const selects: readonly SelectFilter[] = [
    {
      label: text.streamLabel,
      value: stream,
      placeholder: text.allStreams,
      options: streams.map((value) => ({ value, label: names.streams[value] })),
      onChange: (value) => {
        set('stream', value, { field: fieldAfter(value, field) });
      },
    },
    {
      label: text.fieldLabel,
      value: field,
      placeholder: text.allFields,
      options: fieldChoices(stream).map((value) => ({ value, label: names.fields[value] })),
      onChange: (value) => {
        set('field', value);
      },
    },
    {
      label: text.entryLabel,
      value: entry,
      placeholder: text.allEntries,
      options: entries.map((value) => ({ value, label: names.entries[value] })),
      onChange: (value) => {
        set('entry', value);
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
      <FilterBar
        searchLabel={text.searchLabel}
        searchHint={text.searchHint}
        typed={typed}
        on={onOf(selects, {
          name: level === '' ? '' : ((names.levels as Readonly<Record<string, string>>)[level] ?? level),
          onClear: () => set('level', ''),
        })}
        below={
          <PartsPicture
            label={text.byLevel}
            parts={courseLevels.map((value) => ({ value, label: names.levels[value], count: perLevel.get(value) ?? 0 }))}
            isKnown={all !== undefined && !isWaiting}
            chosen={level}
            onChoose={(value) => {
              set('level', value);
            }}
          />
        }
      >
        <FilterSelects of={selects} />
      </FilterBar>
      <ResultLine
        count={all && !isWaiting ? text.count(format.number(courses.length), courses.length === 1) : ''}
        isFiltered={isFiltered}
        isFromProfile={all !== undefined && isFromProfile}
        onClear={clear}
      />
      <ListStates query={list} isWaiting={isWaiting} isEmpty={courses.length === 0} text={text} onClear={clear}>
        <WindowGrid label={text.title} items={courses} keyOf={idOf} linkOf={linkOf} cardHeight={cardHeight} card={card} />
      </ListStates>
    </Page>
  );
}
