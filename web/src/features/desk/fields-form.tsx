import type { NewField } from '@disha/contract/desk.corrections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, type FormEvent, type ReactNode } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/error-text.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Summary } from '../../ui/summary.tsx';
import { draftOf, NotReadable, valueAfter, type FieldDraft } from './draft.ts';
import { FieldInput } from './field-input.tsx';
import { FieldWordsContext } from './field-words.ts';
import { hasReasons, noReasons, ReasonFields, type Reasons } from './reason-fields.tsx';
import { useDeskDraft } from './use-desk-draft.ts';

interface TypedFields {
  drafts: Readonly<Record<string, FieldDraft>>;
  reasons: Reasons;
  isTried: boolean;
  unreadable?: string | undefined;
}

const nothingTyped: TypedFields = { drafts: {}, reasons: noReasons, isTried: false };

interface FieldsFormProps<Done> {
  /** Of what; by it the form is told from others at its place. */
  name: string;
  fields: readonly NewField[];
  /** What stands in a field before anybody types. */
  before?: (field: string) => unknown;
  save: (given: Record<string, unknown>, reasons: Reasons) => Promise<Done>;
  label: string;
  /** What takes the form's place once it is saved. */
  done: (saved: Done) => ReactNode;
}

/** All fields of a thing at once, in the words of its schema; what may be empty stands behind a fold. What is typed survives a refusal. */
export function FieldsForm<Done>({ name, fields, before = () => null, save, label, done }: FieldsFormProps<Done>) {
  const text = useText(deskTexts).facts;
  const errorText = useErrorText();
  const words = use(FieldWordsContext);
  const known = useQueryClient();
  const {
    draft: { drafts, reasons, isTried, unreadable },
    change,
    forget,
  } = useDeskDraft(`fields of ${name}`, nothingTyped);
  const fold = useEntryFold(`may be empty of ${name}`);
  const saving = useMutation({
    mutationFn: (given: Record<string, unknown>) => save(given, reasons),
    onSuccess: () => {
      forget();
      return known.invalidateQueries();
    },
  });
  const draftIn = (field: NewField): FieldDraft => drafts[field.field] ?? draftOf(field, before(field.field));
  const isMissing = (field: NewField) => !field.optional && ['', undefined].includes(draftIn(field) as string);
  const missing = fields.filter(isMissing);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given: Record<string, unknown> = {};
    for (const field of fields) {
      try {
        given[field.field] = valueAfter(field, before(field.field), drafts[field.field]);
      } catch (error) {
        if (!(error instanceof NotReadable)) throw error;
        return change({ isTried: true, unreadable: field.field });
      }
    }
    change({ isTried: true, unreadable: undefined });
    if (missing.length === 0 && hasReasons(reasons) && !saving.isPending) saving.mutate(given);
  };

  if (saving.isSuccess) return done(saving.data);
  const fieldErrors = isApiError(saving.error) ? saving.error.errors : [];
  const errorOf = (field: NewField): string | undefined => {
    if (unreadable === field.field) return text.unreadable;
    if (isTried && isMissing(field)) return text.needed;
    return fieldErrors.find(({ path }) => path === field.field || path.startsWith(`${field.field}.`))?.message;
  };
  const input = (field: NewField) => (
    <FieldInput
      key={field.field}
      path={field.field}
      kind={field}
      draft={draftIn(field)}
      error={errorOf(field)}
      onChange={(draft) => change(({ drafts: others }) => ({ drafts: { ...others, [field.field]: draft } }))}
    />
  );
  const first = fieldErrors[0];
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {fields.filter(({ optional }) => !optional).map(input)}
      <details {...fold} className="rounded-small border border-line p-3">
        <Summary>{text.mayBeEmpty}</Summary>
        <div className="grid gap-4 pt-2">{fields.filter(({ optional }) => optional).map(input)}</div>
      </details>
      <ReasonFields reasons={reasons} isTried={isTried} onChange={(changed) => change({ reasons: changed })} />
      {isTried && missing.length > 0 && <Alert title={text.missing(missing.map(({ field }) => words.label(field)))} />}
      {saving.error && (
        <Alert title={first === undefined ? errorText(saving.error) : `${words.label(first.path)}: ${first.message}`} takesFocus />
      )}
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        {label}
      </Button>
    </form>
  );
}
