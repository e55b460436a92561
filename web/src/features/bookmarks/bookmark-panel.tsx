import type { BookmarkType } from '@disha/contract/bookmarks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useNames } from '../../catalog/shared/use-names.ts';
import { changeBookmark } from './bookmarks.queries.ts';
import { usePending } from './use-bookmark.ts';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { BookmarkList } from './bookmark-list.tsx';
import type { Bookmarked, CatalogSection } from './use-sections.ts';

interface BookmarkPanelProps {
  userId: string;
  sections: readonly CatalogSection[];
  current: BookmarkType;
  onChoose: (type: BookmarkType) => void;
}

export function BookmarkPanel({ userId, sections, current, onChoose }: BookmarkPanelProps) {
  const text = useText(dashboardTexts);
  const names = useNames(sections.map(({ catalog }) => catalog));
  const [expanded, setExpanded] = useEntryState<readonly BookmarkType[]>('unfolded', []);
  const { mutateAsync } = useMutation(changeBookmark(useQueryClient(), useLocale()));
  const removing = usePending((change) => change.userId === userId && change.action === 'remove');
  const isEmpty = sections.every(({ bookmarked }) => bookmarked.length === 0);
  const section = sections.find(({ catalog }) => catalog.name === current);

  const remove = ({ id, name }: Bookmarked) => {
    mutateAsync({ action: 'remove', type: current, itemId: id, userId }).then(
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
        tabs={sections.map(({ catalog, bookmarked }, index) => ({
          id: catalog.name,
          label: names[index]?.title ?? '',
          count: bookmarked.length,
        }))}
        current={current}
        isLong
        onChange={onChoose}
      >
        {section && (
          <BookmarkList
            key={current}
            {...section}
            isExpanded={expanded.includes(current)}
            onExpand={(isOpen) => {
              setExpanded(isOpen ? [...expanded, current] : expanded.filter((type) => type !== current));
            }}
            isRemoving={(itemId) => removing.some((change) => change.type === current && change.itemId === itemId)}
            onRemove={remove}
          />
        )}
      </Tabs>
    </Card>
  );
}
