import { useErrorText } from '../../api/error-text.ts';
import { profileBody } from '@disha/contract/profile';
import { studentClasses, fieldsOf, isStream, states, streams } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useWatch, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '../../api/api-error.ts';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { sessionTexts } from '../../messages/session.ts';
import { taxonomyTexts, useStateOptions } from '../../messages/taxonomy.ts';
import { saidAt, useFieldText } from '../../messages/validation.ts';
import { updateProfile } from '../../session/session.ts';
import { useStoredForm } from '../../session/use-stored-form.ts';
import { useEnteredStudies } from '../../session/use-entered-studies.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { bodyToSend, chosenOnly, preferencesOf, type Preferences } from './preferences.ts';

const check = zodResolver(profileBody) as unknown as Resolver<Partial<Preferences>, unknown, z.output<typeof profileBody>>;
const resolver: Resolver<Preferences, unknown, z.output<typeof profileBody>> = (values, context, options) =>
  check(chosenOnly(values), context, options as never) as never;
const known = ['name', 'class', 'state', 'stream', 'field'] as const;

interface PreferencesFormProps {
  user: User;
  /** Saved or cancelled: back to the view, which shows what is saved. */
  onDone: () => void;
}

export function PreferencesForm({ user, onDone }: PreferencesFormProps) {
  const text = useText(profileTexts).details;
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const names = useText(taxonomyTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    control: watched,
    formState,
    forgetKept,
  } = useStoredForm({ name: 'preferences' }, { resolver, defaultValues: preferencesOf(user, useEnteredStudies('profile')) });
  const { errors, isSubmitting } = formState;
  const [chosenClass, stream, field] = useWatch({ control: watched, name: ['class', 'stream', 'field'] });

  useEffect(() => {
    heading.current?.focus();
  }, []);

  const leave = () => {
    forgetKept();
    onDone();
  };
  const submit = handleSubmit(async (chosen) => {
    setFailure(undefined);
    try {
      await updateProfile(bodyToSend(user, chosen), (locale) => sessionTexts.in(locale).updateFailed);
      toast.success(text.saved);
      leave();
    } catch (error) {
      for (const path of known) {
        const message = isApiError(error) ? saidAt(error.errors, path) : undefined;
        if (message !== undefined) setError(path, { type: 'server', message });
      }
      setFailure(isApiError(error) ? errorText(error) : text.failed);
    }
  });

  // A state from elsewhere than our list stays choosable, or saving would change it unasked.
  const stateNames: readonly string[] =
    user.state === null || (states as readonly string[]).includes(user.state) ? states : [user.state, ...states];
  const stateOptions = useStateOptions(stateNames);
  return (
    <form
      noValidate
      className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
      onChange={() => {
        setFailure(undefined);
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-[1.08rem] leading-snug outline-none sm:col-span-2">
        {text.edit}
      </h2>
      {failure !== undefined && (
        <Alert takesFocus className="sm:col-span-2">
          {failure}
        </Alert>
      )}
      <Field label={text.name} error={fieldText(errors.name?.message)} required>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" disabled={isSubmitting} />}
      </Field>
      <Field label={text.state} error={fieldText(errors.state?.message)}>
        {(control) => (
          <Select
            {...control}
            {...register('state')}
            disabled={isSubmitting}
            {...(user.state === null ? { placeholder: text.choose.state } : {})}
            options={stateOptions}
          />
        )}
      </Field>
      <Field
        label={text.class}
        hint={chosenClass === (user.class ?? '') ? undefined : text.classNote}
        error={fieldText(errors.class?.message)}
      >
        {(control) => (
          <Select
            {...control}
            {...register('class', {
              onChange: () => {
                setValue('stream', '');
                setValue('field', '');
              },
            })}
            disabled={isSubmitting}
            {...(user.class === null ? { placeholder: text.choose.class } : {})}
            options={studentClasses.map((value) => ({ value, label: names.classes[value] }))}
          />
        )}
      </Field>
      <Field label={text.stream} error={fieldText(errors.stream?.message)}>
        {(control) => (
          <Select
            {...control}
            {...register('stream', {
              onChange: () => {
                setValue('field', '');
              },
            })}
            disabled={isSubmitting}
            {...(isStream(stream) ? {} : { placeholder: text.choose.stream })}
            options={streams.map((value) => ({ value, label: names.streams[value] }))}
          />
        )}
      </Field>
      {chosenClass === '12' && (
        <Field label={text.field} error={fieldText(errors.field?.message)}>
          {(control) => (
            <Select
              {...control}
              {...register('field')}
              disabled={isSubmitting || !isStream(stream)}
              {...(field === '' ? { placeholder: text.choose.field } : {})}
              options={isStream(stream) ? fieldsOf(stream).map((value) => ({ value, label: names.fields[value] })) : []}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? text.saving : text.save}
        </Button>
        <Button look="quiet" disabled={isSubmitting} onClick={leave}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
