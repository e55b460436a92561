import type { Recommendation } from '@disha/contract/quiz';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { coursesPath } from './result-others.tsx';

export function ResultNext({ first }: { first: Recommendation }) {
  const text = useText(quizTexts).results;
  const steps = [
    { ...text.nextSteps.courses, to: coursesPath(first.fieldId) },
    { ...text.nextSteps.colleges, to: paths.colleges },
    { ...text.nextSteps.exams, to: `${paths.exams}?stream=${first.stream}` },
    { ...text.nextSteps.talk, to: undefined, link: undefined },
  ];
  return (
    <section className="mt-8 print:hidden" aria-labelledby="next">
      <h2 id="next" className="mb-3 text-heading">
        {text.next}
      </h2>
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, body, to, link }) => (
          <li key={title} className="border-t-[3px] border-marigold pt-3">
            <strong className="block">{title}</strong>
            <span className="text-ink-soft">{body}</span>
            {to !== undefined && (
              <Link to={to} className="flex min-h-tap items-center font-semibold text-blue-deep underline-offset-4 hover:underline">
                {link}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.quizStart} look="quiet" className="max-sm:flex-1">
          {text.again}
        </LinkButton>
        <LinkButton to={paths.home} look="quiet" className="max-sm:flex-1">
          {text.home}
        </LinkButton>
      </div>
    </section>
  );
}
