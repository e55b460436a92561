import type { ReactNode } from 'react';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Summary } from '../../../ui/summary.tsx';

/** Opens what is needed to change something. What is inside asks the server only once it is open. */
export function Fold({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  const fold = useEntryFold(name);
  return (
    <details {...fold} className="mt-3 border-t border-line pt-1 print:hidden">
      <Summary>{title}</Summary>
      {fold.open && <div className="grid gap-4 pb-2">{children}</div>}
    </details>
  );
}
