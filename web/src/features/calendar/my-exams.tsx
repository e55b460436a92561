import type { DatedExamCard } from '@disha/contract/calendar';
import { Bookmark, Flag, X } from 'lucide-react';
import { calendarTexts } from '../../messages/calendar.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { useUser } from '../../session/session.ts';
import { iconButtonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Summary } from '../../ui/summary.tsx';
import { ExamPicker } from './exam-picker.tsx';
import { dropExam } from './chosen.ts';

interface MyExamsProps {
  ids: readonly string[];
  bookmarked: readonly string[];
  planned: readonly string[];
  exams: readonly DatedExamCard[];
  /** In no catalog any more. */
  unknown: readonly string[];
}

/** Which exams the calendar is of, and the way to add more. */
export function MyExams({ ids, bookmarked, planned, exams, unknown }: MyExamsProps) {
  const { mine: text, picker } = useText(calendarTexts);
  const user = useUser();
  const fold = useEntryFold('more exams');
  return (
    <Card as="section" title={text.title} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => {
          const exam = exams.find(({ _id }) => _id === id);
          const name = exam?.shortName ?? id;
          return (
            <li key={id} className="flex min-h-tap max-w-full items-center gap-1 rounded-full border border-line ps-4">
              <Link
                to={paths.exam(id)}
                className="flex min-h-tap min-w-0 items-center leading-snug font-semibold text-blue-deep underline underline-offset-4"
              >
                {name}
              </Link>
              {unknown.includes(id) && <span className="text-sm text-ink-soft">{text.gone}</span>}
              <Origin id={id} name={name} bookmarked={bookmarked} planned={planned} />
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{user ? text.hint : text.hintSignedOut}</p>
      <details {...fold} className="mt-1">
        <Summary>{picker.title}</Summary>
        <ExamPicker fixed={[...bookmarked, ...planned]} />
      </details>
    </Card>
  );
}

/** Why it is here: by a bookmark, by the plan, or by hand, and only then it is taken out by hand. */
function Origin({ id, name, bookmarked, planned }: { id: string; name: string } & Pick<MyExamsProps, 'bookmarked' | 'planned'>) {
  const { mine: text } = useText(calendarTexts);
  const isBookmarked = bookmarked.includes(id);
  if (isBookmarked || planned.includes(id)) {
    const Icon = isBookmarked ? Bookmark : Flag;
    return (
      <span className="flex size-11 flex-none items-center justify-center">
        <Icon aria-hidden="true" className="size-4.5 fill-marigold" />
        <span className="sr-only">{isBookmarked ? text.bookmarked : text.planned}</span>
      </span>
    );
  }
  return (
    <button type="button" aria-label={text.remove(name)} className={iconButtonLook('text-ink-soft')} onClick={() => dropExam(id)}>
      <X aria-hidden="true" className="size-4.5" />
    </button>
  );
}
