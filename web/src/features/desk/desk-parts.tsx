import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { commonTexts } from '../../messages/common.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface DeskQuery {
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/** On its way, or failed; nothing once something is here. */
export function Waiting({ query }: { query: DeskQuery }) {
  const text = useText(deskTexts);
  const { tryAgain } = useText(commonTexts);
  const errorText = useErrorText();
  if (query.error)
    return (
      <Alert title={errorText(query.error)} actions={[{ label: tryAgain, busy: query.isFetching, onPress: () => void query.refetch() }]} />
    );
  if (!query.isPending) return null;
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}

interface PagesProps<Page, Row> {
  query: UseInfiniteQueryResult<{ pages: Page[] }>;
  rows: (page: Page) => readonly Row[];
  row: (row: Row) => ReactNode;
}

/** A list page by page, with the way to the next one. */
export function Pages<Page, Row extends { id: string }>({ query, rows, row }: PagesProps<Page, Row>) {
  const text = useText(deskTexts);
  const all = query.data?.pages.flatMap(rows) ?? [];
  return (
    <>
      {all.length > 0 && (
        <ul className="grid gap-3">
          {all.map((each) => (
            <li key={each.id} className="min-w-0">
              {row(each)}
            </li>
          ))}
        </ul>
      )}
      <Waiting query={query} />
      {query.data && all.length === 0 && <p className="text-ink-soft">{text.nothing}</p>}
      {query.hasNextPage && (
        <Button look="quiet" className="mt-3" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  );
}

/** Old and new side by side; one under the other on a phone. */
export function OldAndNew({ from, to, labels }: { from: ReactNode; to: ReactNode; labels: { from: string; to: string } }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="min-w-0 rounded-small border border-line bg-sand p-3">
        <p className="mb-1 text-sm font-semibold text-ink-soft">{labels.from}</p>
        {from}
      </div>
      <div className="min-w-0 rounded-small border border-line p-3">
        <p className="mb-1 text-sm font-semibold text-ink-soft">{labels.to}</p>
        {to}
      </div>
    </div>
  );
}

/** Where somebody has a fact from, marked as what it is written in. */
export function Source({ source }: { source: string }) {
  const text = useText(deskTexts);
  const langOf = useLangOf();
  const [before, after] = text.source('\n').split('\n');
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      {before}
      <span {...langOf(source)}>{source}</span>
      {after}
    </p>
  );
}
