import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { isStream } from '@disha/contract/taxonomy';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { YoursAloneFold } from '../../session/yours-alone.tsx';
import { Link } from '../../ui/link.tsx';
import { DownloadResult } from './result-answer.tsx';
import { moreLook } from './quiz-look.ts';

/** What follows from a result; where it is not clear, from no choice. The last line is known to everybody who has had a result. */
export function ResultNext({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results;
  const { fieldId: id, fieldName: name } = first;
  const choice = result.confidence === 'unclear' ? undefined : { kind: isStream(id) ? ('stream' as const) : ('field' as const), id, name };
  return (
    <>
      <WhatNext answer={{ after: 'result', choice }} className="mt-6" />
      <p className="mt-2 text-sm text-ink-soft print:hidden">{text.talk}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm print:hidden">
        <DownloadResult result={result} look="plain" className="px-0! text-sm underline" />
        <Link to={paths.quizStart} className={moreLook}>
          {text.again}
        </Link>
        <Link to={paths.home} className={moreLook}>
          {text.home}
        </Link>
        <YoursAloneFold className="open:w-full" />
      </div>
    </>
  );
}
