/** A form that Back brings as it was left. What is secret is never kept. */
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { useEntryMemory } from './entry-state.ts';

interface KeptFormOptions<Values> {
  /** Under which it is told from other forms of its screen. */
  name: string;
  secret?: readonly (keyof Values)[];
}

export function useStoredForm<Values extends FieldValues, Context, Output>(
  { name, secret = [] }: KeptFormOptions<Values>,
  props: UseFormProps<Values, Context, Output> & { defaultValues: DefaultValues<Values> },
): UseFormReturn<Values, Context, Output> & { forgetKept: () => void } {
  const { recall, remember, forget } = useEntryMemory<Partial<Values>>(`form ${name}`);
  const [defaultValues] = useState<DefaultValues<Values>>(() => ({ ...props.defaultValues, ...recall() }));
  const form = useForm<Values, Context, Output>({ ...props, defaultValues });
  const { subscribe } = form;
  const hidden = secret.join(' ');
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const open = Object.entries(values).filter(([field]) => !hidden.split(' ').includes(field));
          remember(Object.fromEntries(open) as Partial<Values>);
        },
      }),
    [subscribe, remember, hidden],
  );
  return { ...form, forgetKept: forget };
}
