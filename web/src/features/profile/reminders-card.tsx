import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { accountTexts } from '../../messages/account.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountQueries, setReminders } from './account.queries.ts';

/** Mails before a form closes and before an exam: off until somebody asks. */
export function RemindersCard() {
  const text = useText(accountTexts).reminders;
  const common = useText(commonTexts);
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(accountQueries.reminders());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const turn = async (on: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await setReminders(on);
      client.setQueryData(accountQueries.reminders().queryKey, answer.data);
    } catch (problem) {
      setFailure(errorText(problem));
    }
    setBusy(false);
  };

  const state = data?.reminders;
  return (
    <Card as="section" title={text.title} className="sm:p-6">
      <p className="mb-4 text-ink-soft">{text.body}</p>
      {isPending && <Skeleton className="h-11 w-40" />}
      {isError && <Alert actions={[{ label: common.tryAgain, onPress: () => void refetch(), busy: isFetching }]}>{errorText(error)}</Alert>}
      {failure !== undefined && (
        <Alert takesFocus className="mb-4">
          {failure}
        </Alert>
      )}
      {state && (
        <p className="mb-3 font-semibold" role="status">
          {state.on ? text.isOn : text.isOff}
        </p>
      )}
      {state && !state.on && !state.mail && <p>{text.mailOff}</p>}
      {state && !state.on && state.mail && !state.emailVerified && <p>{text.confirmFirst}</p>}
      {state && (state.on || (state.mail && state.emailVerified)) && (
        <Button look={state.on ? 'quiet' : 'main'} busy={busy} onClick={() => void turn(!state.on)}>
          {state.on ? text.turnOff : text.turnOn}
        </Button>
      )}
    </Card>
  );
}
