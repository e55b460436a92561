import { useErrorText } from '../../api/error-text.ts';
import type { ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';

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
  if (query.isPending || isWaiting) return <SkeletonCards label={text.loading} />;
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
