/** Ways to a goal as lines whose length is their years. Nested lists for those who listen; drawn side by side where there is room. */
import type { ReactNode } from 'react';
import { useFormat } from '../messages/format.ts';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';

export interface RouteStation {
  label: ReactNode;
  /** The year, or what is taken there. */
  note?: ReactNode;
}

export interface RouteLeg {
  /** exam: a gate with a test; marks: one without; licence: between two segments; study: a segment of the line. */
  kind: 'exam' | 'marks' | 'licence' | 'study';
  label: ReactNode;
  /** Below the label; a segment says its years by itself. */
  note?: ReactNode;
  /** Of a segment; left out where nobody knows. */
  years?: number | undefined;
}

export interface RouteWay {
  id: string;
  legs: readonly RouteLeg[];
  end: ReactNode;
  endNote?: ReactNode;
}

interface RouteMapProps {
  label: string;
  /** One or two that all ways have in common. */
  trunk: readonly RouteStation[];
  /** One to three. */
  ways: readonly RouteWay[];
  /** The ways' own letters, A to C, where something else names them. */
  hasLetters?: boolean;
}

const pxPerYear = 24;
const widePxPerYear = 46;
const unknownYears = 2;
const colours = ['text-blue', 'text-marigold-line', 'text-leaf'];
/** Static names: the style sheet is made of what stands in the code. */
const columns = ['', '@ways:grid-cols-1', '@ways:grid-cols-2', '@ways:grid-cols-3'];

export function RouteMap({ label, trunk, ways, hasLetters = false }: RouteMapProps) {
  return (
    <figure aria-label={label} className="@container mt-3.5 text-[.875rem] leading-tight hyphens-auto">
      <div className="@wide:grid @wide:grid-cols-[8.5rem_3.75rem_minmax(0,1fr)] @wide:items-center">
        <ol className="@wide:text-end">
          {trunk.map((station, index) => (
            <Station key={index} {...station} isFirst={index === 0} isLast={index === trunk.length - 1} />
          ))}
        </ol>
        {ways.length > 1 && <Split count={ways.length} />}
        <WideSplit count={ways.length} />
        <ol className={classNames('grid gap-3.5 @ways:gap-0 @wide:grid-cols-1!', columns[ways.length])}>
          {ways.map((way, index) => (
            <Way key={way.id} way={way} index={index} letter={hasLetters ? 'ABC'[index] : undefined} />
          ))}
        </ol>
      </div>
    </figure>
  );
}

function Station({ label, note, isFirst, isLast }: RouteStation & { isFirst: boolean; isLast: boolean }) {
  return (
    <li className="relative min-h-6.5 pb-4 ps-7.5 last:pb-1 @wide:ps-0 @wide:pe-7.5">
      {!isLast && <span className="absolute start-1.5 top-2.5 -bottom-2.5 w-1.5 bg-ink @wide:start-auto @wide:end-1.5" />}
      {isLast && <span className="absolute start-1.5 top-2.5 bottom-0 w-1.5 bg-ink @wide:hidden" />}
      <Dot
        className={classNames(
          '-start-0.5 top-0 size-5.5 rounded-full border-4 border-ink @wide:start-auto @wide:-end-0.5',
          isFirst ? 'bg-ink' : 'bg-card',
        )}
      />
      <span className="font-bold">{label}</span>
      {note !== undefined && <span className="block text-small text-ink-soft">{note}</span>}
    </li>
  );
}

const Dot = ({ className }: { className: string }) => <span aria-hidden="true" className={classNames('absolute', className)} />;

/** From the trunk to the columns of a phone; not drawn where the ways stand below one another. */
function Split({ count }: { count: number }) {
  return (
    <svg
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="6"
      className="-mt-1 hidden h-9 ms-[9px] w-[calc(100%-18px)] overflow-visible @ways:block @wide:hidden"
    >
      {colours
        .slice(0, count)
        .map((colour, index) => {
          const x = (100 * index) / count;
          return (
            <path
              key={colour}
              d={index === 0 ? 'M0 0V40' : `M0 0C0 26 ${x} 10 ${x} 40`}
              vectorEffect="non-scaling-stroke"
              stroke="currentColor"
              className={colour}
            />
          );
        })
        .reverse()}
    </svg>
  );
}

/** The same to the rows of a wide screen. */
function WideSplit({ count }: { count: number }) {
  return (
    <svg
      viewBox="0 0 60 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="6"
      className="hidden size-full @wide:block"
    >
      {colours
        .slice(0, count)
        .map((colour, index) => {
          const y = (100 * (index + 0.5)) / count;
          return (
            <path
              key={colour}
              d={`M0 50C35 50 25 ${y} 60 ${y}`}
              vectorEffect="non-scaling-stroke"
              stroke="currentColor"
              className={colour}
            />
          );
        })
        .reverse()}
    </svg>
  );
}

const wayLook = 'relative flex min-w-0 flex-col pe-0.5 text-small @wide:h-30 @wide:flex-row @wide:pe-0 @wide:text-[.94rem]';

function Way({ way: { legs, end, endNote }, index, letter }: { way: RouteWay; index: number; letter: string | undefined }) {
  return (
    <li className={classNames(wayLook, colours[index])}>
      <ol className="contents">
        {legs.map((leg, at) => (
          <Leg key={at} {...leg} />
        ))}
        <li className="relative pt-2.5 ps-6 @wide:flex @wide:min-w-24 @wide:flex-1 @wide:items-center @wide:pt-0 @wide:ps-8">
          <span
            aria-hidden="true"
            className="absolute start-1.5 top-0 h-4 w-1.5 bg-current @wide:start-0 @wide:top-[calc(50%-3px)] @wide:h-1.5 @wide:w-4"
          />
          <span
            aria-hidden={letter === undefined}
            className={
              'absolute -start-0.5 top-2 grid size-5.5 place-items-center rounded-full bg-current text-small font-bold ' +
              '@wide:top-[calc(50%-11px)] @wide:start-1'
            }
          >
            <span className="text-card">{letter}</span>
          </span>
          <LegText label={end} note={endNote} />
        </li>
      </ol>
    </li>
  );
}

/** Above the line on a wide screen, beside it on a phone. */
const besideLine =
  'relative ps-4.5 @wide:flex @wide:flex-col @wide:items-start! @wide:justify-end @wide:ps-0 @wide:pe-2.5 @wide:pb-[4.6rem]';

function LegText({ label, note }: Pick<RouteLeg, 'label' | 'note'>) {
  return (
    <span className="min-w-0 text-ink">
      <span className="font-bold">{label}</span>
      {note !== undefined && <span className="block text-small text-ink-soft">{note}</span>}
    </span>
  );
}

/** The line of a way beside one of its legs; dots where nobody knows how long it is. */
function Line({ isUnknown = false }: { isUnknown?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute start-1.5 inset-y-0 border-s-[6px] border-current forced-colors:border-[CanvasText]',
        '@wide:inset-x-0 @wide:inset-y-auto @wide:top-[calc(50%-3px)] @wide:border-s-0 @wide:border-t-[6px]',
        isUnknown && 'border-dotted',
      )}
    />
  );
}

function Leg({ kind, label, note, years }: RouteLeg) {
  const text = useText(partsTexts);
  const format = useFormat();
  if (kind !== 'study')
    return (
      <li className={classNames(besideLine, 'pt-0.5 pb-1 @wide:w-31 @wide:flex-none')}>
        <Line />
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-px top-1 size-4 border-[3.5px] border-current bg-card @wide:top-[calc(50%-8px)]',
            kind === 'marks' ? 'rounded-full' : '[transform:rotate(45deg)] rounded-[3px]',
          )}
        />
        <LegText label={label} note={note} />
      </li>
    );
  const length = years ?? unknownYears;
  return (
    <li className={classNames(besideLine, 'flex items-center py-1.5')}>
      <Line isUnknown={years === undefined} />
      {/* As long as its years, unless the words need more. */}
      <svg width="1" height={length * pxPerYear} aria-hidden="true" className="-ms-px flex-none @wide:hidden" />
      <svg width={length * widePxPerYear} height="1" aria-hidden="true" className="hidden flex-none @wide:block" />
      <LegText label={label} note={note ?? (years === undefined ? text.unsureLength : text.years(years, format.number(years)))} />
    </li>
  );
}
