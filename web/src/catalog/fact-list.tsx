import type { ReactNode } from 'react';

/** What and how much, two to a line. A fact without a value is left out. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-2">
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="flex-none text-ink-soft">{label}</dt>
            <dd className="min-w-0 text-right font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
