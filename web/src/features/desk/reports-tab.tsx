import type { DeskReport } from '@disha/contract/reports';
import { limits } from '@disha/contract/limits';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { detailPath, type CatalogScreens } from '../../catalog/shared/catalog.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { Pages, Source } from './desk-parts.tsx';
import { deskKey, deskQueries, type ReportState } from './desk.queries.ts';
import { useFieldWords } from './field-words.ts';
import { useDeskDraft } from './use-desk-draft.ts';

export function ReportsTab({ catalogs }: { catalogs: readonly CatalogScreens[] }) {
  const text = useText(deskTexts).reports;
  const [state, setState] = useEntryState<ReportState>('reports', 'new');
  const query = useInfiniteQuery(deskQueries.reports(state));
  const options = (['new', 'accepted', 'declined'] as const).map((value) => ({ value, label: text.states[value] }));
  return (
    <>
      <Field label={text.show} className="mb-4 max-w-60">
        {(control) => (
          <Select {...control} options={options} value={state} onChange={({ target }) => setState(target.value as ReportState)} />
        )}
      </Field>
      <Pages
        query={query}
        rows={({ reports }) => reports}
        row={(report) => <Report report={report} catalog={catalogs.find(({ name }) => name === report.type)} />}
      />
    </>
  );
}

function Report({ report, catalog }: { report: DeskReport; catalog: CatalogScreens | undefined }) {
  const all = useText(deskTexts);
  const text = all.reports;
  const format = useFormat();
  const words = useFieldWords(report.type);
  const langOf = useLangOf();
  return (
    <Card as="section" title={report.itemName ?? `${report.itemId} (${all.gone})`}>
      <p className="text-sm text-ink-soft">
        {[format.date(report.at), ...(report.field === null ? [] : [text.field(words.label(report.field))])].join(' · ')}
      </p>
      <p {...langOf(report.text)} className="my-2 whitespace-pre-line">
        {report.text}
      </p>
      {report.source !== null && <Source source={report.source} />}
      <div className="my-3 flex flex-wrap gap-2">
        {catalog && (
          <LinkButton look="quiet" to={detailPath(catalog, report.itemId)}>
            {all.open}
          </LinkButton>
        )}
        {report.state === 'new' && report.itemName !== null && (
          <LinkButton to={paths.deskItem(report.type, report.itemId, report.field ?? undefined, report.id)}>{text.correct}</LinkButton>
        )}
      </div>
      {report.state === 'new' ? (
        <Answer id={report.id} />
      ) : (
        <p className="border-s-[3px] border-marigold ps-3">
          {report.note}
          {report.decided && (
            <span className="block text-sm text-ink-soft">{all.byAt(report.decided.by, format.date(report.decided.at))}</span>
          )}
        </p>
      )}
    </Card>
  );
}

function Answer({ id }: { id: string }) {
  const text = useText(deskTexts).reports;
  const needed = useText(deskTexts).facts.needed;
  const errorText = useErrorText();
  const known = useQueryClient();
  const {
    draft: { note, isTried },
    change,
    forget,
  } = useDeskDraft(`answering ${id}`, { note: '', isTried: false });
  const answering = useMutation({
    mutationFn: (state: 'accepted' | 'declined') =>
      call('PATCH /desk/reports/:id', { params: { id }, body: { state, note }, fallback: (locale) => deskTexts.in(locale).reports.failed }),
    onSuccess: async () => {
      forget();
      toast.success(text.answered);
      await known.invalidateQueries({ queryKey: [...deskKey, 'reports'] });
    },
  });
  const answer = (state: 'accepted' | 'declined') => {
    change({ isTried: true });
    if (note.trim() !== '') answering.mutate(state);
  };
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {answering.error && <Alert title={errorText(answering.error)} />}
      <Field label={text.note} hint={text.noteHint} error={isTried && note.trim() === '' ? needed : undefined} required>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.report.note}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={answering.isPending} onClick={() => answer('accepted')}>
          {text.accept}
        </Button>
        <Button look="quiet" busy={answering.isPending} onClick={() => answer('declined')}>
          {text.decline}
        </Button>
      </div>
    </div>
  );
}
