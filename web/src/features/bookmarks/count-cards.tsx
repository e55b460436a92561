import type { Bookmarks } from '@disha/contract/bookmarks';
import { bookmarkTypes, type BookmarkType } from '@disha/contract/taxonomy';
import { ClipboardList, GraduationCap, School } from 'lucide-react';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { cardLook } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';

const icons: Record<BookmarkType, typeof School> = { courses: GraduationCap, colleges: School, exams: ClipboardList };

interface CountCardsProps {
  bookmarks: Bookmarks;
  current: BookmarkType;
  onChoose: (type: BookmarkType) => void;
}

/** How many of each; pressing one opens its tab. */
export function CountCards({ bookmarks, current, onChoose }: CountCardsProps) {
  const text = useText(dashboardTexts);
  const format = useFormat();
  return (
    <ul aria-label={text.countsLabel} className="mb-5 grid grid-cols-3 gap-2 sm:gap-4 print:hidden">
      {bookmarkTypes.map((type) => {
        const Icon = icons[type];
        const on = type === current;
        return (
          <li key={type}>
            <button
              type="button"
              aria-current={on ? 'true' : undefined}
              onClick={() => {
                onChoose(type);
              }}
              className={classes(
                cardLook,
                'flex w-full flex-col items-start gap-1 p-3 text-left transition-colors hover:border-blue-soft sm:flex-row sm:items-center sm:gap-4 sm:p-5',
                on && 'border-blue-soft bg-blue-tint!',
              )}
            >
              <Icon aria-hidden="true" className="size-6 flex-none text-blue sm:size-8" />
              <span className="min-w-0">
                <span className="block text-[1.6rem] leading-tight font-bold tabular-nums">{format.number(bookmarks[type].length)}</span>{' '}
                <span className="block text-[.94rem] leading-tight text-ink-soft">{text.types[type]}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
