/** What the cards of bookmarked items are made of. */
import type { ReactNode } from 'react';
import { cutText } from './cut-text.ts';

/** The short name, where it says more than the name. */
export function ShortName({ name, than }: { name: string | undefined; than: string }) {
  return name === undefined || name === '' || name === than ? null : <p className="-mt-1.5 text-[.94rem] text-ink-soft">{name}</p>;
}

export function ChipRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-1.5">{children}</div>;
}

/** What is empty is left out. */
export function FactRows({ rows }: { rows: readonly (readonly [label: string, value: ReactNode, isThere?: boolean])[] }) {
  return (
    <dl className="grid gap-1 text-[.94rem]">
      {rows
        .filter(([, value, isThere = Boolean(value)]) => isThere)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="inline text-ink-soft">{label}: </dt>
            <dd className="inline [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function CutDescription({ text, atMost }: { text: string; atMost: number }) {
  return <p className="text-[.94rem] text-ink-soft">{cutText(text, atMost)}</p>;
}
