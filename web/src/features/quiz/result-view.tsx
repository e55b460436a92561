import type { QuizResult } from '@disha/contract/quiz';
import type { ReactNode } from 'react';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { usePersonName } from '../../session/person.ts';
import { useUser } from '../../session/session.ts';
import { Page } from '../../ui/page.tsx';
import { AdoptResult } from './adopt-result.tsx';
import { FirstLook } from './first-look.tsx';
import { ResultAnswer } from './result-answer.tsx';
import { ResultCareers } from './result-careers.tsx';
import { ResultCourses } from './result-courses.tsx';
import { ResultNext } from './result-next.tsx';
import { Strengths, Tips } from './result-notes.tsx';
import { ResultOthers } from './result-others.tsx';
import { Counted, WhatWouldChange } from './result-why.tsx';

interface ResultViewProps {
  result: QuizResult;
  /** Rows of the menu: the way to keep it, where it is on this device alone. */
  keep?: ReactNode;
  /** Below the answer: that it waits to be sent. */
  notice?: ReactNode;
  /** Others that are here too. */
  below?: ReactNode;
  action?: ItemAction | undefined;
}

/** On a phone one below the other, on a wide screen in three columns. */
export function ResultView({ result, keep, notice, below, action }: ResultViewProps) {
  const text = useText(quizTexts).results;
  const user = useUser();
  const { name } = usePersonName(user);
  const [first, ...others] = result.recommendations;
  if (!first) return null;
  const isUnclear = result.confidence === 'unclear';
  return (
    <Page title={[isUnclear ? text.notClear : first.fieldName, text.documentTitle]}>
      <p className="hidden border-b border-line pb-1 print:mb-3 print:block">{text.printed(user ? name : null)}</p>
      <div className="grid gap-x-8 lg:grid-cols-3 print:grid-cols-2 print:gap-3">
        <div className="min-w-0">
          <ResultAnswer result={result} first={first} keep={keep} />
          {notice}
          <FirstLook result={result} />
          <Counted result={result} first={first} />
          {isUnclear && <Tips result={result} first={first} />}
        </div>
        <div className="min-w-0 lg:[&>:first-child]:mt-0">
          {isUnclear ? (
            <div className="mt-6">
              <ResultOthers others={others} isRanked={false} />
            </div>
          ) : (
            <WhatWouldChange result={result}>
              <ResultOthers others={others} isRanked />
            </WhatWouldChange>
          )}
          <Strengths result={result} first={first} />
          {!isUnclear && <Tips result={result} first={first} />}
        </div>
        <div className="min-w-0 lg:[&>:first-child]:mt-0">
          <ResultCareers result={result} first={first} />
          {!isUnclear && <ResultCourses result={result} first={first} action={action} />}
          {!isUnclear && <AdoptResult result={result} first={first} />}
          <ResultNext result={result} first={first} />
          {below}
        </div>
      </div>
    </Page>
  );
}
