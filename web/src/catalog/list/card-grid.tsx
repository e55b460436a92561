import type { ReactNode } from 'react';

/** Cards in one, two or three columns. Each child is a CatalogCard (an li). */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  );
}
