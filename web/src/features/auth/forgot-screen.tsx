import { forgotPasswordBody } from '@disha/contract/recovery';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callWithMessage } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { recoveryTexts } from '../../messages/recovery.ts';
import { useFieldText } from '../../messages/validation.ts';
import { paths } from '../../paths.ts';
import { useStoredForm } from '../../session/use-stored-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { AuthFrame } from './auth-frame.tsx';
import { showServerErrors } from './form-errors.ts';
import { MailOff, useIsMailOff } from './mail-off.tsx';

export function ForgotScreen() {
  const all = useText(recoveryTexts);
  const text = all.forgot;
  const { fields } = useText(authTexts);
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const isBrowser = useIsBrowser();
  const isKnownOff = useIsMailOff();
  const [isOff, setIsOff] = useState(false);
  const [sent, setSent] = useState<string>();
  const [serverError, setServerError] = useState<string>();
  const { register, handleSubmit, setError, formState } = useStoredForm(
    { name: 'forgot' },
    { resolver: zodResolver(forgotPasswordBody), defaultValues: { email: '' } },
  );

  const submit = handleSubmit(async (body) => {
    setServerError(undefined);
    setSent(undefined);
    try {
      const { message } = await callWithMessage('POST /auth/forgot-password', {
        body,
        fallback: (locale) => recoveryTexts.in(locale).forgot.failed,
      });
      setSent(message);
    } catch (error) {
      if (isApiError(error, 'mail_off')) setIsOff(true);
      else setServerError(showServerErrors(error, errorText, setError, ['email']));
    }
  });

  return (
    <AuthFrame title={text.title} lead={text.lead}>
      <div className="grid gap-4">
        {isKnownOff || isOff ? (
          <MailOff />
        ) : (
          <>
            {sent !== undefined && (
              <Alert tone="good" title={text.sent} takesFocus>
                {sent} {text.again}
              </Alert>
            )}
            {serverError !== undefined && <Alert takesFocus>{serverError}</Alert>}
            <form noValidate method="post" inert={!isBrowser} className="grid gap-4" onSubmit={(event) => void submit(event)}>
              <Field label={fields.email} error={fieldText(formState.errors.email?.message)} required>
                {(control) => (
                  <TextInput
                    {...control}
                    {...register('email')}
                    type="email"
                    autoComplete="username"
                    inputMode="email"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                )}
              </Field>
              <Button type="submit" size="large" busy={formState.isSubmitting} className="w-full">
                {formState.isSubmitting ? text.busy : text.submit}
              </Button>
            </form>
          </>
        )}
        <LinkButton to={paths.login} look="quiet" className="w-full">
          {all.backToSignIn}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
