import { useText } from '../../messages/locale.ts';
import { planTexts } from '../../messages/plan.ts';
import { PathFrame } from './path-frame.tsx';
import { Plan } from './plan/plan.tsx';

export function PlanScreen() {
  const text = useText(planTexts);
  return (
    <PathFrame tab="plan" name={text.title}>
      <Plan />
    </PathFrame>
  );
}
