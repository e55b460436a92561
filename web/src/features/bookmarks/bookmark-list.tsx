import type { Bookmarks } from '@disha/contract/bookmarks';
import { limits } from '@disha/contract/limits';
import type { BookmarkType } from '@disha/contract/taxonomy';
import { useEffect, useRef, type ReactNode } from 'react';
import { idOf, type BookmarkItem } from './bookmark-item.ts';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BookmarkCard } from './bookmark-card.tsx';
import { CollegeFacts, CourseFacts, ExamFacts } from './item-facts.tsx';
import { listPath } from './item-paths.ts';

const first = limits.bookmarksShown;

interface BookmarkListProps {
  type: BookmarkType;
  bookmarks: Bookmarks;
  isExpanded: boolean;
  onExpand: (expanded: boolean) => void;
  isRemoving: (itemId: string) => boolean;
  onRemove: (item: BookmarkItem) => void;
}

/** One tab: the first nine, or all. */
export function BookmarkList({ type, bookmarks, isExpanded, onExpand, isRemoving, onRemove }: BookmarkListProps) {
  const text = useText(dashboardTexts);
  const entries = entriesOf(type, bookmarks);
  const shown = isExpanded ? entries : entries.slice(0, first);
  const more = entries.length - first;
  const { list, rememberPlace } = useFocusAfterRemoval(shown.map(({ item }) => idOf(item)));
  const toggle = useRef<HTMLButtonElement>(null);

  if (entries.length === 0) {
    return (
      <EmptyState level={3} title={text.empty} action={<LinkButton to={listPath(type)}>{text.browse(type)}</LinkButton>}>
        {text.emptyHint(type)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={list} aria-label={text.types[type]} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ item, facts }) => (
          <BookmarkCard
            key={idOf(item)}
            type={type}
            item={item}
            isRemoving={isRemoving(idOf(item))}
            onRemove={() => {
              rememberPlace(idOf(item));
              onRemove(item);
            }}
          >
            {facts}
          </BookmarkCard>
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
            {isExpanded ? text.showLess(more) : text.showAll(entries.length, more)}
          </Button>
        </div>
      )}
    </>
  );
}

interface Entry {
  item: BookmarkItem;
  facts: ReactNode;
}

function entriesOf(type: BookmarkType, bookmarks: Bookmarks): Entry[] {
  if (type === 'courses')
    return bookmarks.courses.map((item) => ({ item, facts: typeof item === 'string' ? null : <CourseFacts course={item} /> }));
  if (type === 'colleges')
    return bookmarks.colleges.map((item) => ({ item, facts: typeof item === 'string' ? null : <CollegeFacts college={item} /> }));
  return bookmarks.exams.map((item) => ({ item, facts: typeof item === 'string' ? null : <ExamFacts exam={item} /> }));
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
