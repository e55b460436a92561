import type { ReactNode } from 'react';
import { useEntryState } from '../../../session/entry-state.ts';
import { Summary } from '../../../ui/summary.tsx';

/** Opens what is needed to change something. What is inside asks the server only once it is open. */
export function Fold({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useEntryState(`fold ${name}`, false);
  return (
    <details
      open={isOpen}
      className="mt-3 border-t border-line pt-1 print:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary>{title}</Summary>
      {isOpen && <div className="grid gap-4 pb-2">{children}</div>}
    </details>
  );
}
