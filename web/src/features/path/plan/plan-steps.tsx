import { limits } from '@disha/contract/limits';
import type { DatedStep } from '@disha/eligibility/plan/steps';
import { TakeAlong } from '../../../catalog/list/take-along.tsx';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { useEntryState } from '../../../session/entry-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Fold } from './fold.tsx';
import { PlanStepRow } from './plan-step.tsx';
import { StepForm, type StepWords } from './step-form.tsx';
import { sortSteps } from './steps-in-order.ts';
import type { PlanStep } from '@disha/contract/path';
import { useStepWords } from './step-words.ts';
import { stepOf } from './suggested.ts';
import { useDaysOfSteps } from './use-planned-days.ts';

const { plan: most } = limits.path;

interface StepsProps {
  steps: readonly PlanStep[];
  /** What the ways ask for, by the dates of today. */
  asked: readonly DatedStep[];
  today: string;
  onChange: (steps: PlanStep[]) => void;
}

const noWords: StepWords = { text: '' };

export function PlanSteps({ steps, asked, today, onChange }: StepsProps) {
  const [added, setAdded] = useEntryState('new step', noWords);
  const planText = useText(planTexts);
  const text = planText.steps;
  const suggested = asked.filter(({ id }) => !steps.some((step) => step.id === id));
  const inWords = useStepWords([...steps, ...suggested]);
  const wordsOf = (step: PlanStep) => inWords({ ...step, months: monthsOf(step, asked) });
  const format = useFormat();
  const done = steps.filter((step) => step.done).length;
  const replace = (id: string, next: readonly PlanStep[]) => onChange(steps.flatMap((step) => (step.id === id ? next : [step])));
  const room = most.steps - steps.length;
  return (
    <Card as="section">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-heading">{text.title}</h2>
        {steps.length > 0 && <p className="font-semibold">{text.count(format.number(done), format.number(steps.length))}</p>}
      </div>
      {steps.length > 0 && <Progress label={text.progress} percent={(100 * done) / steps.length} />}
      {steps.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      <ul className="mt-3 grid gap-1">
        {sortSteps(steps).map((step) => (
          <PlanStepRow
            key={step.id}
            step={step}
            words={wordsOf(step)}
            today={today}
            hasMonths={monthsOf(step, asked) !== undefined}
            onChange={(next) => replace(step.id, [next])}
            onRemove={() => replace(step.id, [])}
          />
        ))}
      </ul>
      <TakeAlong days={useDaysOfSteps(steps)} name={planText.heading} />
      {room <= 0 && <p className="mt-2 text-sm text-ink-soft">{text.full(format.number(most.steps))}</p>}
      {suggested.length > 0 && room >= suggested.length && (
        <div className="mt-3 rounded-card bg-blue-tint p-3 print:hidden">
          <h3 className="font-semibold">{text.suggested}</h3>
          <ul className="my-2 grid gap-1">
            {suggested.map((step) => (
              <li key={step.id} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {inWords(step)} {step.due !== undefined && <span className="text-ink-soft">{text.due(format.date(step.due))}</span>}
                </span>
                <Button look="plain" aria-label={text.addOne(inWords(step))} onClick={() => onChange([...steps, stepOf(step)])}>
                  {text.add}
                </Button>
              </li>
            ))}
          </ul>
          {suggested.length > 1 && (
            <Button look="quiet" onClick={() => onChange([...steps, ...suggested.map(stepOf)])}>
              {text.addAll}
            </Button>
          )}
        </div>
      )}
      {room > 0 && (
        <Fold name="steps" title={text.addTitle}>
          <StepForm
            label={text.add}
            words={added}
            onChange={setAdded}
            onSave={(step) => {
              setAdded(noWords);
              onChange([...steps, { ...step, id: freeId(steps), done: false }]);
            }}
          />
        </Fold>
      )}
    </Card>
  );
}

/** The usual months are those of today's knowledge; a step with a day needs none. */
const monthsOf = ({ id, due }: PlanStep, asked: readonly DatedStep[]) =>
  due === undefined ? asked.find((one) => one.id === id)?.months : undefined;

/** One that no step of the plan has; without randomness, which an unsafe line may not give. */
function freeId(steps: readonly PlanStep[]): string {
  const taken = new Set(steps.map(({ id }) => id));
  return Array.from({ length: steps.length + 1 }, (_, n) => `own:${n + 1}`).find((id) => !taken.has(id)) ?? 'own';
}
