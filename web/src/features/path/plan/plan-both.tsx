import type { AccountPlan, Plan } from '@disha/contract/path';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { GoalLine } from './plan-goal.tsx';
import { isEmpty } from './read-plan.ts';
import { useStepWords } from './step-words.ts';
import { sortSteps } from './steps-in-order.ts';
import { WayFacts } from './way-facts.tsx';

/** Two versions of one plan, and the choice between them. */
export function PlanBoth({ mine, theirs, onChoose }: { mine: Plan; theirs: AccountPlan; onChoose: (which: 'mine' | 'theirs') => void }) {
  const text = useText(planTexts).both;
  return (
    <section role="alert">
      <h2 className="text-heading">{text.title}</h2>
      <p className="mb-4">{text.lead}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Version title={text.mine} plan={mine} keep={text.keepMine} onKeep={() => onChoose('mine')} />
        <Version title={text.theirs} plan={theirs.plan} keep={text.keepTheirs} onKeep={() => onChoose('theirs')} />
      </div>
    </section>
  );
}

function Version({ title, plan, keep, onKeep }: { title: string; plan: Plan | null; keep: string; onKeep: () => void }) {
  const text = useText(planTexts);
  const format = useFormat();
  const wordsOf = useStepWords(plan?.steps ?? []);
  return (
    <Card as="section" title={title} className="flex flex-col">
      {plan === null || isEmpty(plan) ? (
        <p>{text.both.deleted}</p>
      ) : (
        <>
          <GoalLine goal={plan.goal} />
          <ul className="mt-2 grid gap-2">
            {plan.ways.map((way) => (
              <li key={way.label}>
                <h3 className="font-semibold">{text.ways.way(way.label)}</h3>
                <WayFacts way={way} />
              </li>
            ))}
          </ul>
          <p className="mt-2 font-semibold">
            {text.both.steps(format.number(plan.steps.filter(({ done }) => done).length), format.number(plan.steps.length))}
          </p>
          <ul className="list-disc ps-5">
            {sortSteps(plan.steps).map((step) => (
              <li key={step.id} className={step.done ? 'text-ink-soft line-through' : undefined}>
                {wordsOf(step)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-auto pt-4">
        <Button onClick={onKeep}>{keep}</Button>
      </div>
    </Card>
  );
}
