import { useErrorText } from '../../api/error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { authTexts } from '../../messages/auth.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { forgetSession } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { deleteAccount, profileQueries } from './profile.queries.ts';

/** The last question before everything goes: the password, or Google once more where there is none. */
export type GoogleSlot = (onCredential: (credential: string) => void, busy: boolean) => ReactNode;

export function DeleteAccount({ googleButton, onKeep }: { googleButton: GoogleSlot; onKeep: () => void }) {
  const text = useText(profileTexts).data;
  const { show, hide } = useText(authTexts);
  const common = useText(commonTexts);
  const account = useQuery(profileQueries.account());
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const warning = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    warning.current?.focus();
  }, []);

  const remove = async (proof: Parameters<typeof deleteAccount>[0]) => {
    setBusy(true);
    setWrong(undefined);
    try {
      await deleteAccount(proof);
      // This page is for the signed-in: it leads home by itself.
      forgetSession();
      toast.success(text.deleted);
    } catch (error) {
      setWrong(isApiError(error) ? errorText(error) : text.deleteFailed);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void remove({ password });
  };
  const keep = (
    <Button look="quiet" disabled={busy} onClick={onKeep}>
      {text.keep}
    </Button>
  );

  return (
    <div className="mt-5 grid gap-4 border-t border-line pt-5">
      <p ref={warning} tabIndex={-1} className="text-rust outline-none">
        {text.warning}
      </p>
      {account.isPending && <Skeleton className="h-28 w-full" />}
      {account.isError && (
        <Alert actions={[{ label: common.tryAgain, onPress: () => void account.refetch(), busy: account.isFetching }]}>
          {errorText(account.error)}
        </Alert>
      )}
      {account.data?.hasPassword === true && (
        <form noValidate className="grid max-w-md gap-4" onSubmit={submit}>
          <Field label={text.password} error={wrong} required>
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                value={password}
                autoComplete="current-password"
                showLabel={show}
                hideLabel={hide}
                disabled={busy}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setWrong(undefined);
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="danger" busy={busy}>
              {busy ? text.deleting : text.confirm}
            </Button>
            {keep}
          </div>
        </form>
      )}
      {account.data?.hasPassword === false && (
        <div className="grid max-w-md gap-4">
          <p>{text.googleConfirm}</p>
          {wrong !== undefined && <Alert takesFocus>{wrong}</Alert>}
          {googleButton((credential) => void remove({ credential }), busy)}
          <div>{keep}</div>
        </div>
      )}
      {account.data === undefined && <div>{keep}</div>}
    </div>
  );
}
