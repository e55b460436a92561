import type { BookmarkType } from '@disha/contract/bookmarks';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { cardLook } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import type { CatalogSection } from './use-sections.ts';

interface CountCardsProps {
  sections: readonly CatalogSection[];
  current: BookmarkType;
  onChoose: (type: BookmarkType) => void;
}

/** How many of each; pressing one opens its tab. */
export function CountCards({ sections, current, onChoose }: CountCardsProps) {
  const text = useText(dashboardTexts);
  return (
    <ul
      aria-label={text.countsLabel}
      className={classNames(
        'mb-5 grid gap-2 sm:gap-4 print:hidden',
        'grid-cols-[repeat(auto-fit,minmax(6.4rem,1fr))] sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
      )}
    >
      {sections.map((section) => (
        <CountCard
          key={section.catalog.name}
          {...section}
          isCurrent={section.catalog.name === current}
          onChoose={() => {
            onChoose(section.catalog.name);
          }}
        />
      ))}
    </ul>
  );
}

function CountCard({ catalog, bookmarked, isCurrent, onChoose }: CatalogSection & { isCurrent: boolean; onChoose: () => void }) {
  const { title } = useText(catalog.names);
  const format = useFormat();
  const { Icon } = catalog.summary;
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          cardLook,
          // On a phone three beside each other, or the bookmarks themselves would be far below what is seen first.
          'grid w-full grid-cols-[auto_1fr] items-center gap-x-2 p-2 text-start transition-colors',
          'hover:border-blue-soft sm:gap-x-4 sm:p-5',
          isCurrent && 'border-blue-soft bg-blue-tint!',
        )}
      >
        <Icon aria-hidden="true" className="size-6 text-blue sm:row-span-2 sm:size-8" />
        <span className="text-heading leading-tight font-bold tabular-nums sm:text-[1.6rem]">{format.number(bookmarked.length)}</span>{' '}
        <span className="text-[.85rem] leading-tight text-ink-soft max-sm:col-span-2 sm:text-[.94rem]">{title}</span>
      </button>
    </li>
  );
}
