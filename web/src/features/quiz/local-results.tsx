import { ChevronRight } from 'lucide-react';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { attemptIdOf, type Finished } from './quiz-flow.ts';
import { quizKeyOf } from './which-quiz.ts';

/** The results this browser holds of the person here, each a way back into it. */
export function LocalResults({ finished }: { finished: readonly Finished[] }) {
  const all = useText(quizTexts);
  const format = useFormat();
  if (finished.length === 0) return null;
  return (
    <Card as="section" title={all.here.title} className="mt-6 print:hidden">
      <ul className="-my-1 divide-y divide-line">
        {finished.map((one) => {
          const { recommendations, submittedAt } = one.result;
          const name = recommendations[0]?.fieldName ?? '';
          return (
            <li key={attemptIdOf(one)}>
              <Link to={paths.quizAttempt(attemptIdOf(one))} className="group flex min-h-tap items-center gap-3 py-2.5">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-blue-deep underline-offset-4 group-hover:underline">{name}</span>
                  <span className="block text-sm text-ink-soft">
                    {[format.date(submittedAt), ...(one.sheet ? [all.quizzes[quizKeyOf(one.sheet.quiz)].name] : [])].join(' · ')}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-soft" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
