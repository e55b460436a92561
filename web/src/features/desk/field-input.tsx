import type { FieldTakes } from '@disha/contract/desk-corrections';
import { use } from 'react';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Draft, DraftParts } from './draft.ts';
import { Parts, PartsList } from './field-parts.tsx';
import { FieldWordsContext } from './field-words.ts';

interface FieldInputProps {
  /** Where it stands, by which its words are found. */
  path: string;
  kind: FieldTakes;
  draft: Draft;
  error?: string | undefined;
  onChange: (draft: Draft) => void;
}

/** The input that a field wants, as the server describes it. */
export function FieldInput({ path, kind, draft, error, onChange }: FieldInputProps) {
  const text = useText(deskTexts).facts;
  const words = use(FieldWordsContext);
  const label = words.label(path);
  const { takes, choices = [], parts = [], optional } = kind;
  const named = choices.map((value) => ({ value, label: words.value(path, value) ?? value }));
  if (takes === 'object') return <Parts path={path} label={label} parts={parts} draft={draft as DraftParts} onChange={onChange} />;
  if (takes === 'objects')
    return <PartsList path={path} label={label} parts={parts} draft={draft as readonly DraftParts[]} onChange={onChange} />;
  if (takes === 'choices') return <Choices label={label} choices={named} draft={draft as readonly string[]} onChange={onChange} />;
  if (takes === 'boolean')
    return (
      <label className="flex min-h-tap items-center gap-3 font-semibold">
        <input type="checkbox" className="size-6 shrink-0" checked={draft === true} onChange={({ target }) => onChange(target.checked)} />
        {label}
      </label>
    );
  const value = draft as string;
  const hints = [words.hint(path), text.howTo[takes]].filter((hint) => hint !== undefined && hint !== '');
  return (
    <Field label={label} error={error} required={!optional} hint={hints.length > 0 ? hints.join(' ') : undefined}>
      {(control) => {
        if (takes === 'choice')
          return (
            <Select
              {...control}
              {...(optional ? { placeholder: text.empty } : {})}
              options={named}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        if (takes === 'number' || takes === 'month' || takes === 'day_or_month')
          return (
            <TextInput
              {...control}
              inputMode={takes === 'number' ? 'decimal' : 'text'}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        return <TextArea {...control} rows={takes === 'text' ? 2 : 6} value={value} onChange={({ target }) => onChange(target.value)} />;
      }}
    </Field>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  draft: readonly string[];
  onChange: (draft: Draft) => void;
}

function Choices({ label, choices, draft, onChange }: ChoicesProps) {
  return (
    <fieldset className="grid">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-tap items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={draft.includes(choice.value)}
            onChange={({ target }) => onChange(target.checked ? [...draft, choice.value] : draft.filter((each) => each !== choice.value))}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
