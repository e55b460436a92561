import type { ReactNode } from 'react';

const stripLook =
  'grid grid-cols-[repeat(auto-fit,minmax(min(4.6rem,50%),1fr))] divide-x divide-line ' +
  'rounded-card border border-line bg-card py-2 text-center';

/** Three or four figures in a row, each with what it counts below it. */
export function FigureStrip({ figures }: { figures: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={stripLook}>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end px-1 leading-tight">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="text-[1.2rem] font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
