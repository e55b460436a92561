import { yearStatuses, type YearEvent, type YearExam } from '@disha/contract/exams.year';
import { indianDay } from '@disha/contract/indian-day';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { mine } from '../../api/query-client.ts';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Status = YearEvent['status'];
const tones = { announced: 'leaf', expected: 'gold', last_year: 'line', missing: 'line' } as const satisfies Record<Status, string>;

/** From July on, the next year's admissions. */
const comingYear = () => Number(indianDay().slice(0, 4)) + (Number(indianDay().slice(5, 7)) >= 7 ? 1 : 0);

const yearQuery = (year: number) =>
  queryOptions({
    queryKey: [mine, 'desk', 'year', year],
    queryFn: ({ signal }) =>
      call('GET /desk/year', { query: { year: String(year) as never }, signal, fallback: (locale) => deskTexts.in(locale).failed }),
    staleTime: 0,
  });

/** A year of all exams: what is known of each date, and the way to say what is not. */
export function ExamYear() {
  const text = useText(deskTexts).year;
  const format = useFormat();
  const errorText = useErrorText();
  const [year, setYear] = useEntryState('year', comingYear);
  const [status, setStatus] = useEntryState<Status | ''>('year status', '');
  const query = useQuery(yearQuery(year));
  const all = query.data?.exams ?? [];
  const count = (one: Status) => all.flatMap(({ events }) => events).filter((event) => event.status === one).length;
  const isWanted = (event: YearEvent) => status === '' || event.status === status;
  const exams = all.map((exam) => ({ ...exam, events: exam.events.filter(isWanted) })).filter(({ events }) => events.length > 0);
  return (
    <>
      <p className="mb-3">{text.lead}</p>
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <Field label={text.which}>
          {(control) => (
            <Select
              {...control}
              options={[-1, 0, 1].map((on) => ({ value: String(comingYear() + on), label: text.named(comingYear() + on) }))}
              value={String(year)}
              onChange={({ target }) => setYear(Number(target.value))}
            />
          )}
        </Field>
        <Field label={text.show}>
          {(control) => (
            <Select
              {...control}
              placeholder={text.all}
              options={yearStatuses.map((one) => ({ value: one, label: `${text.statuses[one]} (${format.number(count(one))})` }))}
              value={status}
              onChange={({ target }) => setStatus(target.value as Status | '')}
            />
          )}
        </Field>
      </div>
      {query.error && <Alert title={errorText(query.error)} />}
      {query.isPending && <Skeleton className="h-40" />}
      {query.data && exams.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      <ul className="grid gap-3">
        {exams.map((exam) => (
          <li key={exam.id} className="min-w-0">
            <YearOfExam exam={exam} />
          </li>
        ))}
      </ul>
    </>
  );
}

function YearOfExam({ exam: { id, name, events } }: { exam: YearExam }) {
  const text = useText(deskTexts).year;
  const format = useFormat();
  const words = useDateWords();
  return (
    <Card as="section" title={name}>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={`${event.event} ${event.session ?? ''} ${event.status}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-52">
              <span className="block font-semibold">{words.name(event)}</span>
              <span className="block text-sm text-ink-soft">
                {[saidOf(event, format), text.checked(format.yearMonth(event.checked))].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
            <span className="flex items-center gap-x-3">
              <Chip tone={tones[event.status]}>{text.statuses[event.status]}</Chip>
              <Link
                to={paths.deskItem(
                  'exams',
                  id,
                  event.status === 'announced' || event.status === 'expected' ? (event.field ?? 'dates') : 'dates',
                )}
                className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
              >
                {event.status === 'announced' || event.status === 'expected' ? text.correct : text.add}
                <span className="sr-only">{`: ${name}, ${words.name(event)}`}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function saidOf({ from, to }: YearEvent, format: ReturnType<typeof useFormat>): string {
  if (from === null || to === null) return '';
  const said = (day: string) => (day.length === 'YYYY-MM'.length ? format.yearMonth(day) : format.date(day));
  return from === to ? said(from) : `${said(from)} – ${said(to)}`;
}
