import type { Recommendation } from '@disha/contract/quiz';
import { isStream } from '@disha/contract/taxonomy';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { onPaper } from './result-why.tsx';
import { onwardLook } from './quiz-look.ts';

export const coursesPath = (id: Recommendation['fieldId']) => paths.coursesIn(isStream(id) ? 'stream' : 'field', id);

/** Never one verdict: the second and the third, each with its own reasons. */
export function ResultOthers({ others, isRanked }: { others: readonly Recommendation[]; isRanked: boolean }) {
  const text = useText(quizTexts).results;
  const format = useFormat();
  return (
    <section className="mt-8 print:mt-4 print:break-inside-avoid" aria-labelledby="others">
      <h2 id="others" className="mb-3 text-heading">
        {text.others}
      </h2>
      <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2 print:gap-3">
        {others.map(({ fieldId, fieldName, matchScore, explanation }, index) => (
          <Card key={fieldId} className={`flex flex-col gap-2 ${onPaper}`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-[1.08rem] leading-snug">{fieldName}</h3>
              {isRanked && <Chip tone="line">{`${text.ranks[index + 1] ?? ''} · ${text.match(format.percent(matchScore / 100))}`}</Chip>}
            </div>
            <p>{explanation}</p>
            <Link to={coursesPath(fieldId)} className={onwardLook}>
              {text.seeCourses(fieldName)}
            </Link>
          </Card>
        ))}
      </div>
    </section>
  );
}
