import { useText } from '../../messages/locale.ts';
import { planTexts } from '../../messages/plan.ts';
import { PathFrame } from './path-frame.tsx';
import { OwnContext, type Own } from './plan/own.ts';
import { Plan } from './plan/plan.tsx';

/** What the person here has bookmarked and was told by the quiz is handed in: it belongs to other features. */
export function PlanScreen({ own }: { own: Own }) {
  const text = useText(planTexts);
  return (
    <PathFrame tab="plan" name={text.title}>
      <OwnContext value={own}>
        <Plan />
      </OwnContext>
    </PathFrame>
  );
}
