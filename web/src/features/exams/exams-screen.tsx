import type { ListedExam } from '@disha/contract/exams.card';
import { examList } from '@disha/contract/exams.list';
import { entries, isMonth, isState, isStream, streams } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { selectsOf } from '../../catalog/list/filter-selects.tsx';
import { OpenToMeFilter } from '../../catalog/list/mark-places.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ListFrame } from '../../catalog/list/list-frame.tsx';
import type { RowSlots } from '../../catalog/list/row-grid.tsx';
import { useSearch, withSearch } from '../../catalog/search/use-search.ts';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { useAwaitsMarks, useWanted } from '../../catalog/list/use-wanted.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { Link } from '../../ui/link.tsx';
import { ExamCardItem } from './exam-card.tsx';
import { examsFor } from './exam-list.ts';
import { examsQueries } from './exams.queries.ts';
import { YearStrip } from './year-strip.tsx';

const keys = ['purpose', 'stream', 'entry', 'state', 'month', 'open', 'sort'] as const;
const row = (exam: ListedExam, slots: RowSlots) => <ExamCardItem key={exam._id} exam={exam} {...slots} />;
const linkLook = 'me-2 inline-flex min-h-tap items-center text-sm font-semibold text-blue-deep underline underline-offset-4';

export const examsScreen = () => withSearch(ExamsScreen);

/** `action` is the slot for the buttons on each row. */
export function ExamsScreen({ action }: { action?: ItemAction }) {
  const text = useText(examsTexts);
  const catalog = useText(catalogTexts);
  const { streams: streamTexts, entries: entryTexts } = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const list = useQuery(examsQueries.list());
  const choices = useQuery(examsQueries.filters());
  const auto = useProfileFilter(choices.data?.streams, choices.isPending);
  const wishes = useCatalogFilters({ name: 'exams', keys, auto });
  const { filters, search, set } = wishes;

  const all = list.data?.exams;
  const { purpose, state, stream, entry, month, sort } = filters;
  const { found, isComing } = useSearch(examList, all, search);
  const wanted = useWanted('exams', found, filters.open);
  const isWaiting = useAwaitsMarks(filters.open) || isComing || !wishes.isReady;
  const { exams, perMonth } = useMemo(
    () => examsFor(wanted, { search, purpose, state, stream, entry, month, sort }),
    [wanted, search, purpose, state, stream, entry, month, sort],
  );
  const isHere = all !== undefined && !isWaiting;

  return (
    <ListFrame
      text={text}
      wishes={wishes}
      query={list}
      isWaiting={isWaiting}
      items={exams}
      row={row}
      action={action}
      head={
        <>
          <Link to={paths.states} className={linkLook}>
            {text.byState}
          </Link>
          <Link to={paths.calendar} className={linkLook}>
            {text.calendar}
          </Link>
          <OpenToMeFilter wishes={wishes} />
        </>
      }
      isSearchAlone
      selects={selectsOf(wishes, [
        {
          key: 'purpose',
          label: text.purposeLabel,
          placeholder: text.allPurposes,
          options: (choices.data?.purposes ?? []).map(({ value, count }) => ({
            value,
            label: text.counted(text.purposes[value], format.number(count)),
          })),
        },
        {
          key: 'state',
          label: text.stateLabel,
          placeholder: text.allStates,
          options: (choices.data?.states ?? []).map(({ value, count }) => ({
            value,
            label: text.counted(stateName(value), format.number(count)),
          })),
        },
        {
          key: 'stream',
          label: text.streamLabel,
          placeholder: text.allStreams,
          options: (choices.data?.streams ?? streams).map((value) => ({ value, label: streamTexts[value] })),
        },
        {
          key: 'entry',
          label: text.entryLabel,
          placeholder: text.allEntries,
          options: entries.map((value) => ({ value, label: entryTexts[value] })),
        },
        {
          key: 'sort',
          label: catalog.sortBy,
          value: sort === 'streams' || sort === 'name' ? sort : '',
          options: [
            { value: '', label: text.sort.common },
            { value: 'name', label: text.sort.name },
            { value: 'streams', label: text.sort.streams },
          ],
        },
      ])}
      on={[{ name: isMonth(month) ? format.month(month) : '', onClear: () => set('month', '') }]}
      below={
        <YearStrip
          counts={isHere ? perMonth : undefined}
          chosen={month}
          onChoose={(value) => {
            set('month', value);
          }}
        />
      }
      note={
        isState(state) && (
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
        )
      }
    />
  );
}

/** The person's stream, if there are exams for it; null while that is not known. A failed answer filters nothing. */
function useProfileFilter(available: readonly string[] | undefined, isPending: boolean) {
  const stream = useUser()?.stream;
  if (!isStream(stream)) return {};
  if (isPending) return null;
  return available?.includes(stream) === true ? { stream } : {};
}
