import { classNames } from './classes.ts';
import { cardLook } from './card.tsx';

/** A grey place for what is on its way. Give it the size of the thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse-soft rounded-small bg-sand', className)} />;
}

/** Cards on their way, said once to those who listen. */
export function SkeletonCards({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classNames(cardLook, 'grid min-h-56 content-start gap-3 p-5')}>
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-7 w-2/3 rounded-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-5/6" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A detail page on its way. How long it will be is unknown: the footer waits for it. */
export function SkeletonDetail({ label }: { label: string }) {
  return (
    <div role="status" data-on-its-way="" className="grid gap-5">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-4/5 max-w-xl" />
      <Skeleton className="h-7 w-52 rounded-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
