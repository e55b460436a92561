import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { NavGroup } from '../routes/nav-group.ts';
import { GroupLinks } from './nav-groups.tsx';

/** What a button at the foot of a phone opens. */
export function BarSheet({ group, onClose }: { group: NavGroup; onClose: () => void }) {
  const text = useText(navTexts);
  return (
    <Sheet title={text.groups[group]} isOpen onClose={onClose}>
      <nav aria-label={text.groups[group]}>
        <GroupLinks group={group} onFollow={onClose} className="divide-y divide-line border-t border-line" />
      </nav>
    </Sheet>
  );
}
