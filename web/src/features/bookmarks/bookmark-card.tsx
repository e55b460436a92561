import { Trash2 } from 'lucide-react';
import { use } from 'react';
import { detailPath } from '../../catalog/shared/catalog.ts';
import { CompareSlot } from '../../catalog/item/item-action.ts';
import type { ShownCatalog } from '../../catalog/list/shown-catalog.ts';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { cardLook } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Bookmarked } from './use-sections.ts';

interface BookmarkCardProps {
  catalog: ShownCatalog;
  bookmarked: Bookmarked;
  isRemoving: boolean;
  onRemove: () => void;
}

export function BookmarkCard({ catalog, bookmarked: { id, name, item, isGone }, isRemoving, onRemove }: BookmarkCardProps) {
  const text = useText(dashboardTexts);
  const { Facts, isMarked, comparison } = catalog.summary;
  const compare = use(CompareSlot);
  return (
    <li className={classNames(cardLook, 'flex flex-col gap-2.5 p-4', isGone && 'border-dashed bg-paper! shadow-none!')}>
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-[1.08rem] leading-snug [overflow-wrap:anywhere]">{name}</h3>
        {compare && comparison && !isGone && (
          <div className="-mt-2 -me-2 flex-none">{compare({ type: catalog.name, id, name, look: 'icon' })}</div>
        )}
      </div>
      {isGone ? (
        <div>
          <p className="font-semibold">{text.gone}</p>
          <p className="text-[.94rem] text-ink-soft">{text.goneHint}</p>
        </div>
      ) : (
        item && <Facts item={item} />
      )}
      {!isGone && isMarked && <MarkOnCard type={catalog.name} id={id} />}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1.5">
        {!isGone && (
          <LinkButton to={detailPath(catalog, id)} look="quiet">
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
          className={buttonLook('plain', 'normal', 'ms-auto text-rust! aria-disabled:bg-transparent!')}
        >
          {isRemoving ? <Spinner /> : <Trash2 aria-hidden="true" className="size-5" />}
          {isRemoving ? text.removing : text.remove}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
}
