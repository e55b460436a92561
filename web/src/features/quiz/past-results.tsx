import { useErrorText } from '../../api/error-text.ts';
import type { AttemptInfo } from '@disha/contract/quiz';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { quizQueries } from './quiz.queries.ts';
import { quizKeyOf } from './which-quiz.ts';

/** A person's earlier results, each a way back into it. A card for the profile or the dashboard. */
export function PastResults() {
  const text = useText(quizTexts).past;
  const user = useUser();
  const query = useQuery({ ...quizQueries.attempts(user?._id ?? ''), enabled: user !== null });
  // There is no quiz for graduates, so no invitation either; what they took before stays theirs.
  if (!user || (user.class === 'graduate' && (query.data?.attempts.length ?? 0) === 0)) return null;
  return (
    <Card as="section" title={text.title} className="print:hidden">
      <List query={query} />
    </Card>
  );
}

const shown = 5;

function List({ query }: { query: UseQueryResult<{ attempts: AttemptInfo[] }> }) {
  const all = useText(quizTexts);
  const text = all.past;
  const { tryAgain } = useText(commonTexts);
  const errorText = useErrorText();
  const format = useFormat();
  const [isWhole, setWhole] = useEntryState('all results', false);
  if (query.isPending) {
    return (
      <div role="status" className="grid gap-2">
        <span className="sr-only">{text.loading}</span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (!query.data)
    return (
      <Alert title={errorText(query.error)} actions={[{ label: tryAgain, busy: query.isFetching, onPress: () => void query.refetch() }]} />
    );
  const { attempts } = query.data;
  if (attempts.length === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{text.none}</p>
        <LinkButton to={paths.quizStart} look="quiet">
          {text.take}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <ul className="-my-1 divide-y divide-line">
        {attempts.slice(0, isWhole ? attempts.length : shown).map(({ id, fieldName, submittedAt, confidence, ...quiz }) => (
          <li key={id}>
            <Link to={paths.quizAttempt(id)} className="group flex min-h-tap items-center gap-3 py-2.5">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-blue-deep underline-offset-4 group-hover:underline">{fieldName}</span>
                <span className="block text-sm text-ink-soft">
                  {[format.date(submittedAt), all.quizzes[quizKeyOf(quiz)].name, text.confidence[confidence]].join(' · ')}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && attempts.length > shown && (
        <Button
          look="plain"
          className="mt-1 -ms-2"
          onClick={() => {
            setWhole(true);
          }}
        >
          {text.more(attempts.length)}
        </Button>
      )}
    </>
  );
}
