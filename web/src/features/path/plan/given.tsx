import { limits } from '@disha/contract/limits';
import type { Plan, PlanWay } from '@disha/contract/path';
import { useSearchParams } from 'react-router';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ItemLink } from './item-name.tsx';
import { goalOf } from './kept-goal.ts';
import { emptyPlan, wayLabels } from './read-plan.ts';

const names = ['course', 'college', 'exam', 'counselling'] as const;
type GivenIds = Record<(typeof names)[number], string | null>;

/** A way with a course, a college or the exam of a seat more. A seat brings the exam and the counselling it is given out by. */
export function withGivenSeat(plan: Plan, label: PlanWay['label'], { course, college, exam, counselling }: GivenIds): Plan {
  const before: PlanWay = plan.ways.find((way) => way.label === label) ?? { label, colleges: [] };
  const colleges = college === null || before.colleges.includes(college) ? before.colleges : [...before.colleges, college];
  const way: PlanWay = {
    ...withGate(before, course, exam),
    ...(counselling === null
      ? {}
      : { seat: { counselling, ...(college === null ? {} : { college }), ...(course === null ? {} : { course }) } }),
    colleges: colleges.slice(-limits.path.plan.perWay),
  };
  const others = plan.ways.filter((other) => other.label !== label);
  return { ...plan, ways: [...others, way].sort((a, b) => (a.label < b.label ? -1 : 1)) };
}

/** Another course is begun by other exams, and leads elsewhere. */
function withGate(before: PlanWay, course: string | null, exam: string | null): PlanWay {
  const isSame = course === null || course === before.course;
  if (isSame && exam === null) return before;
  const { exam: older, exams = [], byMarks: _, career, beyond, seat: __, ...rest } = before;
  const known = isSame ? [...exams, ...(older === undefined ? [] : [older])] : [];
  const all = [...new Set([...(exam === null ? [] : [exam]), ...known])].slice(0, limits.path.plan.gates);
  const end = isSame ? { ...(career === undefined ? {} : { career }), ...(beyond === undefined ? {} : { beyond }) } : {};
  return { ...rest, ...end, ...(course === null ? {} : { course }), ...(all.length === 0 ? {} : { exams: all }) };
}

/** What the plan is to lead to, where an address says so. */
export function goalIn(params: URLSearchParams): NonNullable<Plan['goal']> | null {
  const [named, id] = (params.get('goal') ?? '').split(':');
  return goalOf(named, id);
}

/** A plan that leads elsewhere: the goal is changed when the student says so, and the ways by "Propose again". */
export function GivenGoal({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const text = useText(planTexts).given;
  const [params, setParams] = useSearchParams();
  const goal = goalIn(params);
  if (goal === null || plan.goal?.id === goal.id) return null;
  const leave = () => setParams({}, { replace: true });
  return (
    <Card as="section" title={text.goal} className="print:hidden">
      <p className="grid auto-rows-[minmax(3rem,auto)] items-center">
        <ItemLink type={goal.type} id={goal.id} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            onChange({ ...plan, goal });
            leave();
          }}
        >
          {text.makeGoal}
        </Button>
        <Button look="plain" onClick={leave}>
          {text.leave}
        </Button>
      </div>
    </Card>
  );
}

/** What another page sent along to be put into a way. */
export function Given({ plan, onChange }: { plan: Plan | null; onChange: (plan: Plan) => void }) {
  const text = useText(planTexts);
  const [params, setParams] = useSearchParams();
  const idIn = (name: string) => params.get(name) || null;
  const given = Object.fromEntries(names.map((name) => [name, idIn(name)])) as GivenIds;
  if (Object.values(given).every((id) => id === null)) return null;
  const leave = () => setParams({}, { replace: true });
  return (
    <Card as="section" title={text.given.title} className="print:hidden">
      {/* The names come later than the card, and a long one takes a second line: its room is kept. */}
      <p className="grid auto-rows-[minmax(3rem,auto)] items-center gap-1">
        {given.course !== null && <ItemLink type="courses" id={given.course} />}
        {given.college !== null && <ItemLink type="colleges" id={given.college} />}
        {given.exam !== null && <ItemLink type="exams" id={given.exam} />}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {wayLabels.map((label) => (
          <Button
            key={label}
            look="quiet"
            onClick={() => {
              onChange(withGivenSeat(plan ?? emptyPlan, label, given));
              leave();
            }}
          >
            {text.given.into(label)}
          </Button>
        ))}
        <Button look="plain" onClick={leave}>
          {text.given.leave}
        </Button>
      </div>
    </Card>
  );
}
