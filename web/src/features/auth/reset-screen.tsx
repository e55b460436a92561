import { newPassword } from '@disha/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { recoveryTexts } from '../../messages/recovery.ts';
import { useFieldText } from '../../messages/validation.ts';
import { paths } from '../../paths.ts';
import { forgetSession } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { showServerErrors } from './form-errors.ts';
import { MailOff, useIsMailOff } from './mail-off.tsx';
import { useLinkToken } from './use-link-token.ts';

const form = z.object({ password: newPassword, again: z.string() });
type ResetStage = 'open' | 'done' | 'bad';

export function ResetScreen() {
  const text = useText(recoveryTexts).reset;
  const token = useLinkToken();
  const isOff = useIsMailOff();
  const [step, setStep] = useState<ResetStage>('open');
  const newLink = (
    <LinkButton to={paths.forgot} className="w-full">
      {text.newLink}
    </LinkButton>
  );
  return (
    <AuthFrame title={text.title} lead={text.lead}>
      {isOff ? (
        <MailOff />
      ) : step === 'done' ? (
        <div className="grid gap-4">
          <Alert tone="good" takesFocus>
            {text.done}
          </Alert>
          <LinkButton to={paths.login} size="large" className="w-full">
            {text.signIn}
          </LinkButton>
        </div>
      ) : token === '' ? (
        <div className="grid gap-4">
          <Alert tone="attention">{text.incomplete}</Alert>
          {newLink}
        </div>
      ) : (
        <div className="grid gap-4">
          <ResetForm token={token} onStep={setStep} />
          {step === 'bad' && newLink}
        </div>
      )}
    </AuthFrame>
  );
}

function ResetForm({ token, onStep }: { token: string; onStep: (step: ResetStage) => void }) {
  const text = useText(recoveryTexts).reset;
  const { show, hide, signup } = useText(authTexts);
  const { mismatch } = useText(profileTexts).password;
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [serverError, setServerError] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { password: '', again: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password, again }) => {
    setServerError(undefined);
    if (password !== again) {
      setError('again', { message: mismatch }, { shouldFocus: true });
      return;
    }
    try {
      await call('POST /auth/reset-password', {
        body: { token, password },
        fallback: (locale) => recoveryTexts.in(locale).reset.failed,
      });
      // Every session has ended, this browser's too.
      forgetSession();
      onStep('done');
    } catch (error) {
      if (isApiError(error, 'bad_token')) onStep('bad');
      setServerError(showServerErrors(error, errorText, setError, ['password']));
    }
  });

  const field = (name: 'password' | 'again', label: string, hint?: string) => (
    <Field label={label} hint={hint} error={fieldText(errors[name]?.message)} required>
      {(control) => <PasswordInput {...control} {...register(name)} autoComplete="new-password" showLabel={show} hideLabel={hide} />}
    </Field>
  );
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {serverError !== undefined && <Alert takesFocus>{serverError}</Alert>}
      {field('password', text.password, signup.passwordHint)}
      {field('again', text.again)}
      <Button type="submit" size="large" busy={isSubmitting} className="w-full">
        {isSubmitting ? text.busy : text.submit}
      </Button>
    </form>
  );
}
