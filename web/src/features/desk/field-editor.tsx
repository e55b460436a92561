import type { DeskItem } from '@disha/contract/desk.corrections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callToStore } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { OldAndNew } from './desk-parts.tsx';
import { deskKey } from './desk.queries.ts';
import { draftOf, NotReadable, valueOf, type FieldDraft } from './draft.ts';
import { FieldInput } from './field-input.tsx';
import { hasReasons, noReasons, ReasonFields, type Reasons } from './reason-fields.tsx';
import { RuleMeaning, rulesField } from './rule-meaning.tsx';
import { useDeskDraft } from './use-desk-draft.ts';
import { Value } from './value.tsx';

interface TypedField {
  /** What was not touched is what stands there. */
  value?: FieldDraft;
  note?: string;
  reasons: Reasons;
  isTried: boolean;
  isUnreadable: boolean;
}

const nothingTyped: TypedField = { reasons: noReasons, isTried: false, isUnreadable: false };

interface FieldEditorProps {
  item: DeskItem;
  field: DeskItem['fields'][number];
  /** The report that this answers, if it does. */
  report: string | undefined;
  /** Of one more that is added: where it is to stand. */
  fieldOf?: (value: unknown) => string;
}

/** One field: what stands there and what should, why, and where it can be read. What is typed survives whatever the server says. */
export function FieldEditor({ item, field, report, fieldOf }: FieldEditorProps) {
  const text = useText(deskTexts).facts;
  const errorText = useErrorText();
  const known = useQueryClient();
  const { draft, change, forget } = useDeskDraft(`correcting ${item.catalog} ${item.itemId} ${field.field}`, nothingTyped);
  const { value: typed = draftOf(field, field.value), note = text.reportAnswer, reasons, isTried, isUnreadable } = draft;

  const saving = useMutation({
    mutationFn: async (value: unknown) => {
      const fallback = { fallback: (locale: Parameters<typeof deskTexts.in>[0]) => deskTexts.in(locale).facts.failed };
      const body = {
        catalog: item.catalog,
        id: item.itemId,
        field: fieldOf?.(value) ?? field.field,
        value,
        expected: field.value,
        ...reasons,
      };
      // In one act: an editor who leaves now leaves no report behind that is still new.
      const whole = report === undefined ? body : { ...body, report: { id: report, note } };
      return (await callToStore('POST /desk/corrections', { body: whole, ...fallback })).soon;
    },
    onSuccess: async () => {
      await known.invalidateQueries();
      forget();
    },
    // What stands there now is fetched; the draft stays as it is.
    onError: (error) =>
      isApiError(error, 'stale') ? known.invalidateQueries({ queryKey: [...deskKey, 'item', item.catalog, item.itemId] }) : undefined,
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    try {
      const value = valueOf(field, typed);
      change({ isTried: true, isUnreadable: false });
      const isWhole = hasReasons(reasons) && (report === undefined || note.trim() !== '');
      if (isWhole && !saving.isPending) saving.mutate(value);
    } catch (error) {
      if (!(error instanceof NotReadable)) throw error;
      change({ isTried: true, isUnreadable: true });
    }
  };

  // Pressed again, the same would be added a second time.
  if (fieldOf && saving.isSuccess)
    return (
      <>
        <Alert tone="good" title={saving.data ?? text.saved} takesFocus />
        <div>
          <LinkButton look="quiet" to={paths.deskItem(item.catalog, item.itemId)}>
            {text.other}
          </LinkButton>
        </div>
      </>
    );
  const needed = (value: string) => (isTried && value.trim() === '' ? text.needed : undefined);
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <OldAndNew
        labels={{ from: text.now, to: text.new }}
        from={<Value value={field.value} path={field.field} />}
        to={
          <FieldInput
            path={field.field}
            kind={field}
            draft={typed}
            error={isUnreadable ? text.unreadable : undefined}
            onChange={(value) => change({ value })}
          />
        }
      />
      {field.field === rulesField && <RuleMeaning item={item} typed={() => valueOf(field, typed)} />}
      <ReasonFields reasons={reasons} isTried={isTried} onChange={(changed) => change({ reasons: changed })} />
      {report !== undefined && !saving.isSuccess && (
        <Field label={text.reportNote} error={needed(note)} required>
          {(control) => <TextInput {...control} maxLength={1000} value={note} onChange={({ target }) => change({ note: target.value })} />}
        </Field>
      )}
      {isApiError(saving.error, 'stale') ? (
        <Alert tone="attention" title={text.stale} takesFocus />
      ) : (
        saving.error && <Alert title={errorText(saving.error)} takesFocus />
      )}
      {saving.isSuccess && <Alert tone="good" title={saving.data ?? text.saved} takesFocus />}
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        {fieldOf ? text.addIt : text.save}
      </Button>
    </form>
  );
}
