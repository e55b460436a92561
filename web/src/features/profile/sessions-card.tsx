import type { OwnSession } from '@disha/contract/sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { accountTexts } from '../../messages/account.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { accountQueries, endOtherSessions, endSession } from './account.queries.ts';

/** Where one is signed in: a lost phone is signed out from here. */
export function SessionsCard() {
  const text = useText(accountTexts).sessions;
  const common = useText(commonTexts);
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(accountQueries.sessions());
  const [ending, setEnding] = useState<string>();

  const end = async (what: string, ask: () => Promise<{ message: string }>) => {
    setEnding(what);
    try {
      toast.success((await ask()).message);
    } catch (failure) {
      toast.error(errorText(failure));
    }
    await client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    setEnding(undefined);
  };

  return (
    <Card as="section" title={text.title} className="sm:p-6">
      <p className="mb-4 text-ink-soft">{text.body}</p>
      {isPending && <Skeleton className="h-20 w-full" />}
      {isError && <Alert actions={[{ label: common.tryAgain, onPress: () => void refetch(), busy: isFetching }]}>{errorText(error)}</Alert>}
      {data && (
        <ul className="grid gap-3">
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => void end(session.id, () => endSession(session.id))}
            />
          ))}
        </ul>
      )}
      {data && data.sessions.length > 1 && (
        <>
          <Button look="quiet" className="mt-4" busy={ending === 'others'} onClick={() => void end('others', endOtherSessions)}>
            {text.endOthers}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{text.endsToo}</p>
        </>
      )}
    </Card>
  );
}

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const text = useText(accountTexts).sessions;
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device} {session.current && <Chip tone="leaf">{text.current}</Chip>}
        </p>
        <p className="text-sm text-ink-soft">{text.seen(format.date(session.lastSeenAt), format.date(session.createdAt))}</p>
      </div>
      {!session.current && (
        <Button look="quiet" busy={busy} aria-label={text.endOf(session.device)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
