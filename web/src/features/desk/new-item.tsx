import type { NewField } from '@disha/contract/desk-corrections';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState, type FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { detailPath, type Catalog } from '../../catalog/catalog.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { draftOf, NotReadable, valueOf, type Draft } from './draft.ts';
import { FieldInput } from './field-input.tsx';
import { FieldWordsContext, useFieldWords } from './field-words.ts';
import { hasReasons, noReasons, ReasonFields } from './reason-fields.tsx';

/** What is not there yet, asked for in the words of its own fields; what may be empty stands behind a fold. */
export function NewItem({ catalog }: { catalog: Catalog }) {
  const text = useText(deskTexts).facts;
  const locale = useLocale();
  const words = useFieldWords(catalog.name);
  const query = useQuery(deskQueries.newItem(catalog.name));
  if (!query.data) return <Waiting query={query} />;
  return (
    <div className="grid gap-4">
      <h2 className="text-heading">{text.newIn(catalog.names.in(locale).title)}</h2>
      <div>
        <LinkButton look="quiet" to={`${paths.desk}?tab=facts`}>
          {text.otherItem}
        </LinkButton>
      </div>
      <FieldWordsContext value={words}>
        <NewItemForm catalog={catalog} fields={query.data.fields} />
      </FieldWordsContext>
    </div>
  );
}

/** Said by the house itself where nobody says it: the source that is given, and this month. */
const ownFields = ['sources', 'asOf'];

function NewItemForm({ catalog, fields }: { catalog: Catalog; fields: readonly NewField[] }) {
  const all = useText(deskTexts);
  const text = all.facts;
  const errorText = useErrorText();
  const words = use(FieldWordsContext);
  const known = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [reasons, setReasons] = useState(noReasons);
  const [isTried, setTried] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const saving = useMutation({
    mutationFn: (given: Record<string, unknown>) =>
      call('POST /desk/items/:catalog', {
        params: { catalog: catalog.name },
        body: { fields: given, ...reasons },
        fallback: (locale) => deskTexts.in(locale).facts.failed,
      }),
    onSuccess: () => known.invalidateQueries(),
  });
  const asked = fields.filter(({ field }) => !ownFields.includes(field));
  const draftIn = (field: NewField): Draft => drafts[field.field] ?? draftOf(field, null);
  const isMissing = (field: NewField) => !field.optional && ['', undefined].includes(draftIn(field) as string);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const given: Record<string, unknown> = {};
    for (const field of asked) {
      try {
        given[field.field] = valueOf(field, draftIn(field));
      } catch (error) {
        if (!(error instanceof NotReadable)) throw error;
        return setUnreadable(field.field);
      }
    }
    setUnreadable(undefined);
    if (!asked.some(isMissing) && hasReasons(reasons) && !saving.isPending) saving.mutate(given);
  };

  if (saving.data) {
    const { itemId, itemName } = saving.data.item;
    return (
      <>
        <Alert tone="good" title={text.added(itemName ?? itemId)} takesFocus />
        <div className="flex flex-wrap gap-2">
          <LinkButton to={paths.deskItem(catalog.name, itemId)}>{text.moreOfIt}</LinkButton>
          <LinkButton look="quiet" to={detailPath(catalog, itemId)}>
            {all.open}
          </LinkButton>
        </div>
      </>
    );
  }
  const told = isApiError(saving.error) ? saving.error.errors : [];
  const errorOf = (field: NewField): string | undefined => {
    if (unreadable === field.field) return text.unreadable;
    if (isTried && isMissing(field)) return text.needed;
    return told.find(({ path }) => path === field.field || path.startsWith(`${field.field}.`))?.message;
  };
  const input = (field: NewField) => (
    <FieldInput
      key={field.field}
      path={field.field}
      kind={field}
      draft={draftIn(field)}
      error={errorOf(field)}
      onChange={(draft) => setDrafts((before) => ({ ...before, [field.field]: draft }))}
    />
  );
  const first = told[0];
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      {asked.filter(({ optional }) => !optional).map(input)}
      <details className="rounded-small border border-line p-3">
        <summary className="min-h-tap cursor-pointer py-2 font-semibold">{text.mayBeEmpty}</summary>
        <div className="grid gap-4 pt-2">{asked.filter(({ optional }) => optional).map(input)}</div>
      </details>
      <ReasonFields reasons={reasons} isTried={isTried} onChange={setReasons} />
      {isTried && asked.some(isMissing) && <Alert title={text.missing(asked.filter(isMissing).map(({ field }) => words.label(field)))} />}
      {saving.error && (
        <Alert title={first === undefined ? errorText(saving.error) : `${words.label(first.path)}: ${first.message}`} takesFocus />
      )}
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        {text.addIt}
      </Button>
    </form>
  );
}
