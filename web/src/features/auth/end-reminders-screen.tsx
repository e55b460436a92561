import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useText } from '../../messages/locale.ts';
import { recoveryTexts } from '../../messages/recovery.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useLinkToken } from './use-link-token.ts';

/** From a link in a reminder, by anyone who has it: a reader need not sign in to be left in peace. */
export function EndRemindersScreen() {
  const text = useText(recoveryTexts).endReminders;
  const token = useLinkToken();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string>();

  const end = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /reminders/end', { body: { token }, fallback: (locale) => recoveryTexts.in(locale).endReminders.failed });
      setIsDone(true);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };

  return (
    <AuthFrame title={text.title} lead={text.lead}>
      <div className="grid gap-4">
        {failure !== undefined && <Alert takesFocus>{failure}</Alert>}
        {isDone ? (
          <Alert tone="good" takesFocus>
            {text.done}
          </Alert>
        ) : token === '' ? (
          <Alert tone="attention">{text.incomplete}</Alert>
        ) : (
          <Button size="large" busy={busy} className="w-full" onClick={() => void end()}>
            {busy ? text.busy : text.submit}
          </Button>
        )}
        <LinkButton to={paths.home} look="quiet" className="w-full">
          {text.home}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
