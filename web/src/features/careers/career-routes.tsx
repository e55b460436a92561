import type { Career } from '@disha/contract/careers';
import type { RouteStepKind } from '@disha/contract/careers.words';
import type { State } from '@disha/contract/taxonomy';
import { careersTexts } from '../../messages/careers.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Link } from '../../ui/link.tsx';
import { Summary } from '../../ui/summary.tsx';
import { useYears } from './use-years.ts';

type Routes = Career['routes'];
type RouteStep = Routes[number]['steps'][number];

const dots: Record<RouteStepKind, string> = {
  class: 'fill-ink stroke-ink',
  exam: 'fill-marigold stroke-marigold',
  course: 'fill-blue stroke-blue',
  licence: 'fill-card stroke-leaf',
  job: 'fill-leaf stroke-leaf',
};

/** Each way in words, step by step, with the page of every exam and course on it. */
export function CareerRoutes({ routes, home }: { routes: Routes; home: State | undefined }) {
  const { detail } = useText(careersTexts);
  const years = useYears();
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{detail.routesHint}</p>
      <ol className="grid gap-5 sm:grid-cols-2">
        {routes.map(({ title, years: length, steps }) => (
          <li key={title}>
            <h3 className="mb-2 font-semibold">
              {title} <span className="font-normal text-ink-soft">{`· ${years(length)}`}</span>
            </h3>
            <Steps route={title} steps={steps} home={home} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Steps({ route, steps, home }: { route: string; steps: readonly RouteStep[]; home: State | undefined }) {
  const { detail } = useText(careersTexts);
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={step.text} className="relative grid grid-cols-[1.75rem_1fr] pb-3 last:pb-0">
          {index < steps.length - 1 && (
            <svg viewBox="0 0 14 100" preserveAspectRatio="none" aria-hidden="true" className="absolute start-0 top-3 h-full w-3.5">
              <path d="M7 0V100" strokeWidth="4" vectorEffect="non-scaling-stroke" className="stroke-blue-pale" />
            </svg>
          )}
          <svg viewBox="0 0 14 14" aria-hidden="true" className="relative mt-1 block size-3.5">
            <circle cx="7" cy="7" r="5" strokeWidth="3" className={dots[step.kind]} />
          </svg>
          <div className="min-w-0 leading-snug">
            <p className="text-sm text-ink-soft">{detail.steps[step.kind]}</p>
            <StepText step={step} />
            {step.oneOf && <OneOf step={`${route} ${index}`} exams={step.oneOf} home={home} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Exams of which one is sat: of one's own state and of all India at once, those of other states when asked for. */
function OneOf({ step, exams, home }: { step: string; exams: NonNullable<RouteStep['oneOf']>; home: State | undefined }) {
  const { detail } = useText(careersTexts);
  const stateName = useStateName();
  const fold = useEntryFold(`exams of ${step}`);
  const near = exams.filter(({ state }) => state === undefined || state === home);
  const others = exams.filter((exam) => !near.includes(exam));
  const link = ({ examId, shortName, state }: (typeof exams)[number]) => (
    <li key={examId}>
      <Link to={paths.exam(examId)} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
        {state === undefined ? shortName : detail.examOfState(shortName, stateName(state))}
      </Link>
    </li>
  );
  return (
    <>
      {near.length > 0 && <ul className="flex flex-wrap gap-x-4">{near.map(link)}</ul>}
      {others.length > 0 && (
        <details {...fold} className="text-sm">
          <Summary>{detail.ofStates(others.length)}</Summary>
          <ul className="flex flex-wrap gap-x-4">{others.map(link)}</ul>
        </details>
      )}
    </>
  );
}

/** A step of ours leads to its own page. */
function StepText({ step: { kind, id, text } }: { step: RouteStep }) {
  const to = id === undefined ? undefined : kind === 'exam' ? paths.exam(id) : kind === 'course' ? paths.course(id) : undefined;
  if (to === undefined) return <p className="break-words">{text}</p>;
  return (
    <Link to={to} className="inline-flex min-h-tap items-center break-words text-blue-deep underline underline-offset-4">
      {text}
    </Link>
  );
}
