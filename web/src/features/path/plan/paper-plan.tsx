import type { Plan, PlanStep } from '@disha/contract/path';
import { examsOfWay } from '@disha/eligibility/plan/warnings';
import { useRupees } from '../../../catalog/shared/use-rupees.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { paperTexts } from '../../../messages/paper.ts';
import { useItemName, type NamedType } from './item-name.tsx';
import { useStepWords } from './step-words.ts';
import { nextOf } from './steps-in-order.ts';

type Way = Plan['ways'][number];
export type CostOfWay = (of: { way: string; course?: string | undefined }) => number | undefined;

/** Two pages have room for so many. */
const [placesShown, stepsShown] = [4, 8];

function Name({ type, id }: { type: NamedType; id: string }) {
  return useItemName({ type, id }).name;
}

function Names({ type, ids }: { type: NamedType; ids: readonly string[] }) {
  return ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Name type={type} id={id} />
    </span>
  ));
}

/** The plan as it stands on paper: its ways with places and costs, and what to do next. */
export function PaperPlan({ plan, costOf }: { plan: Plan | null; costOf: CostOfWay }) {
  const { plan: text } = useText(paperTexts).sheet;
  if (plan === null || (plan.ways.length === 0 && plan.steps.length === 0)) return <p>{text.none}</p>;
  const steps = nextOf(plan.steps, stepsShown);
  return (
    <>
      {plan.goal && (
        <p>
          <Goal type={plan.goal.type} id={plan.goal.id} />
        </p>
      )}
      {plan.ways.map((way) => (
        <PaperWay key={way.label} way={way} cost={costOf({ way: way.label, course: way.course })} />
      ))}
      {steps.length > 0 && <PaperSteps steps={steps} />}
    </>
  );
}

function Goal({ type, id }: { type: NamedType; id: string }) {
  const { plan: text } = useText(paperTexts).sheet;
  return text.goal(useItemName({ type, id }).name);
}

function PaperWay({ way, cost }: { way: Way; cost: number | undefined }) {
  const { plan: text } = useText(paperTexts).sheet;
  const rupees = useRupees();
  const exams = examsOfWay(way);
  return (
    <div className="mt-2 break-inside-avoid">
      <h3 className="font-semibold">{text.way(way.label)}</h3>
      <ul>
        {way.course !== undefined && (
          <li>
            {text.course}: <Name type="courses" id={way.course} />
          </li>
        )}
        <li>
          {text.exams}: {exams.length > 0 ? <Names type="exams" ids={exams} /> : way.byMarks === true ? text.byMarks : text.notSaid}
        </li>
        <li>
          {text.places}: {way.colleges.length > 0 ? <Names type="colleges" ids={way.colleges.slice(0, placesShown)} /> : text.notSaid}
        </li>
        <li>
          {text.cost}: {cost === undefined ? text.notSaid : text.aYear(rupees(cost))}
        </li>
      </ul>
    </div>
  );
}

function PaperSteps({ steps }: { steps: readonly PlanStep[] }) {
  const { plan: text } = useText(paperTexts).sheet;
  const format = useFormat();
  const words = useStepWords(steps);
  return (
    <div className="mt-2 break-inside-avoid">
      <h3 className="font-semibold">{text.steps}</h3>
      <ol className="list-decimal ps-6">
        {steps.map((step) => (
          <li key={step.id}>
            {words(step)} ({step.due === undefined ? text.noDay : text.by(format.date(step.due))})
          </li>
        ))}
      </ol>
    </div>
  );
}
