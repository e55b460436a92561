import type { DatedExamCard } from '@disha/contract/calendar';
import { daysBefore } from '@disha/contract/exams.dates';
import { examList } from '@disha/contract/exams.list';
import { indianDay } from '@disha/contract/indian-day';
import { limits } from '@disha/contract/limits';
import { entries, type Entry, type StudentClass } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterSelects } from '../../catalog/list/filter-selects.tsx';
import { Failed, SkeletonRows } from '../../catalog/list/list-states.tsx';
import { calendarTexts } from '../../messages/calendar.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateOptions } from '../../messages/taxonomy.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { useDetails } from '../../session/use-fact.ts';
import { Folded } from '../../ui/folded.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { agendaOf, type Thing } from './agenda.ts';
import { calendarQueries } from './calendar.queries.ts';
import { ThingList } from './next-things.tsx';

const soonDays = 30;
const shown = 6;

const entryOf = { '10': 'after 10', '12': 'after 12', graduate: 'after graduation' } as const satisfies Record<StudentClass, Entry>;

/** Of the end of a form the day it is to be thought of: last year's, a year on, or the last of its months. */
const lastSafeDay = ({ coming: { before, to, year } }: Thing) =>
  before && before.year < year ? `${Number(before.to.slice(0, 4)) + year - before.year}${before.to.slice(4)}` : to;

/** What can be missed stands first: the end of a form, the soonest before. */
function byUrgency(a: Thing, b: Thing): number {
  const closes = ({ coming }: Thing) => Number(coming.date.event === 'registration_closes');
  return closes(b) - closes(a) || (closes(a) === 1 ? lastSafeDay(a).localeCompare(lastSafeDay(b)) : 0);
}

/** What opens, closes or is held within so many days: announced days first, then the months in which it usually comes. */
export function comingSoon(exams: readonly DatedExamCard[], today: string): Thing[] {
  const last = daysBefore(today, -soonDays);
  const { things } = agendaOf(exams, today);
  const near = things.filter(({ coming: { from } }) => from <= last);
  return [...near.filter(({ coming }) => coming.isAnnounced), ...near.filter(({ coming }) => !coming.isAnnounced).sort(byUrgency)];
}

interface SoonProps {
  today?: string;
  /** What stands below waits for the dates, so that it is not moved when they come. */
  children?: ReactNode;
}

/** For somebody who has chosen no exam yet: what comes for a class and a state. Nothing of it is kept. */
export function Soon({ today = indianDay(), children }: SoonProps) {
  const { soon: text } = useText(calendarTexts);
  const { entries: entryTexts } = useText(taxonomyTexts);
  const states = useStateOptions();
  const format = useFormat();
  const details = useDetails();
  const [entry, setEntry] = useEntryState<string>('soon entry', () => entryOf[details?.class ?? '12']);
  const [state, setState] = useEntryState<string>('soon state', () => details?.state ?? '');
  const all = useQuery(calendarQueries.choices());
  const hasEntry = examList.filters.entry(entry) ?? (() => true);
  const exams = (all.data ?? []).filter((exam) => hasEntry(exam) && (exam.state === undefined || exam.state === state));
  // Of the state's own none is left out.
  const ids = exams
    .slice()
    .sort((a, b) => Number(b.state === state) - Number(a.state === state))
    .map(({ _id }) => _id);
  const dated = useQuery(calendarQueries.dated(ids.slice(0, limits.calendarExams)));
  const things = comingSoon(dated.data?.exams ?? [], today);
  const isWaiting = !all.error && !dated.error && !dated.data;
  return (
    <>
      <PagePart title={text.title(format.number(soonDays))} className="mt-0!">
        <div className="mb-2 grid grid-cols-2 gap-3 lg:flex">
          <FilterSelects
            of={[
              {
                label: text.entry,
                value: entry,
                options: entries.map((value) => ({ value, label: entryTexts[value] })),
                onChange: setEntry,
              },
              { label: text.state, value: state, placeholder: text.allIndia, options: states, onChange: setState },
            ]}
          />
        </div>
        {all.error ? (
          <Failed query={all} />
        ) : dated.error ? (
          <Failed query={dated} />
        ) : isWaiting ? (
          <SkeletonRows label={text.loading} count={shown} />
        ) : things.length === 0 ? (
          <p className="text-ink-soft">{text.none}</p>
        ) : (
          <>
            <ThingList things={things.slice(0, shown)} today={today} />
            {things.length > shown && (
              <Folded title={text.more(format.number(things.length - shown))}>
                <ThingList things={things.slice(shown)} today={today} />
              </Folded>
            )}
          </>
        )}
      </PagePart>
      {!isWaiting && children}
    </>
  );
}
