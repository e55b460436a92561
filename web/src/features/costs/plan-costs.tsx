import { useQueries } from '@tanstack/react-query';
import { useRupees } from '../../catalog/shared/use-rupees.ts';
import { costsTexts } from '../../messages/costs.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { costsQueries } from './costs.queries.ts';
import { costSheetOf, useStoredSheets } from './stored-sheets.ts';
import { sumOf, type Sum } from './sheet.ts';

export interface PlannedWay {
  label: string;
  course?: string | undefined;
}

/** The ways of a plan beside each other, each with the way to its own sheet. */
export function PlanCosts({ ways, shown }: { ways: readonly PlannedWay[]; shown: string | undefined }) {
  const text = useText(costsTexts);
  const sheets = useStoredSheets();
  const names = useQueries({ queries: ways.map(({ course = '' }) => costsQueries.course(course)) }).map(({ data }) => data?.name);
  return (
    <Card as="section" title={text.plan.title}>
      <ul className="grid gap-2">
        {ways.map(({ label, course }, index) => {
          const sheet = costSheetOf(sheets, { way: label, course });
          const name = [text.plan.way(label), ...(names[index] === undefined ? [] : [names[index]])].join(', ');
          return (
            <li key={label}>
              <Link
                to={paths.costsOfWay(label)}
                aria-current={label === shown ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4',
                  label === shown ? 'font-bold' : 'font-semibold',
                )}
              >
                {name}
              </Link>
              <WaySum sum={sheet && sumOf(sheet)} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function WaySum({ sum }: { sum: Sum | undefined }) {
  const text = useText(costsTexts).plan;
  const rupees = useRupees();
  if (!sum || sum.costs === 0) return <p className="text-ink-soft">{text.none}</p>;
  return (
    <p>
      {text.whole(rupees(sum.toPay), rupees(sum.perMonth))}{' '}
      {sum.budget && (
        <span className={classNames('font-semibold', sum.budget.left < 0 ? 'text-rust' : 'text-leaf')}>
          {sum.budget.left < 0 ? text.above(rupees(-sum.budget.left)) : text.within}
        </span>
      )}
    </p>
  );
}
