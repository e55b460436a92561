import type { WayCost } from '@disha/eligibility/plan/knowledge';
import { useQuery } from '@tanstack/react-query';
import { useRupees } from '../../../catalog/shared/use-rupees.ts';
import { counselTexts } from '../../../messages/counsel.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { useOwn } from './own.ts';
import { planQueries } from './plan.queries.ts';
import { useNow } from './use-facts.ts';
import { Part } from './way-part.tsx';

const linkLook = 'text-blue-deep underline underline-offset-4';

interface CostProps {
  label: string;
  course: string;
  cost: WayCost | null;
}

/** Fee bands beside the budget. Help is named and not taken off: no student is promised it. */
export function WayCostPart({ label, course, cost }: CostProps) {
  const text = useText(counselTexts).cost;
  const rupees = useRupees();
  const { budget } = useNow().passport;
  const own = useOwn().yearlyCost({ way: label, course });
  const range = ({ from, to }: { from: number; to: number }) =>
    text.year(from === to ? rupees(to) : text.between(rupees(from), rupees(to)));
  return (
    <Part title={text.title}>
      {own !== undefined && <p>{text.own(rupees(own))}</p>}
      {cost === null ? (
        own === undefined && <p className="text-ink-soft">{text.unknown}</p>
      ) : (
        <>
          {cost.parts?.map((part) => (
            <p key={part.kept}>
              {text.kept[part.kept]}: {part.ask ? text.fromOn(rupees(part.from)) : range(part)}
            </p>
          )) ?? <p>{cost.to === 0 ? text.free : range(cost)}</p>}
          <p className="text-sm text-ink-soft">{text.basis[cost.basis]}</p>
          {cost.hostel && <p>{text.hostel(range(cost.hostel))}</p>}
        </>
      )}
      {budget !== undefined && (
        <p className="text-ink-soft">
          {text.budget(rupees(budget))} {(cost ?? own) !== undefined && text[besideBudget(cost, own, budget)]}
        </p>
      )}
      {cost && cost.scholarships.length > 0 && <Help ids={cost.scholarships} />}
      <Link to={paths.costsOfWay(label)} className={`inline-flex min-h-tap items-center print:hidden ${linkLook}`}>
        {useText(planTexts).ways.costs(label)}
      </Link>
    </Part>
  );
}

/** By their own figure where they have written one; else by the bands, hostel included. */
export function besideBudget(cost: WayCost | null, own: number | undefined, budget: number): 'above' | 'within' | 'partly' {
  const [least, most] =
    own === undefined ? [(cost?.from ?? 0) + (cost?.hostel?.from ?? 0), (cost?.to ?? 0) + (cost?.hostel?.to ?? 0)] : [own, own];
  return least > budget ? 'above' : most <= budget ? 'within' : 'partly';
}

function Help({ ids }: { ids: readonly string[] }) {
  const text = useText(counselTexts).cost;
  const { data = [] } = useQuery(planQueries.scholarships());
  return (
    <p>
      {text.scholarships}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ' ·'}{' '}
          <Link to={paths.scholarship(id)} className={linkLook}>
            {data.find(({ _id }) => _id === id)?.name ?? id}
          </Link>
        </span>
      ))}
    </p>
  );
}
