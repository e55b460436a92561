import { limits } from '@disha/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../api/error-text.ts';
import { detailPath, type CatalogScreens } from '../../catalog/shared/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { reportsTexts } from '../../messages/reports.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { useIsSignedIn } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { sendReport } from './reports.queries.ts';

/** The address says about what: `/report?type=...&id=...&field=...`. */
export function ReportScreen({ catalogs }: { catalogs: readonly CatalogScreens[] }) {
  const text = useText(reportsTexts);
  const [search] = useSearchParams();
  const catalog = catalogs.find(({ name }) => name === search.get('type'));
  const id = search.get('id') ?? '';
  return (
    <Page title={[text.title]} width="narrow">
      <meta name="robots" content="noindex" />
      <PageHeader title={text.title} lead={text.lead} />
      {catalog && id !== '' ? (
        <ReportForm key={`${catalog.name} ${id}`} catalog={catalog} id={id} field={search.get('field') ?? undefined} />
      ) : (
        <Alert tone="info">{text.nothing}</Alert>
      )}
    </Page>
  );
}

function ReportForm({ catalog, id, field }: { catalog: CatalogScreens; id: string; field: string | undefined }) {
  const text = useText(reportsTexts);
  const names = useText(catalog.names);
  const errorText = useErrorText();
  const isSignedIn = useIsSignedIn();
  const [words, setWords] = useEntryState('words', '');
  const [source, setSource] = useEntryState('source', '');
  const [website, setWebsite] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const sending = useMutation({
    mutationFn: sendReport,
    // It is said: a visitor who comes back finds an empty sheet.
    onSuccess: () => {
      setWords('');
      setSource('');
    },
  });
  const back = detailPath(catalog, id);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(words.trim() === '');
    if (words.trim() === '' || sending.isPending) return;
    sending.mutate({ type: catalog.name, id, field, text: words, source, website });
  };

  if (sending.isSuccess)
    return (
      <div className="grid gap-4">
        <Alert tone="good" title={text.thanks} takesFocus>
          {isSignedIn ? text.answerComes : undefined}
        </Alert>
        <LinkButton to={back} className="justify-self-start">
          {text.back}
        </LinkButton>
      </div>
    );
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <p className="[overflow-wrap:anywhere]">
        <Link to={back} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
          {text.about(names.title, id)}
        </Link>
      </p>
      {sending.error && <Alert title={errorText(sending.error)} takesFocus />}
      <Field label={text.what} hint={text.whatHint} error={isEmpty && words.trim() === '' ? text.empty : undefined} required>
        {(control) => (
          <TextArea {...control} value={words} maxLength={limits.report.text} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      <Field label={text.source} hint={text.sourceHint}>
        {(control) => (
          <TextInput {...control} value={source} maxLength={limits.report.source} onChange={({ target }) => setSource(target.value)} />
        )}
      </Field>
      {/* Honeypot, a trap for robots: no person sees it, hears it or reaches it with the keyboard. */}
      <div aria-hidden="true" className="absolute -start-[999rem] size-px overflow-hidden">
        <label>
          {text.trap}
          <input
            name="website"
            className="min-h-tap"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
          />
        </label>
      </div>
      <Button type="submit" busy={sending.isPending} className="justify-self-start">
        {sending.isPending ? text.sending : text.send}
      </Button>
    </form>
  );
}
