import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { catalogTexts } from '../messages/catalog.ts';
import { useText } from '../messages/locale.ts';
import { isApiError } from '../api/api-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Link } from '../ui/link.tsx';
import { SkeletonDetail } from '../ui/skeleton.tsx';
import { Failed } from './list-states.tsx';
import { ShareButton } from './share-button.tsx';

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

/** Beside a detail's title: its bookmark button, sharing, and what else the room offers. */
export function DetailActions({ name, action, children }: { name: string; action: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      {action}
      <ShareButton title={name} />
      {children}
    </div>
  );
}

/**
 * The text on the left, the quick facts on the right; on a phone the facts come first. Each has its column by name: placed by
 * their order, the facts would stand on the left until the text has arrived too.
 */
export function DetailColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_21rem] lg:gap-6">
      <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1">{aside}</div>
      <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-start-1">{children}</div>
    </div>
  );
}

interface DetailStatesProps {
  query: { isFetching: boolean; error: Error | null; refetch: () => unknown };
  text: { loading: string; notFound: string; notFoundHint: string; browse: string };
  listPath: string;
}

/** What a detail page shows instead of its item: on its way, not there, or failed. */
export function DetailStates({ query, text, listPath }: DetailStatesProps) {
  if (!query.error) return <SkeletonDetail label={text.loading} />;
  if (!isApiError(query.error, 'not_found')) return <Failed query={query} />;
  return (
    <EmptyState level={1} title={text.notFound} action={<LinkButton to={listPath}>{text.browse}</LinkButton>}>
      {text.notFoundHint}
    </EmptyState>
  );
}
