import { useErrorText } from '../../api/error-text.ts';
import { signUpForm } from '@disha/contract/auth';
import { isBeyondSchool } from '@disha/contract/taxonomy';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch, type Resolver } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import type { z } from 'zod';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { useFieldText } from '../../messages/validation.ts';
import { paths } from '../../paths.ts';
import { reasonToSignIn } from '../../session/require-session.tsx';
import { register as createAccount, useIsSignedIn } from '../../session/session.ts';
import { useStoredForm } from '../../session/use-stored-form.ts';
import { useEnteredStudies } from '../../session/use-entered-studies.ts';
import { useWayBack } from '../../session/use-way-back.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { AuthFrame, GoogleWay, OtherWay } from './auth-frame.tsx';
import { showServerErrors } from './form-errors.ts';
import { StudyFields, type StudyChoice } from './study-fields.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

interface Values extends StudyChoice {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

const empty: Values = { name: '', email: '', password: '', confirmPassword: '', class: '', state: '', stream: '', field: '' };
const known = ['name', 'email', 'password', 'class', 'state', 'stream', 'field'] as const;
// An untouched select is an empty string, which the schema takes for "not chosen"; its own input type cannot say so.
const resolver = zodResolver(signUpForm) as unknown as Resolver<Values, unknown, z.output<typeof signUpForm>>;

export function SignupScreen() {
  const text = useText(authTexts);
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const notice = reasonToSignIn(useLocation().state);
  const isBrowser = useIsBrowser();
  const signedIn = useIsSignedIn();
  const back = useWayBack();
  const google = useGoogleSignIn();
  const [serverError, setServerError] = useState<string>();
  const form = useStoredForm(
    { name: 'signup', secret: ['password', 'confirmPassword'] },
    { resolver, defaultValues: { ...empty, ...useEnteredStudies('sign-up') } },
  );
  const { register, handleSubmit, setError, setValue, control: watched } = form;
  const { errors, isSubmitting } = form.formState;
  const [chosenClass, chosenStream] = useWatch({ control: watched, name: ['class', 'stream'] });

  const submit = handleSubmit(async ({ confirmPassword: _second, class: chosen, stream, field, ...body }) => {
    setServerError(undefined);
    try {
      await createAccount(
        isBeyondSchool(chosen) ? { ...body, who: chosen } : { ...body, class: chosen, ...(stream && { stream }), ...(field && { field }) },
      );
    } catch (error) {
      setServerError(showServerErrors(error, errorText, setError, known));
    }
  });

  // In the order of the form: the first wrong one gets the focus.
  const controls = {
    name: register('name'),
    email: register('email'),
    password: register('password', { deps: ['confirmPassword'] }),
    confirmPassword: register('confirmPassword'),
    class: register('class', {
      deps: ['stream', 'field'],
      onChange: () => {
        setValue('stream', '');
        setValue('field', '');
      },
    }),
    state: register('state'),
    stream: register('stream', {
      deps: ['field'],
      onChange: () => {
        setValue('field', '');
      },
    }),
    field: register('field'),
  };

  if (signedIn && !google.busy) return <Navigate to={back.to} state={back.state} replace />;
  return (
    <AuthFrame wide title={text.signup.title} lead={<OtherWay or={text.signup.or} to={paths.login} label={text.signup.signIn} />}>
      {google.busy && <Overlay text={text.signup.google} />}
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
      <form
        noValidate
        method="post"
        inert={!isBrowser}
        className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2"
        onSubmit={(event) => void submit(event)}
        onChange={() => {
          setServerError(undefined);
        }}
      >
        <Field label={text.fields.name} error={fieldText(errors.name?.message)} required>
          {(control) => <TextInput {...control} {...controls.name} autoComplete="name" disabled={google.busy} />}
        </Field>
        <Field label={text.fields.email} error={fieldText(errors.email?.message)} required>
          {(control) => (
            <TextInput
              {...control}
              {...controls.email}
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              disabled={google.busy}
            />
          )}
        </Field>
        <Field label={text.fields.password} hint={text.signup.passwordHint} error={fieldText(errors.password?.message)} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...controls.password}
              autoComplete="new-password"
              showLabel={text.show}
              hideLabel={text.hide}
              disabled={google.busy}
            />
          )}
        </Field>
        <Field label={text.fields.confirmPassword} error={fieldText(errors.confirmPassword?.message)} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...controls.confirmPassword}
              autoComplete="new-password"
              showLabel={text.show}
              hideLabel={text.hide}
              disabled={google.busy}
            />
          )}
        </Field>
        <StudyFields chosen={{ class: chosenClass, stream: chosenStream }} controls={controls} errors={errors} disabled={google.busy} />
        <div className="grid gap-3 sm:col-span-2">
          <p className="text-sm text-ink-soft">
            {text.signup.privacy.before}{' '}
            <Link to={paths.privacy} className="font-semibold text-blue-deep underline underline-offset-4">
              {text.signup.privacy.link}
            </Link>
            {text.signup.privacy.after}
          </p>
          <p className="text-sm text-ink-soft">{text.signup.under18}</p>
          <Button type="submit" size="large" busy={isSubmitting} disabled={google.busy} className="w-full">
            {isSubmitting ? text.signup.busy : text.signup.submit}
          </Button>
        </div>
      </form>
      <GoogleWay busy={google.busy} onCredential={google.signIn} />
    </AuthFrame>
  );
}
