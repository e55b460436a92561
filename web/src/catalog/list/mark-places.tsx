/**
 * Where marks stand. They come after the page, and nothing moves for them: beside or instead of the link that leads to the
 * student's own answers, which everybody sees; on a card in a line of its own, kept free from the browser's first drawing on.
 */
import type { ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useItemMarks, useMarksState, type ItemRef } from '../item/item-marks.ts';

const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

export function MarkOnCard(item: ItemRef): ReactNode {
  const marks = useItemMarks();
  if (marks === null) return null;
  return <div className="-my-2 flex min-h-tap items-center print:hidden">{marks?.of(item)}</div>;
}

/** On an item's own page. */
export function MarkOnPage(item: ItemRef): ReactNode {
  const text = useText(catalogTexts);
  const marks = useItemMarks();
  return (
    <div className="-mt-3 mb-2 flex min-h-tap items-center print:hidden">
      {marks === null ? (
        <Link to={paths.path} className={linkLook}>
          {text.isOpenToMe}
        </Link>
      ) : (
        marks?.of(item)
      )}
    </div>
  );
}

interface OpenWish {
  filters: { open: string };
  set: (key: 'open', value: string) => void;
}

/** Above a list; with a filter where there is anything to filter by. */
export function OpenToMeFilter({ wishes: { filters, set } }: { wishes: OpenWish }): ReactNode {
  const text = useText(catalogTexts);
  const marks = useItemMarks();
  const hasFailed = useMarksState() === 'failed';
  return (
    <div className="max-sm:w-full">
      {/* One line, even in a wide font: the filter comes later, and each may take two lines of letters before it becomes higher. */}
      <div className="flex gap-x-4">
        <Link to={paths.path} className={`${linkLook} leading-tight`}>
          {text.openToMe}
        </Link>
        {marks?.filter(filters.open !== '', (isChosen) => {
          set('open', isChosen ? 'yes' : '');
        })}
      </div>
      {hasFailed && filters.open !== '' && <p className="text-ink-soft">{text.openUnknown}</p>}
    </div>
  );
}
