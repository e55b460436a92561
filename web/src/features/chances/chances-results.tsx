import type { ChanceLine, ChancesAsked, Counselling } from '@disha/contract/chances';
import { chanceBands, type ChanceBand } from '@disha/contract/chances.words';
import { useRef } from 'react';
import { AboutYouChips, useAboutYou } from '../../catalog/about-you/about-you.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { FoldedGuideLinks } from '../../catalog/item/guide-links.tsx';
import { guidesOfCounselling } from '../../catalog/item/guides-of.ts';
import { Failed } from '../../catalog/list/list-states.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { useDebounced } from '../../catalog/search/use-debounced.ts';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold, useEntryState } from '../../session/entry-state.ts';
import { BandBar, type BandColour } from '../../ui/band-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Folded } from '../../ui/folded.tsx';
import { RangeAxis } from '../../ui/range-row.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { AskedConditions } from './asked-conditions.tsx';
import { ChanceRow } from './chance-row.tsx';
import { ComparedLines, mostCompared } from './compared-lines.tsx';
import { LineSheet } from './line-sheet.tsx';
import { AddToList, ListBar } from './list/add-to-list.tsx';
import { Narrowing, type ChancesFilters } from './narrowing.tsx';
import { pickLine } from './pick-line.ts';
import { placeInList } from './place-in-list.ts';
import { OwnState, SaidFirst } from './said-first.tsx';
import { scaleOf } from './scale.ts';
import { mostLikelyLine, seatOf } from './seat.ts';
import { useLines } from './use-lines.ts';

const onlyHome = ['district'] as const;
/** Why rows have no call: the first reasons are enough to know what to tell. */
const reasonsShown = 2;

const colours: Record<ChanceBand, BandColour> = { likely: 'leaf', possible: 'blue', reach: 'gold', out: 'line' };

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
  const [isNear, setNear] = useEntryState(`near of ${of}`, false);
  const about = useAboutYou('chances');
  const { district, state } = about.facts;
  const home = isNear && district !== undefined ? { district, state } : undefined;
  const { query, lines, colleges, kilometresTo, counts, more, isComing } = useLines({ ...asked, ...given({ ...filters, search }) }, home);
  const best = mostLikelyLine(lines);
  const change = (more: ChancesFilters) => setFilters({ ...filters, ...more });
  const band = filters.band;
  const { band: _band, sortBy: _sortBy, conditions, ...bounds } = given(filters);
  const question: ChancesAsked = conditions ? { ...asked, conditions } : asked;
  const compareOf = (line: ChanceLine) => {
    const others = compared.filter(({ id }) => id !== line.id);
    const isOn = others.length < compared.length;
    if (!isOn && compared.length >= mostCompared) return undefined;
    return () => setCompared(isOn ? others : [...others, line]);
  };
  const onlyCourse = (course: string, called: string) => {
    setCourseName(called);
    change({ course });
  };
  // One line on the axis, where all rows are of the common order.
  const own = lines.every(({ order }) => order === 'common') ? asked.value : undefined;
  const scale = scaleOf(lines, own);
  const [opened, setOpened] = useEntryState<{ id: string; isOpen: boolean } | null>(`opened of ${of}`, null);
  const shown = lines.find(({ id }) => id === opened?.id);
  // Said once for all rows, and of each in its sheet.
  const reasons = [...new Set(lines.flatMap(({ noCall }) => noCall ?? []))].slice(0, reasonsShown);
  /** An order within a band: where none is chosen, of the first that has any. */
  const nearest = () => {
    const first = chanceBands.find((each) => (counts?.[each] ?? 0) > 0);
    if (!isNear) change({ sortBy: undefined, band: band ?? first });
    setNear(!isNear);
  };
  // One that all rows share says nothing on any of them; the sheet of each has it.
  const isQuotaSaid = new Set(lines.map(({ quota }) => quota)).size > 1;
  const headingOf = (of: ChanceBand | undefined, isOrdered: boolean) => {
    if (isOrdered) return text.nearestOf(of === undefined ? text.seats : text.bands[of]);
    return of === undefined ? text.seats : text.seatsOf(text.bands[of]);
  };
  const fold = useEntryFold('how to read chances');
  return (
    <section aria-label={text.title} className="flex flex-col gap-3">
      <SaidFirst asked={question} counselling={counselling} ref={heading} />
      {counselling.calls && (
        <div>
          <BandBar
            label={text.band}
            bands={chanceBands.map((each) => ({ value: each, label: text.bands[each], count: counts?.[each] ?? 0, colour: colours[each] }))}
            isKnown={counts !== undefined}
            chosen={band ?? ''}
            onChoose={(next) => change({ band: chanceBands.find((each) => each === next) })}
          />
          {counts !== undefined && counts.none > 0 && (
            <p className="text-small text-ink-soft">{text.withoutCall(format.number(counts.none))}</p>
          )}
        </div>
      )}
      {band !== undefined && counselling.tried && (
        <p className="text-small text-ink-soft">
          {text.bandHints[band](format.number(counselling.tried[band]), String(counselling.tried.year))}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-4">
        <Narrowing
          filters={filters}
          home={asked.class12State}
          onChange={(next) => {
            if (next.sortBy !== undefined) setNear(false);
            change(next);
          }}
        />
        <Button look="quiet" aria-pressed={isNear} className="aria-pressed:border-blue aria-pressed:bg-blue-tint" onClick={nearest}>
          {text.nearest}
        </Button>
      </div>
      {isNear && <AboutYouChips about={about} only={onlyHome} />}
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
        <div>
          <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-heading">{headingOf(band, kilometresTo !== undefined)}</h2>
            {scale && <p className="text-small text-ink-soft">{text.axis}</p>}
          </div>
          {reasons.map((reason) => (
            <p key={reason} className="text-small text-ink-soft">
              {text.noCall[reason]}
            </p>
          ))}
          {scale && <RangeAxis scale={scale} own={own} />}
          <ol aria-label={text.seats} aria-busy={isComing}>
            {lines.map((line) => (
              <ChanceRow
                key={line.id}
                line={line}
                counselling={counselling}
                asked={asked.category}
                college={colleges[line.institute.collegeId ?? '']}
                kilometres={kilometresTo?.(line)}
                isQuotaSaid={isQuotaSaid}
                scale={scale}
                own={placeInList(line, asked)}
                add={<AddToList line={line} counselling={counselling} question={question} filters={bounds} />}
                onOpen={() => setOpened({ id: line.id, isOpen: true })}
              />
            ))}
          </ol>
          {shown && (
            <LineSheet
              line={shown}
              counselling={counselling}
              isOpen={opened?.isOpen === true}
              onClose={() => setOpened({ id: shown.id, isOpen: false })}
              isCompared={compared.some(({ id }) => id === shown.id)}
              onCompare={compareOf(shown)}
              onOnlyCourse={filters.course === undefined ? onlyCourse : undefined}
              action={
                shown.institute.collegeId === undefined
                  ? undefined
                  : action?.({ id: shown.institute.collegeId, name: shown.institute.name })
              }
            />
          )}
        </div>
      )}
      {query.isFetchNextPageError ? (
        <Failed query={{ ...query, refetch: query.fetchNextPage }} />
      ) : (
        more && (
          <Button look="quiet" className="self-start" busy={query.isFetchingNextPage} onClick={more}>
            {text.more}
          </Button>
        )
      )}
      <ListBar counselling={counselling} isShown={compared.length === 0} />
      {compared.length > 0 && (
        <ComparedLines lines={compared} counselling={counselling} onChange={setCompared} onLastGone={() => heading.current?.focus()} />
      )}
      {counts && (
        <AskedConditions
          counselling={counselling}
          fulfilled={conditions ?? []}
          left={counts.conditional}
          onChange={(next) => change({ conditions: next.length === 0 ? undefined : [...next] })}
        />
      )}
      <OwnState {...{ asked, counselling, counsellings, onChoose }} />
      <Folded title={text.how} {...fold}>
        {scale && <p>{text.howBar}</p>}
        <p>{text.source(counselling.sources.join('; '), format.list(counselling.years.map(String)))}</p>
      </Folded>
      <FoldedGuideLinks ids={guidesOfCounselling(counselling)} />
      <WhatNext
        answer={{ after: 'chances', counselling: counselling.id, seat: best && seatOf(best, counselling) }}
        onFollow={(step) => best && step === 'chancesPlan' && pickLine(best, counselling)}
        className="mt-4"
      />
    </section>
  );
}
