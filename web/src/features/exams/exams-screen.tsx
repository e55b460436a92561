import type { ExamCard } from '@disha/contract/exams.card';
import { searchableExam } from '@disha/contract/exams.list';
import { entries, isMonth, isState, isStream, streams } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { CardPlace } from '../../catalog/catalog-card.tsx';
import { FilterBar } from '../../catalog/filter-bar.tsx';
import { FilterSelects, onOf, type SelectFilter } from '../../catalog/filter-selects.tsx';
import { OpenToMe } from '../../catalog/mark-places.tsx';
import type { ItemAction } from '../../catalog/item-action.ts';
import { ListStates } from '../../catalog/list-states.tsx';
import { ResultLine } from '../../catalog/result-line.tsx';
import { useSearch } from '../../catalog/use-search.ts';
import { useCatalogFilters } from '../../catalog/use-catalog-filters.ts';
import { useAwaitsMarks, useWanted } from '../../catalog/use-wanted.ts';
import { WindowGrid } from '../../catalog/window-grid.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExamCardItem } from './exam-card.tsx';
import { examsFor } from './exam-list.ts';
import { examsQueries } from './exams.queries.ts';
import { YearStrip } from './year-strip.tsx';

const keys = ['purpose', 'stream', 'entry', 'state', 'month', 'open', 'sort'] as const;
const cardHeight = 234;
const linkLook = 'me-4 inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';
const idOf = ({ _id }: ExamCard) => _id;
const linkOf = ({ _id, name }: ExamCard) => ({ to: paths.exam(_id), name });

/** `action` is the slot for a bookmark button on each card. */
export function ExamsScreen({ action }: { action?: ItemAction }) {
  const text = useText(examsTexts);
  const catalog = useText(catalogTexts);
  const { streams: streamTexts, entries: entryTexts } = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const list = useQuery(examsQueries.list());
  const choices = useQuery(examsQueries.filters());
  const auto = useProfileFilter(choices.data?.streams, choices.isPending);
  const { filters, typed, search, set, clear, isFiltered, isFromProfile, isReady } = useCatalogFilters({ name: 'exams', keys, auto });

  const all = list.data?.exams;
  const { purpose, state, stream, entry, month, sort } = filters;
  const find = useSearch(all, searchableExam);
  const found = useMemo(() => find(search), [find, search]);
  const wanted = useWanted('exams', found, filters.open);
  const isWaiting = useAwaitsMarks(filters.open) || !isReady;
  const { exams, perMonth } = useMemo(
    () => examsFor(wanted, { search, purpose, state, stream, entry, month, sort }),
    [wanted, search, purpose, state, stream, entry, month, sort],
  );
  const isHere = all !== undefined && !isWaiting;

  const card = useCallback(
    (exam: ExamCard, place?: CardPlace) => (
      <ExamCardItem key={exam._id} exam={exam} place={place} action={action?.({ id: exam._id, name: exam.name })} />
    ),
    [action],
  );

  const selects: readonly SelectFilter[] = [
    {
      label: text.purposeLabel,
      value: purpose,
      placeholder: text.allPurposes,
      options: (choices.data?.purposes ?? []).map(({ value, count }) => ({
        value,
        label: text.counted(text.purposes[value], format.number(count)),
      })),
      onChange: (value) => {
        set('purpose', value);
      },
    },
    {
      label: text.stateLabel,
      value: state,
      placeholder: text.allStates,
      options: (choices.data?.states ?? []).map(({ value, count }) => ({
        value,
        label: text.counted(stateName(value), format.number(count)),
      })),
      onChange: (value) => {
        set('state', value);
      },
    },
    {
      label: text.streamLabel,
      value: stream,
      placeholder: text.allStreams,
      options: (choices.data?.streams ?? streams).map((value) => ({ value, label: streamTexts[value] })),
      onChange: (value) => {
        set('stream', value);
      },
    },
    {
      label: text.entryLabel,
      value: entry,
      placeholder: text.allEntries,
      options: entries.map((value) => ({ value, label: entryTexts[value] })),
      onChange: (value) => {
        set('entry', value);
      },
    },
    {
      label: catalog.sortBy,
      value: sort === 'streams' ? sort : '',
      options: [
        { value: '', label: text.sort.name },
        { value: 'streams', label: text.sort.streams },
      ],
      onChange: (value) => {
        set('sort', value);
      },
    },
  ];
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} lead={text.lead}>
        <Link to={paths.states} className={linkLook}>
          {text.byState}
        </Link>
        <Link to={paths.calendar} className={linkLook}>
          {text.calendar}
        </Link>
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
        isAlone
        on={onOf(selects, { name: isMonth(month) ? format.month(month) : '', onClear: () => set('month', '') })}
        below={
          <YearStrip
            counts={isHere ? perMonth : undefined}
            chosen={month}
            onChoose={(value) => {
              set('month', value);
            }}
          />
        }
      >
        <FilterSelects of={selects} />
      </FilterBar>
      <ResultLine
        count={isHere ? text.count(format.number(exams.length), exams.length === 1) : ''}
        isFiltered={isFiltered}
        isFromProfile={isHere && isFromProfile}
        onClear={clear}
      />
      {isState(state) && (
        <p className="mb-3 text-sm text-ink-soft">
          {text.ofState(stateName(state))}{' '}
          <button
            type="button"
            className="min-h-tap font-semibold text-blue-deep underline underline-offset-4"
            onClick={() => {
              set('state', '');
            }}
          >
            {text.forAllIndia}
          </button>
        </p>
      )}
      <ListStates query={list} isWaiting={isWaiting} isEmpty={exams.length === 0} text={text} onClear={clear}>
        <WindowGrid label={text.title} items={exams} keyOf={idOf} linkOf={linkOf} cardHeight={cardHeight} card={card} />
      </ListStates>
    </Page>
  );
}

/** The person's stream, if there are exams for it; null while that is not known. A failed answer filters nothing. */
function useProfileFilter(available: readonly string[] | undefined, isPending: boolean) {
  const stream = useUser()?.stream;
  if (!isStream(stream)) return {};
  if (isPending) return null;
  return available?.includes(stream) === true ? { stream } : {};
}
