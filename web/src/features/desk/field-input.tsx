import type { FieldPart, FieldTakes } from '@disha/contract/desk-corrections';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { draftOf, type Draft, type DraftParts } from './draft.ts';

interface FieldInputProps {
  label: string;
  kind: FieldTakes;
  draft: Draft;
  error?: string | undefined;
  onChange: (draft: Draft) => void;
}

/** The input that a field wants, as the server describes it. */
export function FieldInput({ label, kind, draft, error, onChange }: FieldInputProps) {
  const text = useText(deskTexts).facts;
  const { takes, choices = [], parts = [], optional } = kind;
  if (takes === 'object') return <Parts label={label} parts={parts} draft={draft as DraftParts} onChange={onChange} />;
  if (takes === 'objects') return <PartsList label={label} parts={parts} draft={draft as readonly DraftParts[]} onChange={onChange} />;
  if (takes === 'choices') return <Choices label={label} choices={choices} draft={draft as readonly string[]} onChange={onChange} />;
  if (takes === 'boolean')
    return (
      <label className="flex min-h-tap items-center gap-3 font-semibold">
        <input type="checkbox" className="size-6" checked={draft === true} onChange={({ target }) => onChange(target.checked)} />
        {label}
      </label>
    );
  const value = draft as string;
  return (
    <Field label={label} error={error} required={!optional} hint={takes === 'texts' ? text.perLine : undefined}>
      {(control) => {
        if (takes === 'choice')
          return (
            <Select
              {...control}
              {...(optional ? { placeholder: text.empty } : {})}
              options={choices.map((choice) => ({ value: choice, label: choice }))}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        if (takes === 'number')
          return <TextInput {...control} inputMode="decimal" value={value} onChange={({ target }) => onChange(target.value)} />;
        return <TextArea {...control} rows={takes === 'text' ? 2 : 6} value={value} onChange={({ target }) => onChange(target.value)} />;
      }}
    </Field>
  );
}

function Choices({
  label,
  choices,
  draft,
  onChange,
}: {
  label: string;
  choices: readonly string[];
  draft: readonly string[];
  onChange: (draft: Draft) => void;
}) {
  return (
    <fieldset className="grid">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className="flex min-h-tap items-center gap-3">
          <input
            type="checkbox"
            className="size-6"
            checked={draft.includes(choice)}
            onChange={({ target }) => onChange(target.checked ? [...draft, choice] : draft.filter((each) => each !== choice))}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}

interface PartsProps {
  label: string;
  parts: readonly FieldPart[];
  draft: DraftParts;
  onChange: (draft: DraftParts) => void;
}

function Parts({ label, parts, draft, onChange }: PartsProps) {
  return (
    <fieldset className="grid gap-3 rounded-small border border-line p-3">
      <legend className="px-1 font-semibold">{label}</legend>
      {parts.map(({ name, ...kind }) => (
        <FieldInput
          key={name}
          label={name}
          kind={kind}
          draft={draft[name] ?? draftOf(kind, null)}
          onChange={(part) => onChange({ ...draft, [name]: part })}
        />
      ))}
    </fieldset>
  );
}

interface PartsListProps {
  label: string;
  parts: readonly FieldPart[];
  draft: readonly DraftParts[];
  onChange: (draft: readonly DraftParts[]) => void;
}

function PartsList({ label, parts, draft, onChange }: PartsListProps) {
  const text = useText(deskTexts).facts;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{label}</p>
      {draft.map((each, at) => (
        <div key={at} className="grid gap-2">
          <Parts
            label={text.number(at + 1)}
            parts={parts}
            draft={each}
            onChange={(changed) => onChange(draft.map((other, index) => (index === at ? changed : other)))}
          />
          <Button look="plain" className="justify-self-start" onClick={() => onChange(draft.filter((_, index) => index !== at))}>
            {text.remove} {text.number(at + 1)}
          </Button>
        </div>
      ))}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => onChange([...draft, draftOf({ takes: 'object', parts: [...parts] }, null) as DraftParts])}
      >
        {text.add}
      </Button>
    </div>
  );
}
