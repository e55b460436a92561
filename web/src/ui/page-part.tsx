import type { ReactNode } from 'react';
import { classNames } from './classes.ts';

/** A part of a page: a heading with nothing around it. */
export function PagePart({
  title,
  link,
  children,
  className,
}: {
  title: string;
  link?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section aria-label={title} className={classNames('mt-6 min-w-0', className)}>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-heading">{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}

/** The one white card of a screen: the answer. */
export function AnswerCard({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('min-w-0 rounded-answer border border-line bg-card p-4 wrap-break-word shadow-card sm:p-5.5', className)}>
      {children}
    </div>
  );
}
