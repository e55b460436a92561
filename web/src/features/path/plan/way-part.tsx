import type { ReactNode } from 'react';

/** One thing that is told of a way. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3">
      <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
      {children}
    </div>
  );
}
