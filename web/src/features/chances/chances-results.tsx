import type { ChanceCounts, ChanceLine, ChancesAsked, Counselling } from '@disha/contract/chances';
import { chanceBands, chanceKinds, chanceSorts, type ChanceBand } from '@disha/contract/chances.words';
import { fields, type State } from '@disha/contract/taxonomy';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FilterFold } from '../../catalog/list/filter-fold.tsx';
import { onOf, type SelectFilter } from '../../catalog/list/filter-selects.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { Failed } from '../../catalog/list/list-states.tsx';
import { GuideLinks } from '../../catalog/item/guide-links.tsx';
import { guidesOfCounselling } from '../../catalog/item/guides-of.ts';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { useDebounced } from '../../catalog/search/use-debounced.ts';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateOptions } from '../../messages/taxonomy.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AskedConditions } from './asked-conditions.tsx';
import { ChanceRow } from './chance-row.tsx';
import { chancesQueries } from './chances.queries.ts';
import { AddToList, ListBar } from './list/add-to-list.tsx';
import { pickLine } from './pick-line.ts';
import { OwnState, SaidFirst } from './said-first.tsx';
import { mostLikelyLine, seatOf } from './seat.ts';
import { ComparedLines, mostCompared } from './compared-lines.tsx';

type ChancesFilters = Pick<ChancesAsked, 'band' | 'instituteState' | 'kind' | 'course' | 'field' | 'search' | 'sortBy' | 'conditions'>;

const given = (filters: ChancesFilters): ChancesFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')) as ChancesFilters;

interface ChancesResultsProps {
  asked: ChancesAsked;
  counselling: Counselling;
  /** All there are, of which one may be the student's own state's. */
  counsellings: readonly Counselling[];
  action?: ItemAction | undefined;
  onChoose: (counselling: Counselling) => void;
}

/** The lines by band, with what narrows and sorts them. */
export function ChancesResults({ asked, counselling, counsellings, action, onChoose }: ChancesResultsProps) {
  const { results: text, loading } = useText(chancesTexts);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Of this question: another one begins with none. */
  const of = JSON.stringify(asked);
  const [filters, setFilters] = useEntryState<ChancesFilters>(`filters of ${of}`, {});
  /** As the line called it from which the course was chosen. */
  const [courseName, setCourseName] = useEntryState(`course of ${of}`, '');
  /** Whatever is filtered meanwhile. */
  const [compared, setCompared] = useEntryState<readonly ChanceLine[]>(`compared of ${of}`, []);
  const search = useDebounced(filters.search);
  const query = useInfiniteQuery({
    ...chancesQueries.lines({ ...asked, ...given({ ...filters, search }) }),
    placeholderData: keepPreviousData,
  });
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  const best = mostLikelyLine(lines);
  const counts = query.data?.pages[0]?.counts;
  const change = (more: ChancesFilters) => setFilters({ ...filters, ...more });
  const band = filters.band;
  const { band: _band, sortBy: _sortBy, conditions, ...bounds } = given(filters);
  const question: ChancesAsked = conditions ? { ...asked, conditions } : asked;
  const onlyCourse = (course: string, called: string) => {
    setCourseName(called);
    change({ course });
  };
  return (
    <section aria-labelledby="chances-results" className="mt-8 flex flex-col gap-4">
      <h2 ref={heading} id="chances-results" className="text-heading" tabIndex={-1}>
        {text.title}
      </h2>
      <SaidFirst asked={question} counselling={counselling} />
      <OwnState {...{ asked, counselling, counsellings, onChoose }} />
      {counselling.calls && counts && <Bands counts={counts} band={band} onChoose={(next) => change({ band: next })} />}
      {band !== undefined && counselling.tried && (
        <p className="text-ink-soft">{text.bandHints[band](format.number(counselling.tried[band]), String(counselling.tried.year))}</p>
      )}
      {counts && (
        <AskedConditions
          counselling={counselling}
          fulfilled={conditions ?? []}
          left={counts.conditional}
          onChange={(next) => change({ conditions: next.length === 0 ? undefined : [...next] })}
        />
      )}
      <Narrowing filters={filters} home={asked.class12State} onChange={change} />
      {filters.course !== undefined && (
        <Button look="quiet" className="self-start" onClick={() => change({ course: undefined })}>
          {text.everyCourse(courseName)}
        </Button>
      )}
      {query.error && lines.length === 0 ? (
        <Failed query={query} />
      ) : query.isPending ? (
        <SkeletonCards label={loading} />
      ) : lines.length === 0 ? (
        <EmptyState
          title={text.none}
          level={3}
          action={
            <Button look="quiet" onClick={() => setFilters(given({ conditions }))}>
              {text.clear}
            </Button>
          }
        >
          {text.noneHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2" aria-busy={query.isFetching}>
          {lines.map((line) => {
            const { collegeId, name } = line.institute;
            const others = compared.filter(({ id }) => id !== line.id);
            const isCompared = others.length < compared.length;
            const hasRoom = isCompared || compared.length < mostCompared;
            return (
              <ChanceRow
                key={line.id}
                line={line}
                counselling={counselling}
                isCompared={isCompared}
                onCompare={hasRoom ? () => setCompared(isCompared ? others : [...others, line]) : undefined}
                onOnlyCourse={filters.course === undefined ? onlyCourse : undefined}
                add={<AddToList line={line} counselling={counselling} question={question} filters={bounds} />}
                action={collegeId === undefined ? undefined : action?.({ id: collegeId, name })}
              />
            );
          })}
        </ul>
      )}
      {query.isFetchNextPageError && lines.length > 0 ? (
        <Failed query={{ ...query, refetch: query.fetchNextPage }} />
      ) : (
        query.hasNextPage && (
          <Button look="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.more}
          </Button>
        )
      )}
      <ListBar counselling={counselling} isShown={compared.length === 0} />
      {compared.length > 0 && (
        <ComparedLines lines={compared} counselling={counselling} onChange={setCompared} onLastGone={() => heading.current?.focus()} />
      )}
      <GuideLinks ids={guidesOfCounselling(counselling)} className="mt-4" />
      <WhatNext
        answer={{ after: 'chances', counselling: counselling.id, seat: best && seatOf(best, counselling) }}
        onFollow={(step) => best && step === 'chancesPlan' && pickLine(best, counselling)}
        className="mt-4"
      />
      <p className="text-sm text-ink-soft">{text.source(counselling.sources.join('; '), format.list(counselling.years.map(String)))}</p>
    </section>
  );
}

function Bands({
  counts,
  band,
  onChoose,
}: {
  counts: ChanceCounts;
  band: ChanceBand | undefined;
  onChoose: (band: ChanceBand | undefined) => void;
}) {
  const { results: text } = useText(chancesTexts);
  const format = useFormat();
  const all = counts.none + chanceBands.reduce((sum, each) => sum + counts[each], 0);
  const choices = [
    { band: undefined, name: text.all, count: all },
    ...chanceBands.map((each) => ({ band: each, name: text.bands[each], count: counts[each] })),
  ];
  return (
    <div role="group" aria-label={text.band} className="flex flex-wrap items-center gap-2">
      {choices.map((choice) => (
        <Button
          key={choice.name}
          look={choice.band === band ? 'main' : 'quiet'}
          aria-pressed={choice.band === band}
          onClick={() => onChoose(choice.band)}
        >
          {text.count(choice.name, format.number(choice.count))}
        </Button>
      ))}
      {/* No band, so nothing to press; with them the counts add up. */}
      {counts.none > 0 && <span className="px-2 text-ink-soft">{text.count(text.noCallShort, format.number(counts.none))}</span>}
    </div>
  );
}

interface NarrowingProps {
  filters: ChancesFilters;
  /** Where the student passed Class 12. */
  home: State | undefined;
  onChange: (more: ChancesFilters) => void;
}

function Narrowing({ filters, home, onChange }: NarrowingProps) {
  const { results: text } = useText(chancesTexts);
  const states = useStateOptions();
  const names = useText(taxonomyTexts).fields;
  const selects: readonly SelectFilter[] = [
    {
      label: text.instituteState,
      value: filters.instituteState ?? '',
      placeholder: text.anyState,
      options: states,
      onChange: (value) => onChange({ instituteState: value === '' ? undefined : (value as State) }),
    },
    {
      label: text.kind,
      value: filters.kind ?? '',
      placeholder: text.anyKind,
      options: chanceKinds.map((value) => ({ value, label: text.kinds[value] })),
      onChange: (value) => onChange({ kind: chanceKinds.find((kind) => kind === value) }),
    },
    {
      label: text.field,
      value: filters.field ?? '',
      placeholder: text.anyField,
      options: fields.map((value) => ({ value, label: names[value] })),
      onChange: (value) => onChange({ field: fields.find((field) => field === value) }),
    },
    {
      label: text.sort,
      value: filters.sortBy ?? 'best',
      options: chanceSorts.map((value) => ({ value, label: text.sorts[value] })),
      onChange: (value) => onChange({ sortBy: chanceSorts.find((sort) => sort === value) }),
    },
  ];
  return (
    <form
      aria-label={text.filters}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={text.search} className="col-span-full">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={100}
            value={filters.search ?? ''}
            onChange={({ target }) => onChange({ search: target.value })}
          />
        )}
      </Field>
      <FilterFold on={onOf(selects)} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {selects.map(({ label, value, placeholder, options, onChange: choose }) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select
                {...control}
                value={value}
                options={options}
                {...(placeholder === undefined ? {} : { placeholder })}
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </Field>
        ))}
        {home !== undefined && (
          <Checkbox
            label={text.nearHome}
            checked={filters.instituteState === home}
            onChange={(isNear) => onChange({ instituteState: isNear ? home : undefined })}
          />
        )}
      </FilterFold>
    </form>
  );
}
