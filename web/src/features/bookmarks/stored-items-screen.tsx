import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { ShownCatalog } from '../../catalog/list/shown-catalog.ts';
import { bookmarksTexts } from '../../messages/bookmarks.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BookmarkCard } from './bookmark-card.tsx';
import { storedItemsHere } from './stored-items.ts';
import { useSections, type CatalogSection } from './use-sections.ts';

interface KeptProps {
  catalogs: readonly ShownCatalog[];
  /** The slot for the way back to what was put away. */
  putAway: ReactNode;
}

/** What a visitor has kept: the dashboard of those who sign in holds their bookmarks. */
export function StoredItemsScreen({ catalogs, putAway }: KeptProps) {
  const text = useText(bookmarksTexts).here;
  const isSignedIn = useUser() !== null;
  const items = storedItemsHere.useItems();
  const lists = Object.fromEntries(catalogs.map(({ name }) => [name, items.flatMap(({ type, id }) => (type === name ? [id] : []))]));
  const sections = useSections(catalogs, lists).filter(({ bookmarked }) => bookmarked.length > 0);
  if (isSignedIn) return <Navigate replace to={paths.dashboard} />;
  return (
    <Page title={[text.title]}>
      <PageHeader title={text.title} lead={text.lead} />
      <div className="mb-4 empty:hidden">{putAway}</div>
      {sections.length === 0 ? (
        <EmptyState level={2} title={text.none} action={catalogs[0] && <Browse {...catalogs[0]} />}>
          {text.noneHint}
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {sections.map((section) => (
            <Kept key={section.catalog.name} {...section} />
          ))}
        </div>
      )}
    </Page>
  );
}

function Browse({ path, names }: ShownCatalog) {
  return <LinkButton to={path}>{useText(names).browse}</LinkButton>;
}

function Kept({ catalog, bookmarked }: CatalogSection) {
  const { title } = useText(catalog.names);
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-heading">{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {bookmarked.map((one) => (
          <BookmarkCard
            key={one.id}
            catalog={catalog}
            bookmarked={one}
            isRemoving={false}
            onRemove={() => storedItemsHere.drop({ type: catalog.name, id: one.id })}
          />
        ))}
      </ul>
    </section>
  );
}
