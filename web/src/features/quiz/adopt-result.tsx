import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { isField, isStream } from '@disha/contract/taxonomy';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../api/error-text.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { sessionTexts } from '../../messages/session.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { updateProfile, useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { offerLook } from './quiz-look.ts';

/** The catalogs follow the profile, not the quiz: a student who likes the result takes it over with one press. */
export function AdoptResult({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results.adopt;
  const names = useText(taxonomyTexts);
  const errorText = useErrorText();
  const user = useUser();
  const adopt = useMutation({
    mutationFn: () =>
      updateProfile(
        { stream: first.stream, ...(isField(first.fieldId) && { field: first.fieldId }) },
        (locale) => sessionTexts.in(locale).updateFailed,
      ),
  });
  // A result for another class than the student's own says nothing about what they look for now.
  if (!user || user.class !== result.targetClass) return null;
  const now = isStream(first.fieldId) ? user.stream : (user.field ?? user.stream);
  if (adopt.isSuccess) return <Alert tone="good" takesFocus title={text.done(first.fieldName)} className="mt-6 print:hidden" />;
  if (now === first.fieldId) return null;
  const said = isStream(now) ? names.streams[now] : isField(now) ? names.fields[now] : null;
  return (
    <section className={offerLook('mt-4 gap-y-2 print:hidden')}>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold">{said === null ? text.titleNone : text.title(said)}</h2>
        <p>{text.body}</p>
      </div>
      <Button
        look="quiet"
        busy={adopt.isPending}
        onClick={() => {
          adopt.mutate();
        }}
      >
        {adopt.isPending ? text.saving : said === null ? text.show(first.fieldName) : text.showInstead(first.fieldName)}
      </Button>
      {adopt.error && <Alert takesFocus title={errorText(adopt.error)} className="basis-full" />}
    </section>
  );
}
