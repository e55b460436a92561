import type { ReactNode } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/classes.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isEmpty } from './read-plan.ts';
import { useStepWords } from './step-words.ts';
import { nextOf } from './steps-in-order.ts';
import { useOwnPlan } from './use-plan.ts';

/** Further ones are on the plan's own page. */
const shown = 2;

/**
 * For home and dashboard: the next two steps, or how to come to a plan, and the slots for what has happened since the last visit and for
 * being left alone with it. Away with the account goes the card: the plan's own page says why.
 */
export function NextStepCard({ children, action }: { children?: ReactNode; action?: ReactNode }) {
  const text = useText(planTexts);
  const format = useFormat();
  const { plan, isLoading } = useOwnPlan();
  const next = nextOf(plan?.steps ?? [], shown);
  const wordsOf = useStepWords(next);
  if (isLoading) return <Skeleton className="h-44" />;
  const steps = plan?.steps ?? [];
  const done = steps.filter((step) => step.done).length;
  return (
    <Card as="section" title={text.card.title} className="flex min-h-44 flex-col">
      {next.length > 0 ? (
        <ol className="grid gap-2">
          {next.map((step, index) => (
            <li key={step.id}>
              <p className={classNames('font-bold wrap-break-word', index === 0 && 'text-heading')}>{wordsOf(step)}</p>
              {step.due !== undefined && <p className="text-ink-soft">{text.steps.due(format.date(step.due))}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-ink-soft">{isEmpty(plan) || steps.length === 0 ? text.card.none : text.card.allDone}</p>
      )}
      {steps.length > 0 && (
        <div className="mt-3">
          <p className="mb-1 text-sm text-ink-soft">{text.steps.count(format.number(done), format.number(steps.length))}</p>
          <Progress label={text.steps.progress} percent={(100 * done) / steps.length} />
        </div>
      )}
      {children}
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        <LinkButton to={paths.pathPlan}>{isEmpty(plan) ? text.card.make : text.card.see}</LinkButton>
        {action}
      </div>
    </Card>
  );
}
