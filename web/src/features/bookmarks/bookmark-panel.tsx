import { useLocale, useText } from '../../messages/locale.ts';
import type { Bookmarks } from '@disha/contract/bookmarks';
import { bookmarkTypes, type BookmarkType } from '@disha/contract/taxonomy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { idOf, nameOf, type BookmarkItem } from './bookmark-item.ts';
import { changeBookmark } from './bookmarks.queries.ts';
import { usePending } from './use-bookmark.ts';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { BookmarkList } from './bookmark-list.tsx';

interface BookmarkPanelProps {
  userId: string;
  bookmarks: Bookmarks;
  current: BookmarkType;
  onChoose: (type: BookmarkType) => void;
}

export function BookmarkPanel({ userId, bookmarks, current, onChoose }: BookmarkPanelProps) {
  const text = useText(dashboardTexts);
  const [expanded, setExpanded] = useState<readonly BookmarkType[]>([]);
  const { mutateAsync } = useMutation(changeBookmark(useQueryClient(), useLocale()));
  const removing = usePending((change) => change.userId === userId && change.action === 'remove');
  const isEmpty = bookmarkTypes.every((type) => bookmarks[type].length === 0);

  const remove = (item: BookmarkItem) => {
    const name = nameOf(item);
    mutateAsync({ action: 'remove', type: current, itemId: idOf(item), userId }).then(
      () => toast.success(text.removed(name)),
      // Said by the change itself, and the card is still there.
      () => undefined,
    );
  };

  // On a phone the list needs the width that a frame would take.
  return (
    <Card as="section" className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none print:hidden">
      <div className="mb-2 flex min-h-tap flex-wrap items-center justify-between gap-2">
        <h2 className="text-heading">{text.bookmarks}</h2>
        {!isEmpty && (
          <Button
            look="plain"
            onClick={() => {
              window.print();
            }}
          >
            <Printer aria-hidden="true" className="size-5" />
            {text.print}
          </Button>
        )}
      </div>
      <Tabs
        label={text.bookmarks}
        tabs={bookmarkTypes.map((type) => ({ id: type, label: text.types[type], count: bookmarks[type].length }))}
        current={current}
        onChange={onChoose}
      >
        <BookmarkList
          key={current}
          type={current}
          bookmarks={bookmarks}
          isExpanded={expanded.includes(current)}
          onExpand={(isOpen) => {
            setExpanded(isOpen ? [...expanded, current] : expanded.filter((type) => type !== current));
          }}
          isRemoving={(itemId) => removing.some((change) => change.type === current && change.itemId === itemId)}
          onRemove={remove}
        />
      </Tabs>
    </Card>
  );
}
