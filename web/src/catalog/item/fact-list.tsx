import type { ReactNode } from 'react';

/** What and how much, two to a line. A fact without a value is left out. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-2">
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-2/5 flex-1 text-end font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
