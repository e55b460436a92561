import { useErrorText } from '../../api/error-text.ts';
import { completeProfileForm } from '@disha/contract/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { usePersonName } from '../../session/person.ts';
import { updateProfile, useUser } from '../../session/session.ts';
import { useStoredForm } from '../../session/use-stored-form.ts';
import { useEnteredStudies } from '../../session/use-entered-studies.ts';
import { useWayBack } from '../../session/use-way-back.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthFrame } from './auth-frame.tsx';
import { showServerErrors } from './form-errors.ts';
import { StudyFields, type StudyChoice } from './study-fields.tsx';

const known = ['state', 'class', 'stream', 'field'] as const;
const resolver = zodResolver(completeProfileForm) as unknown as Resolver<StudyChoice, unknown, z.output<typeof completeProfileForm>>;

export function CompleteProfileScreen() {
  const text = useText(authTexts).complete;
  const errorText = useErrorText();
  const user = useUser();
  const { name } = usePersonName(user);
  const navigate = useNavigate();
  const back = useWayBack();
  const entered = useEnteredStudies('profile');
  const form = useStoredForm(
    { name: 'complete profile' },
    {
      resolver,
      defaultValues: {
        state: user?.state ?? entered.state,
        class: user?.class ?? user?.who ?? entered.class,
        stream: user?.stream ?? entered.stream,
        field: user?.field ?? '',
      },
    },
  );
  const { register, handleSubmit, setError, setValue, control } = form;
  const { errors, isSubmitting } = form.formState;
  const [chosenClass, chosenStream] = useWatch({ control, name: ['class', 'stream'] });

  const submit = handleSubmit(async ({ state, class: chosen, stream, field }) => {
    try {
      await updateProfile(
        chosen === 'parent' || chosen === 'teacher'
          ? { state, who: chosen }
          : { state, class: chosen, ...(stream ? { stream } : {}), ...(chosen === '12' && field ? { field } : {}) },
        (locale) => authTexts.in(locale).complete.failed,
      );
      toast.success(text.done);
      await navigate(back.to, { replace: true, state: back.state });
    } catch (error) {
      toast.error(showServerErrors(error, errorText, setError, known) ?? text.failed);
    }
  });

  const controls = {
    state: register('state'),
    class: register('class', {
      deps: ['stream', 'field'],
      onChange: () => {
        setValue('stream', '');
        setValue('field', '');
      },
    }),
    stream: register('stream', {
      deps: ['field'],
      onChange: () => {
        setValue('field', '');
      },
    }),
    field: register('field'),
  };

  return (
    <AuthFrame title={text.title} lead={<p>{text.greeting(name)}</p>}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <StudyFields
          stateFirst
          chosen={{ class: chosenClass, stream: chosenStream }}
          controls={controls}
          errors={errors}
          disabled={false}
        />
        <Button type="submit" size="large" busy={isSubmitting} className="mt-1 w-full">
          {isSubmitting ? text.busy : text.submit}
        </Button>
      </form>
      <p className="mt-4 text-sm text-ink-soft">{text.footer}</p>
    </AuthFrame>
  );
}
