import type { ReactNode } from 'react';
import { classNames } from './classes.ts';

export type ChipTone = 'blue' | 'gold' | 'leaf' | 'line';

const tones: Record<ChipTone, string> = {
  blue: 'bg-blue-tint text-blue-deep',
  gold: 'bg-marigold-tint text-marigold-ink',
  leaf: 'bg-leaf-tint text-leaf',
  line: 'border border-line text-ink-soft',
};

/** A short fact about the thing it stands on; not a button. */
export function Chip({ tone = 'blue', children, className }: { tone?: ChipTone; children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-[.84rem] leading-tight font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
