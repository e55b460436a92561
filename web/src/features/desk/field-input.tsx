import type { FieldPart, FieldTakes } from '@disha/contract/desk.corrections';
import { use } from 'react';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { draftOf, type FieldDraft, type DraftParts } from './draft.ts';
import { FieldWordsContext } from './field-words.ts';

interface FieldInputProps {
  /** Where it stands, by which its words are found. */
  path: string;
  kind: FieldTakes;
  draft: FieldDraft;
  error?: string | undefined;
  onChange: (draft: FieldDraft) => void;
}

/** What stands there is seen whole on a phone, up to a screenful; an editor should not correct a sentence through a slit. */
const rowsFor = (value: string) => Math.min(12, Math.max(2, Math.ceil(value.length / 36)));

/** The input that a field wants, as the server describes it. */
export function FieldInput({ path, kind, draft, error, onChange }: FieldInputProps) {
  const text = useText(deskTexts).facts;
  const words = use(FieldWordsContext);
  const label = words.label(path);
  const { takes, choices = [], parts = [], optional } = kind;
  const named =
    takes === 'boolean'
      ? (['yes', 'no'] as const).map((value) => ({ value, label: text[value] }))
      : choices.map((value) => ({ value, label: words.value(path, value) ?? value }));
  if (takes === 'object') return <Parts path={path} label={label} parts={parts} draft={draft as DraftParts} onChange={onChange} />;
  if (takes === 'objects')
    return <PartsList path={path} label={label} parts={parts} draft={draft as readonly DraftParts[]} onChange={onChange} />;
  if (takes === 'choices') return <Choices label={label} choices={named} draft={draft as readonly string[]} onChange={onChange} />;
  if (takes === 'boolean' && !optional)
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
        if (takes === 'choice' || takes === 'boolean')
          return (
            <Select
              {...control}
              {...(optional || value === '' ? { placeholder: optional ? text.empty : text.choose } : {})}
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
        return (
          <TextArea
            {...control}
            rows={takes === 'text' ? rowsFor(value) : 6}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </Field>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  draft: readonly string[];
  onChange: (draft: FieldDraft) => void;
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

interface PartsProps {
  path: string;
  label: string;
  parts: readonly FieldPart[];
  draft: DraftParts;
  onChange: (draft: DraftParts) => void;
}

/** A thing of several parts, each with its own input. */
function Parts({ path, label, parts, draft, onChange }: PartsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-small border border-line p-3">
      <legend className="px-1 font-semibold">{label}</legend>
      {parts.map(({ name, ...kind }) => (
        <FieldInput
          key={name}
          path={`${path}.${name}`}
          kind={kind}
          draft={draft[name] ?? draftOf(kind, null)}
          onChange={(part) => onChange({ ...draft, [name]: part })}
        />
      ))}
    </fieldset>
  );
}

interface PartsListProps extends Omit<PartsProps, 'draft' | 'onChange'> {
  draft: readonly DraftParts[];
  onChange: (draft: readonly DraftParts[]) => void;
}

function PartsList({ path, label, parts, draft, onChange }: PartsListProps) {
  const text = useText(deskTexts).facts;
  const hint = use(FieldWordsContext).hint(path);
  return (
    <div role="group" aria-label={label} className="grid gap-3">
      <p className="font-semibold">{label}</p>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      {draft.map((each, at) => (
        <div key={at} className="grid gap-2">
          <Parts
            path={path}
            label={text.number(at + 1)}
            parts={parts}
            draft={each}
            onChange={(changed) => onChange(draft.map((other, index) => (index === at ? changed : other)))}
          />
          <Button look="plain" className="justify-self-start" onClick={() => onChange(draft.filter((_, index) => index !== at))}>
            {`${label}: ${text.remove(at + 1)}`}
          </Button>
        </div>
      ))}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => onChange([...draft, draftOf({ takes: 'object', parts: [...parts] }, null) as DraftParts])}
      >
        {`${label}: ${text.add}`}
      </Button>
    </div>
  );
}
