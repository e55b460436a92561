import type { ItemActionProps } from './item-action.ts';
import { ShareButton } from './share-button.tsx';

export function ShareItemButton({ name }: ItemActionProps) {
  return <ShareButton title={name} />;
}
