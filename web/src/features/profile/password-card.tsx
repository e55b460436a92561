import { useErrorText } from '../../api/error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { authTexts } from '../../messages/auth.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { saidAt, useFieldText } from '../../messages/validation.ts';
import { changePassword } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { profileQueries } from './profile.queries.ts';

/** A new password, and with it everybody else signed out. */
export function PasswordCard() {
  const text = useText(profileTexts).password;
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !changing) opener.current?.focus();
    wasChanging.current = changing;
  }, [changing]);
  const close = () => {
    setChanging(false);
  };

  return (
    <Card as="section" title={text.title} className="sm:p-6">
      <p className="mb-4 text-ink-soft">{text.body}</p>
      {changing ? (
        <ChangePassword onDone={close} />
      ) : (
        <Button
          ref={opener}
          look="quiet"
          onClick={() => {
            setChanging(true);
          }}
        >
          {text.change}
        </Button>
      )}
    </Card>
  );
}

const names = ['currentPassword', 'newPassword', 'again'] as const;
type Name = (typeof names)[number];
type Wrong = Partial<Record<Name, string>>;

/** Whom the server's words are about: a wrong password has no path. */
function wrongIn(error: unknown, words: string): Wrong {
  if (!isApiError(error)) return { currentPassword: words };
  const fieldErrors = Object.fromEntries(error.errors.map(({ path }) => [path, saidAt(error.errors, path)]));
  return 'newPassword' in fieldErrors || 'currentPassword' in fieldErrors ? fieldErrors : { currentPassword: words };
}

function ChangePassword({ onDone }: { onDone: () => void }) {
  const text = useText(profileTexts).password;
  const { show, hide, signup } = useText(authTexts);
  const common = useText(commonTexts);
  const account = useQuery(profileQueries.account());
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [values, setValues] = useState<Record<Name, string>>({ currentPassword: '', newPassword: '', again: '' });
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const form = useRef<HTMLFormElement>(null);
  const isReady = account.data?.hasPassword === true;
  const refuse = (next: Wrong) => {
    setWrong(next);
    const first = names.find((name) => next[name] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  useEffect(() => {
    if (isReady) form.current?.querySelector('input')?.focus();
  }, [isReady]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.newPassword !== values.again) {
      refuse({ again: text.mismatch });
      return;
    }
    setBusy(true);
    setWrong({});
    try {
      await changePassword(
        { currentPassword: values.currentPassword, newPassword: values.newPassword },
        (locale) => profileTexts.in(locale).password.failed,
      );
      toast.success(text.changed);
      onDone();
    } catch (error) {
      setBusy(false);
      refuse(wrongIn(error, errorText(error)));
    }
  };
  const field = (name: Name, label: string, autoComplete: string, hint?: string) => (
    <Field label={label} error={fieldText(wrong[name])} hint={hint} required>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          value={values[name]}
          autoComplete={autoComplete}
          showLabel={show}
          hideLabel={hide}
          readOnly={busy}
          onChange={({ target: { value } }) => {
            setValues((before) => ({ ...before, [name]: value }));
            setWrong((before) => ({ ...before, [name]: undefined }));
          }}
        />
      )}
    </Field>
  );

  return (
    <div className="grid gap-4">
      {account.isPending && <Skeleton className="h-28 w-full" />}
      {account.isError && (
        <Alert actions={[{ label: common.tryAgain, onPress: () => void account.refetch(), busy: account.isFetching }]}>
          {errorText(account.error)}
        </Alert>
      )}
      {account.data?.hasPassword === false && <p>{text.google}</p>}
      {isReady && (
        <form ref={form} noValidate className="grid max-w-md gap-4" onSubmit={(event) => void submit(event)}>
          {field('currentPassword', text.current, 'current-password')}
          {field('newPassword', text.next, 'new-password', signup.passwordHint)}
          {field('again', text.again, 'new-password')}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy}>
              {busy ? text.changing : text.change}
            </Button>
            <Button look="quiet" disabled={busy} onClick={onDone}>
              {text.cancel}
            </Button>
          </div>
        </form>
      )}
      {!isReady && (
        <div>
          <Button look="quiet" onClick={onDone}>
            {text.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
