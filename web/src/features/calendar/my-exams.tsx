import type { DatedExamCard } from '@disha/contract/calendar';
import { Bookmark, X } from 'lucide-react';
import { calendarTexts } from '../../messages/calendar.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { iconButtonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ExamPicker } from './exam-picker.tsx';
import { dropExam } from './chosen.ts';

interface MyExamsProps {
  ids: readonly string[];
  bookmarked: readonly string[];
  exams: readonly DatedExamCard[];
  /** In no catalog any more. */
  unknown: readonly string[];
}

/** Which exams the calendar is of, and the way to add more. */
export function MyExams({ ids, bookmarked, exams, unknown }: MyExamsProps) {
  const { mine: text, picker } = useText(calendarTexts);
  const user = useUser();
  return (
    <Card as="section" title={text.title} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => {
          const exam = exams.find(({ _id }) => _id === id);
          const name = exam?.shortName ?? id;
          return (
            <li key={id} className="flex min-h-tap max-w-full items-center gap-1 rounded-full border border-line ps-4">
              <Link to={paths.exam(id)} className="min-w-0 py-1 leading-snug font-semibold text-blue-deep underline underline-offset-4">
                {name}
              </Link>
              {unknown.includes(id) && <span className="text-sm text-ink-soft">{text.gone}</span>}
              {bookmarked.includes(id) ? (
                <span className="flex size-11 items-center justify-center">
                  <Bookmark aria-hidden="true" className="size-4.5 fill-marigold" />
                  <span className="sr-only">{text.bookmarked}</span>
                </span>
              ) : (
                <button
                  type="button"
                  aria-label={text.remove(name)}
                  className={iconButtonLook('text-ink-soft')}
                  onClick={() => dropExam(id)}
                >
                  <X aria-hidden="true" className="size-4.5" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{user ? text.hint : text.hintSignedOut}</p>
      <details className="mt-1">
        <summary className="flex min-h-tap cursor-pointer items-center font-semibold text-blue-deep">{picker.title}</summary>
        <ExamPicker bookmarked={bookmarked} />
      </details>
    </Card>
  );
}
