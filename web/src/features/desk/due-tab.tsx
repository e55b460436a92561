import type { DueFact } from '@disha/contract/desk.corrections';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { callToStore } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { commonTexts } from '../../messages/common.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { FieldWordsContext, useFieldWords } from './field-words.ts';
import { useDeskDraft } from './use-desk-draft.ts';
import { Value } from './value.tsx';

/** As many as somebody looks up at a sitting. */
const pageSize = 30;

export function DueTab() {
  const text = useText(deskTexts).due;
  const { showMore } = useText(catalogTexts);
  const format = useFormat();
  const query = useQuery(deskQueries.due());
  const [most, setMost] = useEntryState('due shown', pageSize);
  const list = useRef<HTMLUListElement>(null);
  /** Pressed, the button goes further down, or is gone: the keyboard goes on with the first that is new. */
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null) return;
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [most]);
  if (!query.data) return <Waiting query={query} />;
  const { due } = query.data;
  return (
    <>
      <p className="mb-3">{text.lead(format.number(query.data.total))}</p>
      <ul ref={list} className="divide-y divide-line">
        {due.slice(0, most).map((fact) => (
          <Due key={`${fact.catalog} ${fact.itemId} ${fact.field}`} fact={fact} />
        ))}
      </ul>
      {due.length > most && (
        <Button
          look="quiet"
          className="mt-3"
          onClick={() => {
            firstNew.current = most;
            setMost(most + pageSize);
          }}
        >
          {showMore(format.number(most), format.number(due.length))}
        </Button>
      )}
    </>
  );
}

function Due({ fact }: { fact: DueFact }) {
  const text = useText(deskTexts).due;
  const format = useFormat();
  const words = useFieldWords(fact.catalog);
  const { newTab } = useText(commonTexts);
  const [isOpen, setOpen] = useEntryState(`due ${fact.catalog} ${fact.itemId} ${fact.field}`, false);
  const { catalog, itemId, itemName, field, asOf, goodUntil, students, link, confirmable } = fact;
  const about = [
    words.label(field),
    goodUntil === null ? text.unsure : text.since(format.date(goodUntil)),
    text.checked(format.yearMonth(asOf)),
    ...(students > 0 ? [text.students(format.number(students))] : []),
  ];
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold">{itemName ?? itemId}</span>
          <span className="block text-sm text-ink-soft">{about.join(' · ')}</span>
        </span>
        <span className="flex flex-wrap gap-2">
          {link !== null && (
            <ExternalLink href={link} note={newTab} look="quiet">
              {text.page}
            </ExternalLink>
          )}
          {confirmable && !isOpen && (
            <Button look="quiet" onClick={() => setOpen(true)}>
              {text.confirm}
            </Button>
          )}
          <LinkButton look="quiet" to={paths.deskItem(catalog, itemId, field)}>
            {text.check}
          </LinkButton>
        </span>
      </div>
      {isOpen && (
        <FieldWordsContext value={words}>
          <Confirm fact={fact} />
        </FieldWordsContext>
      )}
    </li>
  );
}

/** The last value before one's eyes, and where it was looked up filled in: the second press is the last. */
function Confirm({ fact: { catalog, itemId, field, value, link } }: { fact: DueFact }) {
  const text = useText(deskTexts).due;
  const { needed } = useText(deskTexts).facts;
  const errorText = useErrorText();
  const known = useQueryClient();
  const {
    draft: { source, isTried },
    change,
    forget,
  } = useDeskDraft(`confirming ${catalog} ${itemId} ${field}`, { source: link ?? '', isTried: false });
  const confirming = useMutation({
    mutationFn: () =>
      callToStore('POST /desk/due/confirm', {
        body: { catalog, id: itemId, field, reason: text.reason, source },
        fallback: (locale) => deskTexts.in(locale).due.failed,
      }),
    onSuccess: async ({ soon }) => {
      forget();
      toast.success(soon ?? text.confirmed);
      await known.invalidateQueries();
    },
  });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    change({ isTried: true });
    if (source.trim() !== '' && !confirming.isPending) confirming.mutate();
  };
  return (
    <form noValidate onSubmit={confirm} className="grid gap-3 rounded-small border border-line p-3">
      <div className="min-w-0">
        <p className="mb-1 text-sm font-semibold text-ink-soft">{text.last}</p>
        <Value value={value} path={field} />
      </div>
      <Field label={text.where} error={isTried && source.trim() === '' ? needed : undefined} required>
        {(control) => <TextInput {...control} maxLength={500} value={source} onChange={({ target }) => change({ source: target.value })} />}
      </Field>
      {confirming.error && <Alert title={errorText(confirming.error)} takesFocus />}
      <Button type="submit" busy={confirming.isPending} className="justify-self-start">
        {text.confirmIt}
      </Button>
    </form>
  );
}
