import type { ImportData } from '@disha/contract/imports';
import type { SheetName } from '@disha/contract/sheets';
import { limits } from '@disha/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callForFile, callWithFile } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import type { Importing } from '../../catalog/list/importing.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { controlLook } from '../../ui/control-look.ts';
import { ImportResult } from './import-result.tsx';

/** A file is tried before it is imported: what would change, and which lines are not good. */
export function ImportsTab({ imports }: { imports: readonly Importing[] }) {
  const text = useText(deskTexts).imports;
  const errorText = useErrorText();
  const known = useQueryClient();
  const locale = useLocale();
  // Which file was chosen no browser lets a page bring back.
  const [chosen, setChosen] = useEntryState('importing', imports[0]?.name);
  const kind = imports.find(({ name }) => name === chosen);
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const importing = useMutation({
    mutationFn: async (dryRun: boolean): Promise<{ dryRun: boolean; data: ImportData; soon: string | undefined }> => {
      const query = { dryRun: String(dryRun), skipBad: 'true', name: file?.name };
      const failed = (inLocale: Parameters<typeof deskTexts.in>[0]) => deskTexts.in(inLocale).imports.failed;
      return { dryRun, ...(await callWithFile((kind as Importing).endpoint, file as File, query, failed)) };
    },
    onSuccess: ({ dryRun }) => (dryRun ? undefined : known.invalidateQueries()),
  });
  const problem = !isTried ? undefined : file === undefined ? text.choose : file.size > limits.importBytes ? text.tooLarge : undefined;
  const run = (dryRun: boolean) => {
    setTried(true);
    if (file && file.size <= limits.importBytes) importing.mutate(dryRun);
  };
  const tried = importing.data?.dryRun === true ? importing.data.data : undefined;
  const hasGood = tried !== undefined && tried.added + tried.changed > 0;
  return (
    <div className="grid gap-4">
      <Field label={text.what} className="max-w-80">
        {(control) => (
          <Select
            {...control}
            options={imports.map(({ name, names }) => ({ value: name, label: names.in(locale).title }))}
            value={kind?.name}
            onChange={({ target }) => {
              setChosen(target.value as Importing['name']);
              importing.reset();
            }}
          />
        )}
      </Field>
      {kind?.sheet && <TakeOut key={kind.sheet} sheet={kind.sheet} />}
      <Field
        label={text.file}
        hint={kind?.names.in(locale).hint?.(kind.columns?.join(', ') ?? '')}
        error={problem}
        required
        className="max-w-120"
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className={`${controlLook} py-2.5`}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              importing.reset();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look={tried ? 'quiet' : 'main'} busy={importing.isPending} onClick={() => run(true)}>
          {text.try}
        </Button>
        {hasGood && (
          <Button busy={importing.isPending} onClick={() => run(false)}>
            {tried.errorCount > 0 ? text.runGood : text.run}
          </Button>
        )}
      </div>
      {importing.isPending && (
        <div role="status">
          <p>{importing.variables ? text.trying : text.running}</p>
          <progress className="w-full" aria-label={importing.variables ? text.trying : text.running} />
        </div>
      )}
      {importing.error && <Alert title={errorText(importing.error)} takesFocus />}
      {importing.data && <Done {...importing.data} catalog={kind?.catalog ?? kind?.name ?? null} />}
    </div>
  );
}

/** Opens in whatever people fill in sheets with; the mark at its beginning lets them read Hindi too. */
function TakeOut({ sheet }: { sheet: SheetName }) {
  const text = useText(deskTexts).imports;
  const errorText = useErrorText();
  const taking = useMutation({
    mutationFn: () => callForFile(`GET /desk/sheets/${sheet}`, { fallback: (locale) => deskTexts.in(locale).imports.takeOutFailed }),
    onSuccess: (content) => downloadFile(`${sheet}.csv`, new Blob(['\uFEFF', content], { type: 'text/csv' })),
  });
  return (
    <div className="grid gap-2 justify-items-start">
      <Button look="quiet" busy={taking.isPending} onClick={() => taking.mutate()}>
        {text.takeOut}
      </Button>
      {taking.error && <Alert title={errorText(taking.error)} takesFocus />}
    </div>
  );
}

interface DoneProps {
  dryRun: boolean;
  data: ImportData;
  /** Said where it is not shown yet. */
  soon: string | undefined;
  catalog: string | null;
}

function Done({ dryRun, data, soon, catalog }: DoneProps) {
  const text = useText(deskTexts).imports;
  const format = useFormat();
  const counts = (['added', 'changed', 'unchanged'] as const).map((what) => `${text[what]}: ${format.number(data[what])}`);
  return (
    <>
      <Alert tone={dryRun ? 'info' : 'good'} title={dryRun ? text.would : (soon ?? text.done)} takesFocus>
        {counts.join(' · ')}
      </Alert>
      <ImportResult data={data} catalog={catalog} />
    </>
  );
}
