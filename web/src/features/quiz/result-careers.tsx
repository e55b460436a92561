import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { isField } from '@disha/contract/taxonomy';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Chip } from '../../ui/chip.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { openToGender } from './open-to.ts';
import { moreLook } from './quiz-look.ts';

/** Work that fits the interests the answers tell of, each with the answer it is from; the whole reasons are behind a tap. */
export function ResultCareers({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results;
  const gender = useStudentDetails()?.gender;
  const careers = openToGender(result.careers, gender);
  if (careers.length === 0) return null;
  return (
    <PagePart title={text.fitting}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {careers.map(({ careerId, name, from, forGender }) => (
          <li key={careerId} className="relative min-w-0 rounded-small border border-line bg-card p-2.5 leading-snug wrap-break-word">
            <Link
              to={paths.career(careerId)}
              className="block text-[.94rem] font-bold after:absolute after:inset-0 after:rounded-small hover:text-blue-deep"
            >
              {name}
            </Link>
            {from !== undefined && <span className="block text-small text-ink-soft">{text.from(from)}</span>}
            {forGender && (
              <Chip tone="gold" className="mt-1">
                {text.forGender[forGender]}
              </Chip>
            )}
            <MarkOnCard type="careers" id={careerId} />
          </li>
        ))}
      </ul>
      <Link to={isField(first.fieldId) ? paths.careersOf(first.fieldId) : paths.careers} className={`${moreLook} float-end`}>
        {text.allCareers}
      </Link>
      <Folded title={text.whyThese}>
        <dl className="grid gap-2">
          {careers.map(({ careerId, name, why }) => (
            <div key={careerId}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{why}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </PagePart>
  );
}
