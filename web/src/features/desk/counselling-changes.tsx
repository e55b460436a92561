import type { CounsellingChange } from '@disha/contract/desk.counsellings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callToStore } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeCard } from './change-card.tsx';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import type { FieldWords } from './field-words.ts';

/** What was changed of a counselling, each to be taken back as long as it stands. */
export function CounsellingChanges({ id, words }: { id: string; words: FieldWords }) {
  const text = useText(deskTexts).counsellings;
  const query = useQuery(deskQueries.counsellingChanges(id));
  if (!query.data) return <Waiting query={query} />;
  const { changes } = query.data;
  return (
    <section aria-labelledby="counselling-changes" className="grid gap-3">
      <h2 id="counselling-changes" className="text-heading">
        {text.changes}
      </h2>
      {changes.length === 0 && <p className="text-ink-soft">{text.noChanges}</p>}
      {changes.map((change) => (
        <Change key={change.id} change={change} words={words} />
      ))}
    </section>
  );
}

function Change({ change, words }: { change: CounsellingChange; words: FieldWords }) {
  const all = useText(deskTexts);
  const text = all.corrections;
  const errorText = useErrorText();
  const known = useQueryClient();
  const { id, field, state } = change;
  const takingBack = useMutation({
    mutationFn: () =>
      callToStore('DELETE /desk/counsellings/changes/:id', {
        params: { id },
        body: {},
        fallback: (locale) => deskTexts.in(locale).corrections.failed,
      }),
    onSuccess: async ({ soon }) => {
      toast.success(soon ?? text.takenBack);
      await known.invalidateQueries();
    },
  });
  return (
    <ChangeCard title={field === null ? text.whole : words.label(field)} change={change} words={words} before={all.counsellings.before}>
      {takingBack.error && <Alert title={errorText(takingBack.error)} className="mt-2" />}
      {state === 'active' && (
        <Button look="quiet" className="mt-3" busy={takingBack.isPending} onClick={() => takingBack.mutate()}>
          {text.takeBack}
        </Button>
      )}
    </ChangeCard>
  );
}
