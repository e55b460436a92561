import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { isStream } from '@disha/contract/taxonomy';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** What follows from a result: where it is not clear, from no choice. */
export function ResultNext({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results;
  const { fieldId: id, fieldName: name } = first;
  const choice = result.confidence === 'unclear' ? undefined : { kind: isStream(id) ? ('stream' as const) : ('field' as const), id, name };
  return (
    <>
      <WhatNext answer={{ after: 'result', choice }} />
      <p className="mt-5 max-w-prose text-ink-soft print:hidden">{text.talk}</p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={paths.quizStart} look="quiet" className="max-sm:flex-1">
          {text.again}
        </LinkButton>
        <LinkButton to={paths.home} look="quiet" className="max-sm:flex-1">
          {text.home}
        </LinkButton>
      </div>
    </>
  );
}
