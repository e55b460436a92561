import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { isField } from '@disha/contract/taxonomy';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { useStudentDetails } from '../../session/student-details.ts';
import { Chip } from '../../ui/chip.tsx';
import { openToGender } from './open-to.ts';
import { onPaper } from './result-why.tsx';

/** Work that fits the interests the answers tell of, each with why. */
export function ResultCareers({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results;
  const gender = useStudentDetails()?.gender;
  const careers = openToGender(result.careers, gender);
  if (careers.length === 0) return null;
  return (
    <section className="mt-8 print:mt-4" aria-labelledby="careers">
      <h2 id="careers" className="mb-1 text-heading print:break-after-avoid">
        {text.fitting}
      </h2>
      <p className="mb-3 text-ink-soft">{text.fittingHint}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-2 print:text-sm">
        {careers.map(({ careerId, name, why, forGender }) => (
          <Card key={careerId} as="li" className={`flex flex-col gap-2 ${onPaper}`}>
            <h3 className="text-[1.02rem] leading-snug">
              <Link to={paths.career(careerId)} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
                {name}
              </Link>
            </h3>
            {forGender && (
              <p>
                <Chip tone="gold">{text.forGender[forGender]}</Chip>
              </p>
            )}
            <p className="text-[.94rem] text-ink-soft">{why}</p>
            <MarkOnCard type="careers" id={careerId} />
          </Card>
        ))}
      </ul>
      <LinkButton
        to={isField(first.fieldId) ? paths.careersOf(first.fieldId) : paths.careers}
        look="quiet"
        className="mt-4 max-sm:w-full print:hidden"
      >
        {text.allCareers}
      </LinkButton>
    </section>
  );
}
