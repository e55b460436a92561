import type { User } from '@disha/contract/user';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/error-text.ts';
import { accountTexts } from '../../messages/account.ts';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { saidAt, useFieldText } from '../../messages/validation.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { changeEmail, sendVerification } from './account.queries.ts';

/** Whether the address is confirmed, and another one in its place. */
export function EmailCard({ user }: { user: User }) {
  const text = useText(accountTexts).email;
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  /** What is typed there; null while it is not being changed. */
  const [next, setNext] = useEntryState<string | null>('new e-mail', null);
  const [notice, setNotice] = useState<{ tone: 'good' | 'error'; words: string }>();

  const send = async () => {
    setBusy(true);
    try {
      const { message } = await sendVerification();
      setNotice({ tone: 'good', words: message });
    } catch (error) {
      setNotice({ tone: 'error', words: errorText(error) });
    }
    setBusy(false);
  };

  return (
    <Card as="section" title={text.title} className="sm:p-6">
      <p className="[overflow-wrap:anywhere]">{user.email}</p>
      <p className="mb-4 text-ink-soft">{user.emailVerified ? text.confirmed : text.unconfirmed}</p>
      {notice && (
        <Alert tone={notice.tone} takesFocus className="mb-4">
          {notice.words}
        </Alert>
      )}
      {next !== null ? (
        <ChangeEmail
          email={next}
          onChange={setNext}
          onDone={(words) => {
            setNext(null);
            if (words !== undefined) setNotice({ tone: 'good', words });
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!user.emailVerified && (
            <Button look="quiet" busy={busy} onClick={() => void send()}>
              {busy ? text.sending : text.send}
            </Button>
          )}
          <Button
            look="quiet"
            onClick={() => {
              setNotice(undefined);
              setNext('');
            }}
          >
            {text.change}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface ChangeEmailProps {
  email: string;
  onChange: (email: string) => void;
  onDone: (words?: string) => void;
}

function ChangeEmail({ email, onChange, onDone }: ChangeEmailProps) {
  const text = useText(accountTexts).email;
  const { show, hide } = useText(authTexts);
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ email?: string | undefined; password?: string | undefined; all?: string }>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setWrong({});
    try {
      onDone((await changeEmail({ email, password })).message);
    } catch (error) {
      const fieldErrors = isApiError(error) ? { email: saidAt(error.errors, 'email'), password: saidAt(error.errors, 'password') } : {};
      if (isApiError(error, 'bad_credentials')) fieldErrors.password = errorText(error);
      setWrong(fieldErrors.email === undefined && fieldErrors.password === undefined ? { all: errorText(error) } : fieldErrors);
      setBusy(false);
    }
  };
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={(event) => void submit(event)}>
      {wrong.all !== undefined && <Alert takesFocus>{wrong.all}</Alert>}
      <Field label={text.next} error={fieldText(wrong.email)} hint={text.hint} required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ target: { value } }) => onChange(value)}
          />
        )}
      </Field>
      <Field label={text.password} error={fieldText(wrong.password)} required>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            showLabel={show}
            hideLabel={hide}
            value={password}
            onChange={({ target: { value } }) => setPassword(value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? text.sending : text.submit}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => onDone()}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
