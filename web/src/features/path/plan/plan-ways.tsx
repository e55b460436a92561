import type { Plan } from '@disha/contract/path';
import { isWay } from '@disha/eligibility/plan/warnings';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Fold } from './fold.tsx';
import { wayLabels } from './read-plan.ts';
import type { PlanAdvice } from './use-counsel.ts';
import { WayForm } from './way-form.tsx';
import { WayFold, WayView, type ShownWay } from './way-view.tsx';

interface WaysProps {
  plan: Plan;
  /** Each of them with what is known of it. */
  shown: readonly ShownWay[];
  counsel: PlanAdvice;
  onChange: (ways: Plan['ways']) => void;
}

export function PlanWays({ plan: { ways, goal }, shown, counsel, onChange }: WaysProps) {
  const text = useText(planTexts).ways;
  const free = wayLabels.find((label) => !ways.some((way) => way.label === label));
  const inOrder = (list: Plan['ways']) => [...list].sort((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <section>
      <h2 className="mb-3 text-heading">{text.title}</h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        {ways.map((way) => {
          const known = shown.find(({ label }) => label === way.label);
          return (
            <Card as="li" key={way.label}>
              {known && isWay(way) ? (
                <WayFold way={known} isOpen>
                  <WayView way={known} names={counsel.rules?.names} goal={goal} isPlacing={counsel.isPlacing} />
                </WayFold>
              ) : (
                <>
                  <h3 className="text-[1.08rem] font-semibold">{text.way(way.label)}</h3>
                  <p className="text-ink-soft">{way.note ?? text.none}</p>
                </>
              )}
              <Fold name={way.label} title={text.change(way.label)}>
                <WayForm
                  way={way}
                  near={way.course === undefined ? [] : counsel.placesNear(way.course)}
                  onChange={(next) => onChange(ways.map((other) => (other.label === way.label ? next : other)))}
                />
                <Button look="danger" onClick={() => onChange(ways.filter(({ label }) => label !== way.label))}>
                  {text.remove(way.label)}
                </Button>
              </Fold>
            </Card>
          );
        })}
      </ul>
      {free !== undefined && (
        <Button look="quiet" className="mt-3 print:hidden" onClick={() => onChange(inOrder([...ways, { label: free, colleges: [] }]))}>
          {text.add(free)}
        </Button>
      )}
    </section>
  );
}
