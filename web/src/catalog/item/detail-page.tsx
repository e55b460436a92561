import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { isApiError } from '../../api/api-error.ts';
import { noteShown } from '../../api/stored-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonDetail } from '../../ui/skeleton.tsx';
import type { CatalogItem } from '../shared/item-summary.ts';
import type { ItemAction } from './item-action.ts';
import { Failed } from '../list/list-states.tsx';

/** The link above a detail's title, back to its list: to all of a `place`, or by a `name` of its own. */
export function BackLink({ to, place, name }: { to: string } & ({ place: string; name?: never } | { place?: never; name: string })) {
  const text = useText(catalogTexts);
  return (
    <Link to={to} className="inline-flex min-h-tap items-center gap-1.5 font-semibold text-blue-deep underline-offset-4 hover:underline">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {name ?? text.back(place)}
    </Link>
  );
}

interface DetailHeadProps {
  name: string;
  /** Where its list stands, and what that is called. */
  list: { path: string; place: string };
  /** The buttons that every item has. */
  action: ReactNode;
  /** What else the feature offers beside the title. */
  more?: ReactNode;
  lead?: ReactNode;
  /** Chips. */
  children: ReactNode;
}

/** The title of an item, with the way back to its list and its buttons. */
export function DetailHead({ name, list, action, more, lead, children }: DetailHeadProps) {
  return (
    <PageHeader
      title={name}
      lead={lead}
      above={<BackLink to={list.path} place={list.place} />}
      action={
        <div className="flex flex-wrap gap-2">
          {action}
          {more}
        </div>
      }
    >
      {children}
    </PageHeader>
  );
}

/**
 * The text on the left, the quick facts on the right; on a phone the facts come first, or `last` where they only lead on. Each has its
 * column by name: placed by their order, the facts would stand on the left until the text has arrived too.
 */
export function DetailColumns({ children, aside, last = false }: { children: ReactNode; aside: ReactNode; last?: boolean }) {
  const beside = <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1">{aside}</div>;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_21rem] lg:gap-6">
      {!last && beside}
      <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-start-1">{children}</div>
      {last && beside}
    </div>
  );
}

interface DetailQuery {
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

interface DetailFrameProps<Card extends CatalogItem, Whole extends CatalogItem> {
  /** The list's address. */
  path: string;
  text: { title: string; place: string; detail: { loading: string; notFound: string; notFoundHint: string; browse: string } };
  query: DetailQuery;
  whole: Whole | undefined;
  /** What a list knew of it: a visitor from there sees that at once. */
  card: Card | undefined;
  description: (item: Card | Whole) => string | undefined;
  action: ItemAction | undefined;
  children: (item: Card | Whole, parts: { failed: ReactNode; action: ReactNode }) => ReactNode;
}

/** The page of one item in all its states: as the list knew it, whole, on its way, not there, or failed. */
export function DetailFrame<Card extends CatalogItem, Whole extends CatalogItem>(props: DetailFrameProps<Card, Whole>) {
  const { path, text, query, whole, card, description, action, children } = props;
  const isMissing = isApiError(query.error, 'not_found');
  const item = whole ?? (isMissing ? undefined : card);
  const isWhole = whole !== undefined;
  // What it was asked beside may not have come, or what the page before it still asked for: the item itself is here.
  useEffect(() => {
    if (isWhole) noteShown();
  }, [isWhole]);
  const title = item?.name ?? (isMissing ? text.detail.notFound : undefined);
  return (
    <Page title={title === undefined ? [text.title] : [title, text.title]} description={item && description(item)}>
      {item ? (
        children(item, {
          failed: query.error ? <Failed query={query} /> : undefined,
          action: action?.({ id: item._id, name: item.name }),
        })
      ) : (
        <>
          <BackLink to={path} place={text.place} />
          <DetailStates query={query} text={text.detail} listPath={path} />
        </>
      )}
    </Page>
  );
}

interface DetailStatesProps {
  query: DetailQuery;
  text: DetailFrameProps<CatalogItem, CatalogItem>['text']['detail'];
  listPath: string;
}

/** What a page shows instead of its item: on its way, not there, or failed. */
export function DetailStates({ query, text, listPath }: DetailStatesProps) {
  if (!query.error) return <SkeletonDetail label={text.loading} />;
  if (!isApiError(query.error, 'not_found')) return <Failed query={query} />;
  return (
    <EmptyState level={1} title={text.notFound} action={<LinkButton to={listPath}>{text.browse}</LinkButton>}>
      {text.notFoundHint}
    </EmptyState>
  );
}
