import type { DatedExamCard } from '@disha/contract/calendar';
import { indianDay } from '@disha/contract/indian-day';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { calendarTexts } from '../../messages/calendar.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { agendaOf, type Agenda } from './agenda.ts';
import { ClashList } from './clash-list.tsx';
import { MonthList } from './month-list.tsx';
import { NextThings } from './next-things.tsx';
import { YearBars } from './year-bars.tsx';

/** The year of these exams from a day of India on: what comes next first. */
export function CalendarYear({ exams, today = indianDay() }: { exams: readonly DatedExamCard[]; today?: string }) {
  const { things, unknown } = agendaOf(exams, today);
  return (
    <>
      <NextThings things={things} today={today} />
      <ClashList things={things} />
      <YearBars exams={exams} today={today} />
      <MonthList things={things} today={today} />
      {unknown.length > 0 && <Unknown unknown={unknown} today={today} />}
    </>
  );
}

function Unknown({ unknown, today }: Pick<Agenda, 'unknown'> & { today: string }) {
  const { unknown: text } = useText(calendarTexts);
  const { newTab } = useText(commonTexts);
  const words = useDateWords();
  return (
    <Card as="section" title={text.title}>
      <p className="text-ink-soft">{text.body}</p>
      <ul className="mt-2 divide-y divide-line">
        {unknown.map(({ exam, before }) => (
          <li key={exam._id} className="py-2">
            <ExternalLink href={exam.officialLink} note={newTab} look="plain">
              {text.official(exam.shortName)}
            </ExternalLink>
            {before.map((one) => (
              <p key={one.id} className="text-sm text-ink-soft">
                {words.name(one)}: {words.before(one, today)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
