import { examYear, type Coming, type ExamDate, type ExamYear } from '@disha/contract/exams.dates';
import { months } from '@disha/contract/taxonomy';
import type { ReactNode } from 'react';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { CountdownCard, CountdownCards, type Countdown } from '../../ui/countdown-card.tsx';
import { markOf } from '../../ui/mark-of.ts';
import { SourceMark } from '../../ui/source-sheet.tsx';
import { YearLanes } from '../../ui/year-lanes.tsx';
import { daysTo, lanesOf, nextExam, nextForm, type LaneDays, type NextEvent } from './exam-next.ts';

interface ExamCountdownProps {
  dates: readonly ExamDate[];
  /** The month of the source that was read. */
  checked?: string | undefined;
  today: string;
}

/** The next form and the next day of an exam: what is left, or what to do. */
export function ExamCountdown({ dates, checked, today }: ExamCountdownProps) {
  const { next } = useText(examsTexts).detail;
  const words = useDateWords();
  const year = examYear(dates, today);
  const isTimeToLook = (coming: Coming) => words.standing(coming, today).look !== undefined;
  const form = nextForm(year, today, isTimeToLook);
  const exam = nextExam(year, today, isTimeToLook);
  return (
    <CountdownCards>
      <EventCard name={next.form} event={form} today={today} checked={checked} />
      <EventCard name={next.exam} event={exam} today={today} checked={checked} />
    </CountdownCards>
  );
}

const dateOf = (event: NextEvent): ExamDate | undefined =>
  event.is === 'look' || event.is === 'usual' ? event.coming.date : event.is === 'unknown' ? undefined : event.date;

interface EventCardProps {
  name: string;
  event: NextEvent;
  today: string;
  checked: string | undefined;
}

function EventCard({ name, event, today, checked }: EventCardProps) {
  const { next } = useText(examsTexts).detail;
  const words = useDateWords();
  const { state, note } = useEventWords()(event, today);
  const date = dateOf(event);
  const opens = event.is === 'days' && date?.event === 'registration_opens';
  const title = [opens ? next.formOpens : name, ...(date?.session ? [words.session(date.session)] : [])].join(' · ');
  const mark = date && (
    <SourceMark
      fact={title}
      mark={markOf({ certainty: date.certainty, basis: date.status })}
      source={<SourceText say={(all) => all} source={date.source} />}
      read={checked}
      goodUntil={date.goodUntil}
    />
  );
  return <CountdownCard event={title} state={state} note={note} mark={mark} />;
}

/** What stands large on the card, and the line below it. */
function useEventWords(): (event: NextEvent, today: string) => { state: Countdown; note?: ReactNode } {
  const { next } = useText(examsTexts).detail;
  const format = useFormat();
  const words = useDateWords();
  const monthsOf = ({ from, to }: Pick<Coming, 'from' | 'to'>) => {
    const [first, last] = [from, to].map((iso) => months[Number(iso.slice(5, 7)) - 1] ?? 'January');
    return first === last || first === undefined || last === undefined
      ? format.month(first ?? 'January')
      : `${format.monthShort(first)}–${format.monthShort(last)}`;
  };
  return (event, today) => {
    switch (event.is) {
      case 'days': {
        const note = event.date.event === 'registration_closes' ? next.until(format.date(event.day)) : words.shortSpan(event.date);
        return { state: { is: 'days', days: daysTo(event.day, today) }, note };
      }
      case 'now':
        return { state: { is: 'when', when: next.now }, note: words.shortSpan(event.date) };
      case 'look':
        return { state: { is: 'look' }, note: event.coming.before && next.lastYear(words.shortSpan(event.coming.before)) };
      case 'usual':
        return { state: { is: 'when', when: monthsOf(event.coming) }, note: next.usual };
      case 'closed':
        return {
          state: { is: 'closed' },
          note: [words.shortSpan(event.date), ...(event.next ? [next.nextIn(monthsOf(event.next))] : [])].join('. '),
        };
      case 'unknown':
        return { state: { is: 'unknown' }, note: next.unknown };
    }
  };
}

const shownMonths = 6;
const dayMs = 86_400_000;

/** The next months of an exam as lanes; nothing where nothing is known of them. */
export function ExamLanes({ year, today }: { year: ExamYear; today: string }) {
  const { next } = useText(examsTexts).detail;
  const format = useFormat();
  const words = useDateWords();
  const first = Number(today.slice(5, 7)) - 1;
  const start = Date.UTC(Number(today.slice(0, 4)), first, 1);
  const end = Date.UTC(Number(today.slice(0, 4)), first + shownMonths, 1);
  const at = (iso: string, isEnd = false) => (Date.parse(iso) + (isEnd ? dayMs : 0) - start) / (end - start);
  const lanes = lanesOf(year).filter(({ from, to }) => at(from) < 1 && at(to, true) > 0);
  if (lanes.length === 0) return null;
  const said = ({ isKnown, from, to }: LaneDays) =>
    isKnown ? words.span({ from, to }) : next.usuallyFrom(format.yearMonth(from.slice(0, 7)), format.yearMonth(to.slice(0, 7)));
  return (
    <div className="mt-3">
      <YearLanes
        label={next.lanes}
        today={at(today)}
        months={Array.from({ length: shownMonths }, (_, index) => format.monthShort(months[(first + index) % 12] ?? 'January'))}
        lanes={lanes.map((lane) => ({
          id: lane.id,
          label: [next[lane.kind], ...(lane.session ? [words.session(lane.session)] : [])].join(' · '),
          said: said(lane),
          span: { from: Math.max(0, at(lane.from)), to: Math.min(1, at(lane.to, true)), isKnown: lane.isKnown },
        }))}
      />
    </div>
  );
}
