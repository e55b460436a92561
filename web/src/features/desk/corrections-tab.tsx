import type { DeskCorrection } from '@disha/contract/desk.corrections';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callToStore } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { detailPath, type CatalogScreens } from '../../catalog/shared/catalog.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeCard } from './change-card.tsx';
import { Pages } from './desk-parts.tsx';
import { deskQueries, type CorrectionState } from './desk.queries.ts';
import { useFieldWords } from './field-words.ts';

const states = ['active', 'taken_back', 'overtaken'] as const;

export function CorrectionsTab({ catalogs }: { catalogs: readonly CatalogScreens[] }) {
  const all = useText(deskTexts);
  const text = all.corrections;
  const [state, setState] = useEntryState<CorrectionState | ''>('corrections', '');
  const query = useInfiniteQuery(deskQueries.corrections(state === '' ? undefined : state));
  return (
    <>
      <Field label={all.reports.show} className="mb-4 max-w-60">
        {(control) => (
          <Select
            {...control}
            placeholder={text.all}
            options={states.map((value) => ({ value, label: text.states[value] }))}
            value={state}
            onChange={({ target }) => setState(target.value as CorrectionState | '')}
          />
        )}
      </Field>
      <Pages
        query={query}
        rows={({ corrections }) => corrections}
        row={(correction) => <Correction correction={correction} catalog={catalogs.find(({ name }) => name === correction.catalog)} />}
      />
    </>
  );
}

function Correction({ correction, catalog }: { correction: DeskCorrection; catalog: CatalogScreens | undefined }) {
  const all = useText(deskTexts);
  const text = all.corrections;
  const errorText = useErrorText();
  const known = useQueryClient();
  const words = useFieldWords(correction.catalog);
  const { id, itemName, itemId, field, state, look } = correction;
  const takingBack = useMutation({
    mutationFn: () =>
      callToStore('DELETE /desk/corrections/:id', {
        params: { id },
        body: {},
        fallback: (locale) => deskTexts.in(locale).corrections.failed,
      }),
    onSuccess: async ({ soon }) => {
      toast.success(soon ?? text.takenBack);
      await known.invalidateQueries();
    },
  });
  const title = `${itemName ?? `${itemId} (${all.gone})`}: ${field === null ? text.whole : words.label(field)}`;
  return (
    <ChangeCard title={title} change={correction} words={words} before={all.facts.shipped}>
      {look !== null && <Alert tone="attention" className="mt-2" title={text.look[look]} />}
      {takingBack.error && <Alert title={errorText(takingBack.error)} className="mt-2" />}
      <div className="mt-3 flex flex-wrap gap-2">
        {catalog && itemName !== null && (
          <LinkButton look="quiet" to={detailPath(catalog, itemId)}>
            {all.open}
          </LinkButton>
        )}
        {state === 'active' && (
          <Button look="quiet" busy={takingBack.isPending} onClick={() => takingBack.mutate()}>
            {text.takeBack}
          </Button>
        )}
      </div>
    </ChangeCard>
  );
}
