/** The two pages themselves, in the language that is around them. Laid out for paper: nothing to press, nothing told by a colour alone. */
import type { DatedExamCard } from '@disha/contract/calendar';
import { examYear } from '@disha/contract/exams.dates';
import type { StudentFact } from '@disha/contract/passport';
import type { Plan } from '@disha/contract/path';
import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import type { Field } from '@disha/contract/taxonomy';
import type { ReactNode } from 'react';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { decideTexts } from '../../messages/decide.ts';
import { useFormat } from '../../messages/format.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paperTexts } from '../../messages/paper.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { countedOf } from './counted.ts';
import { criteria, type Weighing } from './criteria.ts';
import { useNeighbours, type OpenCounts } from './neighbours.ts';
import { QrCode } from './qr-code.tsx';
import type { ShortlistItem } from './use-shortlist.ts';
import { useThingName } from './weigh-form.tsx';
import { useFirmness, useWinnerWords } from './weigh-sum.tsx';

interface PaperShortlist {
  kind: string;
  items: readonly ShortlistItem[];
  weighing: Weighing;
}

export interface SheetParts {
  result: QuizResult | null;
  /** The language its sentences are in. */
  resultIn: string;
  counts: OpenCounts | null;
  plan: Plan | null;
  exams: readonly DatedExamCard[];
  today: string;
  shortlist: PaperShortlist | undefined;
  /** The facts about oneself that were ticked. */
  told: readonly StudentFact[];
}

/** Two pages have room for so many. */
const datesShown = 8;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 break-inside-avoid">
      <h2 className="mb-1 border-b border-line-strong text-[1.05rem] leading-snug font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function FirstSheet(parts: SheetParts) {
  const { sheet: text } = useText(paperTexts);
  const format = useFormat();
  return (
    <>
      <p className="text-title leading-tight font-semibold">{text.title}</p>
      <p className="text-ink-soft">{text.made(format.date(parts.today))}</p>
      <Part title={text.result.title}>
        <ResultLines {...parts} />
      </Part>
      <Part title={text.open.title}>
        <OpenLines counts={parts.counts} />
      </Part>
      {parts.told.length > 0 && (
        <Part title={text.about}>
          <AboutLines told={parts.told} />
        </Part>
      )}
      <Part title={text.shortlist.title}>{parts.shortlist ? <ShortlistLines {...parts.shortlist} /> : <p>{text.shortlist.none}</p>}</Part>
    </>
  );
}

export function SecondSheet(parts: SheetParts) {
  const { sheet: text } = useText(paperTexts);
  const { PaperPlan, useYearlyCosts } = useNeighbours();
  const costOf = useYearlyCosts();
  return (
    <>
      <Part title={text.plan.title}>
        <PaperPlan plan={parts.plan} costOf={costOf} />
      </Part>
      {parts.exams.length > 0 && (
        <Part title={text.dates.title}>
          <DateLines {...parts} />
        </Part>
      )}
      <Part title={text.unknown.title}>
        <UnknownLines {...parts} />
      </Part>
      <Part title={text.check.title}>
        <CheckLines {...parts} />
      </Part>
      <p className="mt-4 text-sm text-ink-soft">{text.sources}</p>
    </>
  );
}

/** The first sentence: what follows it is for the screen. */
const firstSentence = (text: string) => /^.*?[.।!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** In another language than it was told in, by the names alone: its sentences would be asked for, and nothing leaves the device here. */
function ResultLines({ result, resultIn }: Pick<SheetParts, 'result' | 'resultIn'>) {
  const { result: text } = useText(paperTexts).sheet;
  const { fields, streams } = useText(taxonomyTexts);
  const isTold = useLocale() === resultIn;
  const format = useFormat();
  const [first, ...others] = result?.recommendations ?? [];
  if (!result || !first) return <p>{text.none}</p>;
  const nameOf = ({ fieldId, fieldName, stream }: Recommendation): string =>
    isTold ? fieldName : fieldId === stream ? streams[stream] : fields[fieldId as Field];
  return (
    <ul>
      <li className="font-semibold">{text.first(nameOf(first), format.list(others.map(nameOf)))}</li>
      {isTold && (
        <>
          <li>{firstSentence(first.explanation)}</li>
          <li>{result.bandNote}</li>
        </>
      )}
    </ul>
  );
}

function OpenLines({ counts }: Pick<SheetParts, 'counts'>) {
  const { open: text } = useText(paperTexts).sheet;
  const { number } = useFormat();
  if (counts === null) return <p>{text.none}</p>;
  const { open, openIf, depends, closed, maths } = counts;
  return (
    <>
      <p>{text.counts(number(open), number(openIf), number(depends), number(closed))}</p>
      {maths && <p>{(maths.has ? text.withoutMaths : text.withMaths)(number(maths.count))}</p>}
    </>
  );
}

function AboutLines({ told }: Pick<SheetParts, 'told'>) {
  const { useDetailsLines } = useNeighbours();
  return (
    <ul>
      {useDetailsLines()
        .filter(({ fact }) => told.includes(fact))
        .map(({ fact, text }) => (
          <li key={fact}>{text}</li>
        ))}
    </ul>
  );
}

function ShortlistLines({ items, weighing }: PaperShortlist) {
  const { shortlist: text } = useText(paperTexts).sheet;
  const { weights, sum } = useText(decideTexts);
  const format = useFormat();
  const nameOf = useThingName(weighing);
  const winner = useWinnerWords();
  const firmness = useFirmness(weighing, items);
  const { weighed } = countedOf(weighing, items);
  const things = criteria.flatMap((thing) => {
    const weight = weighing.matters[thing];
    return weight === undefined ? [] : [text.thing(nameOf(thing), weights[weight])];
  });
  return (
    <>
      <p>{text.matters(format.list(things))}</p>
      <ul>
        {items.map(({ id, name }, at) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-0.5">
            <span className="min-w-0">{name}</span>
            {weighed && (
              <span className="flex-none tabular-nums">
                {sum.points(format.number(weighed.sums[at] ?? 0), format.number(weighed.most))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {weighed && (
        <>
          <p className="mt-1 font-semibold">{winner(weighed, items)}</p>
          {firmness(weighed).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <p className="text-ink-soft">{sum.yours}</p>
    </>
  );
}

function announcedOf({ exams, today }: Pick<SheetParts, 'exams' | 'today'>) {
  return exams.flatMap((exam) =>
    examYear(exam.dates, today)
      .coming.filter(({ isAnnounced }) => isAnnounced)
      .map((coming) => ({ exam, coming })),
  );
}

function DateLines(parts: Pick<SheetParts, 'exams' | 'today'>) {
  const { dates: text } = useText(paperTexts).sheet;
  const words = useDateWords();
  const all = announcedOf(parts).sort((a, b) => a.coming.from.localeCompare(b.coming.from));
  return (
    <ul>
      {all.slice(0, datesShown).map(({ exam, coming }) => (
        <li key={`${exam._id} ${coming.date.id}`}>
          {exam.shortName}, {words.name(coming.date)}: {words.when(coming)}.{' '}
          <span className="text-ink-soft">{text.source(coming.date.source)}</span>
        </li>
      ))}
    </ul>
  );
}

function UnknownLines({ exams, today, plan, shortlist }: SheetParts) {
  const { unknown: text, plan: words } = useText(paperTexts).sheet;
  const { useYearlyCosts } = useNeighbours();
  const costOf = useYearlyCosts();
  const format = useFormat();
  const nameOf = useThingName(shortlist?.weighing ?? { own: '' });
  const known = new Set(announcedOf({ exams, today }).map(({ exam }) => exam._id));
  const undated = exams.filter(({ _id }) => !known.has(_id));
  const uncosted = (plan?.ways ?? []).filter(({ label, course }) => costOf({ way: label, course }) === undefined);
  const unrated = shortlist
    ? countedOf(shortlist.weighing, shortlist.items).left.map((thing) => ({
        thing,
        items: shortlist.items.filter(({ id, known: facts }) => !facts[thing] && shortlist.weighing.ratings[thing]?.[id] === undefined),
      }))
    : [];
  return (
    <ul className="list-disc ps-5">
      {unrated.map(({ thing, items }) => (
        <li key={thing}>{text.ratings(nameOf(thing), format.list(items.map(({ name }) => name)))}</li>
      ))}
      {undated.length > 0 && <li>{text.dates(format.list(undated.map(({ shortName }) => shortName)))}</li>}
      {uncosted.length > 0 && <li>{text.costs(format.list(uncosted.map(({ label }) => words.way(label))))}</li>}
      <li>{text.seat}</li>
    </ul>
  );
}

/** An address with ids alone: it tells nothing of the student, and can be typed or read by a phone's camera. */
function CodedAddress({ address, code, children }: { address: string; code: string; children: ReactNode }) {
  return (
    <div className="flex min-w-48 flex-1 items-center gap-2 break-inside-avoid">
      <QrCode address={address} label={code} />
      <p className="min-w-0">{children}</p>
    </div>
  );
}

function CheckLines({ exams, shortlist }: SheetParts) {
  const { check: text } = useText(paperTexts).sheet;
  const at = (path: string) => window.location.origin + path;
  const calendar = at(paths.calendarWith(exams.map(({ _id }) => _id).join(',')));
  const compare = shortlist && at(paths.compareOf(shortlist.kind, ...shortlist.items.map(({ id }) => id)));
  return (
    <>
      {exams.length > 0 && (
        <>
          <p>{text.exams}</p>
          <ul className="list-disc ps-5">
            {exams.map(({ _id, shortName, officialLink }) => (
              <li key={_id}>
                {shortName}: {officialLink}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="my-2 flex flex-wrap gap-3">
        {exams.length > 0 && (
          <CodedAddress address={calendar} code={text.calendarCode}>
            {text.calendar(calendar)}
          </CodedAddress>
        )}
        {compare !== undefined && (
          <CodedAddress address={compare} code={text.compareCode}>
            {text.compare(compare)}
          </CodedAddress>
        )}
      </div>
      <p>{text.counsellor}</p>
    </>
  );
}
