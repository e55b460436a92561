import type { FieldPart } from '@disha/contract/desk-corrections';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { draftOf, type DraftParts } from './draft.ts';
import { FieldInput } from './field-input.tsx';

interface PartsProps {
  path: string;
  label: string;
  parts: readonly FieldPart[];
  draft: DraftParts;
  onChange: (draft: DraftParts) => void;
}

/** A thing of several parts, each with its own input. */
export function Parts({ path, label, parts, draft, onChange }: PartsProps) {
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

export function PartsList({ path, label, parts, draft, onChange }: PartsListProps) {
  const text = useText(deskTexts).facts;
  return (
    <div role="group" aria-label={label} className="grid gap-3">
      <p className="font-semibold">{label}</p>
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
