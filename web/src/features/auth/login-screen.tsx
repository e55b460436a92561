import { useErrorText } from '../../api/error-text.ts';
import { loginBody } from '@disha/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { useFieldText } from '../../messages/validation.ts';
import { paths } from '../../paths.ts';
import { reasonToSignIn } from '../../session/require-session.tsx';
import { login, useHasExpired, useIsSignedIn } from '../../session/session.ts';
import { useStoredForm } from '../../session/use-stored-form.ts';
import { useWayBack } from '../../session/use-way-back.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { AuthFrame, GoogleWay, OtherWay } from './auth-frame.tsx';
import { showServerErrors } from './form-errors.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';

export function LoginScreen() {
  const text = useText(authTexts);
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { state } = useLocation();
  const isBrowser = useIsBrowser();
  const hasExpired = useHasExpired();
  const signedIn = useIsSignedIn();
  const back = useWayBack();
  const google = useGoogleSignIn();
  const [serverError, setServerError] = useState<string>();
  const { register, handleSubmit, setError, formState } = useStoredForm(
    { name: 'login', secret: ['password'] },
    { resolver: zodResolver(loginBody), defaultValues: { email: '', password: '' } },
  );
  const { errors, isSubmitting } = formState;
  const notice = hasExpired ? text.expired : reasonToSignIn(state);
  const edited = () => {
    setServerError(undefined);
  };

  const submit = handleSubmit(async (body) => {
    setServerError(undefined);
    try {
      await login(body);
    } catch (error) {
      setServerError(showServerErrors(error, errorText, setError, ['email', 'password']));
    }
  });

  // Signed in here, in another tab, or long ago: there is nothing to do on this page. Google's own way out takes its time.
  if (signedIn && !google.busy) return <Navigate to={back.to} state={back.state} replace />;
  return (
    <AuthFrame title={text.login.title} lead={<OtherWay or={text.login.or} to={paths.signup} label={text.login.create} />}>
      {google.busy && <Overlay text={text.login.google} />}
      {back.next === paths.quizStart && <NoAccountNeeded />}
      {notice !== undefined && serverError === undefined && (
        <Alert tone="info" className="mb-5">
          {notice}
        </Alert>
      )}
      {serverError !== undefined && (
        <Alert takesFocus className="mb-5">
          {serverError}
        </Alert>
      )}
      <form noValidate method="post" inert={!isBrowser} className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={text.fields.email} error={fieldText(errors.email?.message)} required>
          {(control) => (
            <TextInput
              {...control}
              {...register('email', { onChange: edited })}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              disabled={google.busy}
            />
          )}
        </Field>
        <Field label={text.fields.password} error={fieldText(errors.password?.message)} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { onChange: edited })}
              autoComplete="current-password"
              showLabel={text.show}
              hideLabel={text.hide}
              disabled={google.busy}
            />
          )}
        </Field>
        <p className="-mt-2">
          <Link to={paths.forgot} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
            {text.login.forgot}
          </Link>
        </p>
        <Button type="submit" size="large" busy={isSubmitting} disabled={google.busy} className="w-full">
          {isSubmitting ? text.login.busy : text.login.submit}
        </Button>
      </form>
      <GoogleWay busy={google.busy} onCredential={google.signIn} />
    </AuthFrame>
  );
}

/** A visitor who wants to begin should not think that this door is in the way. */
function NoAccountNeeded() {
  const text = useText(authTexts).login.quiz;
  return (
    <div className="mb-5 rounded-card border border-blue-pale bg-blue-tint p-4">
      <p>{text.needsNone}</p>
      <LinkButton to={paths.quizStart} look="quiet" className="mt-3 w-full">
        {text.take}
      </LinkButton>
    </div>
  );
}
