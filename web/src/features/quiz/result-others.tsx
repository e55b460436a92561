import type { Recommendation } from '@disha/contract/quiz';
import { isStream } from '@disha/contract/taxonomy';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { onwardLook } from './quiz-look.ts';

export const coursesPath = (id: Recommendation['fieldId']) => paths.coursesIn(isStream(id) ? 'stream' : 'field', id);

/** Never one verdict: the second and the third, each with its own reasons. Where nothing is clear, none is ranked. */
export function ResultOthers({ others, isRanked }: { others: readonly Recommendation[]; isRanked: boolean }) {
  const text = useText(quizTexts).results;
  return others.map(({ fieldId, fieldName, explanation }, index) => (
    <Folded key={fieldId} title={isRanked ? text.whyPlace(fieldName, index) : fieldName}>
      <p>{explanation}</p>
      <Link to={coursesPath(fieldId)} className={onwardLook}>
        {text.seeCourses(fieldName)}
      </Link>
    </Folded>
  ));
}
