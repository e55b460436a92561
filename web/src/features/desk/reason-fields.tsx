import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface Reasons {
  reason: string;
  source: string;
}

export const noReasons: Reasons = { reason: '', source: '' };
export const hasReasons = ({ reason, source }: Reasons) => reason.trim() !== '' && source.trim() !== '';

interface ReasonFieldsProps {
  reasons: Reasons;
  /** Whether it was tried to save: what is missing is said from then on. */
  isTried: boolean;
  onChange: (reasons: Reasons) => void;
}

/** Why, and where everybody can read it: asked of an editor who changes a fact. */
export function ReasonFields({ reasons, isTried, onChange }: ReasonFieldsProps) {
  const text = useText(deskTexts).facts;
  const needed = (value: string) => (isTried && value.trim() === '' ? text.needed : undefined);
  const { reason, source } = reasons;
  return (
    <>
      <Field label={text.reason} hint={text.reasonHint} error={needed(reason)} required>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => onChange({ ...reasons, reason: target.value })}
          />
        )}
      </Field>
      <Field label={text.source} hint={text.sourceHint} error={needed(source)} required>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={source}
            onChange={({ target }) => onChange({ ...reasons, source: target.value })}
          />
        )}
      </Field>
    </>
  );
}
