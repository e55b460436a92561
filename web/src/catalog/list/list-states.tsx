import { useErrorText } from '../../api/error-text.ts';
import type { ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rowsAtOnce } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Query {
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

interface ListStatesProps {
  query: Query;
  /** Something else the list waits for, e.g. the profile's filter. */
  isWaiting?: boolean;
  isEmpty: boolean;
  text: { loading: string; none: string; noneHint: string };
  onClear: () => void;
  /** The list. */
  children: ReactNode;
}

/** Loading, failed, empty or here: the four states of every list. */
export function ListStates({ query, isWaiting = false, isEmpty, text, onClear, children }: ListStatesProps) {
  const catalog = useText(catalogTexts);
  if (query.error && query.isPending === false && isEmpty) return <Failed query={query} />;
  if (query.isPending || isWaiting) return <SkeletonRows label={text.loading} />;
  if (isEmpty) {
    return (
      <EmptyState
        title={text.none}
        action={
          <Button look="quiet" onClick={onClear}>
            {catalog.clearFilter}
          </Button>
        }
      >
        {text.noneHint}
      </EmptyState>
    );
  }
  return children;
}

/** Rows on their way, said once to those who listen. */
export function SkeletonRows({ label, count = rowsAtOnce }: { label: string; count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="grid min-h-26 content-center gap-2.5 border-b border-line py-2">
            <Skeleton className="h-4.5 w-3/4" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A failed request in the words of its error, with a way on. */
export function Failed({ query }: { query: Omit<Query, 'isPending'> }) {
  const common = useText(commonTexts);
  const errorText = useErrorText();
  return (
    <Alert
      title={errorText(query.error)}
      actions={[{ label: common.tryAgain, busy: query.isFetching, onPress: () => void query.refetch() }]}
    />
  );
}
