import { classNames } from './classes.ts';

/** A bar from 0 to 100 with its name; the figure stands in the text beside it. */
export function Progress({ label, percent, className }: { label: string; percent: number; className?: string }) {
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-2 overflow-hidden rounded-full bg-sand', className)}
    >
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="block size-full">
        <rect width={value} height="8" className="fill-blue" />
      </svg>
    </div>
  );
}
