import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useText } from '../../messages/locale.ts';
import { recoveryTexts } from '../../messages/recovery.ts';
import { paths } from '../../paths.ts';
import { initialise } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { MailOff, useIsMailOff } from './mail-off.tsx';
import { useLinkToken } from './use-link-token.ts';

/** A press confirms, not the opening: programs that look into mails open links too. */
export function VerifyScreen() {
  const text = useText(recoveryTexts).verify;
  const token = useLinkToken();
  const isOff = useIsMailOff();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [confirmed, setConfirmed] = useState<string>();

  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { user } = await call('POST /auth/verify-email', {
        body: { token },
        fallback: (locale) => recoveryTexts.in(locale).verify.failed,
      });
      setConfirmed(user.email);
      await initialise();
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };

  const inside = () => {
    if (isOff) return <MailOff />;
    if (confirmed !== undefined)
      return (
        <>
          <Alert tone="good" title={text.done} takesFocus>
            {text.address(confirmed)}
          </Alert>
          <LinkButton to={paths.profile} size="large" className="w-full">
            {text.profile}
          </LinkButton>
        </>
      );
    if (token === '') return <Alert tone="attention">{text.incomplete}</Alert>;
    return (
      <>
        {failure !== undefined && <Alert takesFocus>{failure}</Alert>}
        <Button size="large" busy={busy} className="w-full" onClick={() => void confirm()}>
          {busy ? text.busy : text.submit}
        </Button>
      </>
    );
  };
  return (
    <AuthFrame title={text.title} lead={text.lead}>
      <div className="grid gap-4">{inside()}</div>
    </AuthFrame>
  );
}
