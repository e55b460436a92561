import { limits } from '@disha/contract/limits';
import type { FormEvent } from 'react';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const { plan: most } = limits.path;

export interface StepWords {
  text: string;
  due?: string | undefined;
}

interface FormProps {
  label: string;
  words: StepWords;
  onChange: (words: StepWords) => void;
  onSave: (step: StepWords) => void;
}

export function StepForm({ label, words, onChange, onSave }: FormProps) {
  const text = useText(planTexts).steps;
  const { text: said, due = '' } = words;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (said.trim() === '') return;
    onSave({ text: said.trim(), ...(due === '' ? {} : { due }) });
  };
  return (
    <form className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end" onSubmit={save}>
      <Field label={text.text} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={most.step}
            value={said}
            onChange={({ target }) => onChange({ text: target.value, due })}
          />
        )}
      </Field>
      <Field label={text.date}>
        {(control) => (
          <TextInput {...control} type="date" value={due} onChange={({ target }) => onChange({ text: said, due: target.value })} />
        )}
      </Field>
      <Button type="submit" look="quiet">
        {label}
      </Button>
    </form>
  );
}
