import { limits } from '@disha/contract/limits';
import { useEffect, useRef } from 'react';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BookmarkCard } from './bookmark-card.tsx';
import type { Bookmarked, CatalogSection } from './use-sections.ts';

const first = limits.bookmarksShown;

interface BookmarkListProps extends CatalogSection {
  isExpanded: boolean;
  onExpand: (expanded: boolean) => void;
  isRemoving: (itemId: string) => boolean;
  onRemove: (bookmarked: Bookmarked) => void;
}

/** One tab: the first nine, or all. */
export function BookmarkList({ catalog, bookmarked, isExpanded, onExpand, isRemoving, onRemove }: BookmarkListProps) {
  const text = useText(dashboardTexts);
  const names = useText(catalog.names);
  const shown = isExpanded ? bookmarked : bookmarked.slice(0, first);
  const more = bookmarked.length - first;
  const { list, rememberPlace } = useFocusAfterRemoval(shown.map(({ id }) => id));
  const toggle = useRef<HTMLButtonElement>(null);

  if (bookmarked.length === 0) {
    return (
      <EmptyState level={3} title={text.empty} action={<LinkButton to={catalog.path}>{names.browse}</LinkButton>}>
        {names.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={list} aria-label={names.title} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((one) => (
          <BookmarkCard
            key={one.id}
            catalog={catalog}
            bookmarked={one}
            isRemoving={isRemoving(one.id)}
            onRemove={() => {
              rememberPlace(one.id);
              onRemove(one);
            }}
          />
        ))}
      </ul>
      {more > 0 && (
        <div className="mt-4 text-center">
          <Button
            ref={toggle}
            look="quiet"
            aria-expanded={isExpanded}
            onClick={() => {
              onExpand(!isExpanded);
              // The page has just become shorter above the button.
              if (isExpanded) requestAnimationFrame(() => toggle.current?.scrollIntoView({ block: 'nearest' }));
            }}
          >
            {isExpanded ? text.showLess(more) : text.showAll(bookmarked.length, more)}
          </Button>
        </div>
      )}
    </>
  );
}

/** When the focused card goes, the focus moves to its neighbour: a keyboard must not start again at the top of the page. */
function useFocusAfterRemoval(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    if (place.current === null || ids.includes(place.current.id)) return;
    const { index } = place.current;
    place.current = null;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('[role=tab][aria-selected=true]'))?.focus({
      preventScroll: true,
    });
  });
  return {
    list,
    rememberPlace: (id: string) => {
      place.current = { id, index: ids.indexOf(id) };
    },
  };
}
