import { limits } from '@disha/contract/limits';
import { useState, type FormEvent } from 'react';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const { plan: most } = limits.path;

interface Words {
  text: string;
  due?: string | undefined;
}

interface FormProps {
  label: string;
  step?: Words;
  onSave: (step: Words) => void;
}

export function StepForm({ label, step, onSave }: FormProps) {
  const text = useText(planTexts).steps;
  const [words, setWords] = useState(step?.text ?? '');
  const [due, setDue] = useState(step?.due ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    onSave({ text: words.trim(), ...(due === '' ? {} : { due }) });
    setWords('');
    setDue('');
  };
  return (
    <form className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end" onSubmit={save}>
      <Field label={text.text} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={most.step}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Field label={text.date}>
        {(control) => <TextInput {...control} type="date" value={due} onChange={({ target }) => setDue(target.value)} />}
      </Field>
      <Button type="submit" look="quiet">
        {label}
      </Button>
    </form>
  );
}
