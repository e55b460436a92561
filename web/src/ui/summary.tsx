import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classes.ts';

/** What a fold is pressed by. A layout of its own takes the platform's triangle from a summary: this one brings its own mark. */
export function Summary({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <summary
      className={classNames(
        'flex min-h-tap cursor-pointer list-none items-center gap-1.5 py-1 font-semibold text-blue-deep underline-offset-4',
        'hover:underline [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <ChevronDown aria-hidden="true" className="size-4 flex-none transition-transform print:hidden [[open]>summary>&]:upside-down" />
      {children}
    </summary>
  );
}
