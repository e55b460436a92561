import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export function Plan() {
  const text = useText(planTexts);
  return (
    <EmptyState title={text.none} action={<LinkButton to={paths.courses}>{text.browse}</LinkButton>}>
      {text.noneHint}
    </EmptyState>
  );
}
