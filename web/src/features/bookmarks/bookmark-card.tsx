import type { BookmarkType } from '@disha/contract/taxonomy';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOf, type BookmarkItem } from './bookmark-item.ts';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { cardLook } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { pathOf } from './item-paths.ts';

interface BookmarkCardProps {
  type: BookmarkType;
  item: BookmarkItem;
  /** What the card says about its item; an item that has gone says nothing. */
  children: ReactNode;
  isRemoving: boolean;
  onRemove: () => void;
}

export function BookmarkCard({ type, item, children, isRemoving, onRemove }: BookmarkCardProps) {
  const text = useText(dashboardTexts);
  const name = nameOf(item);
  const isGone = typeof item === 'string';
  return (
    <li className={classes(cardLook, 'flex flex-col gap-2.5 p-4', isGone && 'border-dashed bg-paper! shadow-none!')}>
      <h3 className="text-[1.08rem] leading-snug [overflow-wrap:anywhere]">{name}</h3>
      {isGone ? (
        <div>
          <p className="font-semibold">{text.gone}</p>
          <p className="text-[.94rem] text-ink-soft">{text.goneHint}</p>
        </div>
      ) : (
        children
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1.5">
        {!isGone && (
          <LinkButton to={pathOf(type, item._id)} look="quiet">
            {text.view}
            <span className="sr-only"> {name}</span>
          </LinkButton>
        )}
        {/* Not `disabled` while it works: a disabled button would lose the focus. */}
        <button
          type="button"
          data-remove
          aria-disabled={isRemoving || undefined}
          aria-busy={isRemoving || undefined}
          onClick={isRemoving ? undefined : onRemove}
          className={buttonLook('plain', 'normal', 'ml-auto text-rust! aria-disabled:bg-transparent!')}
        >
          {isRemoving ? <Spinner /> : <Trash2 aria-hidden="true" className="size-5" />}
          {isRemoving ? text.removing : text.remove}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
}
