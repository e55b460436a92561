import type { ReactNode } from 'react';
import { useLangOf } from '../messages/lang-of.ts';

interface PageHeaderProps {
  title: string;
  /** A line above the title: where we are, or a link back. */
  above?: ReactNode;
  lead?: ReactNode;
  /** Chips under the title. */
  children?: ReactNode;
  /** Beside the title on a wide screen: a bookmark button. */
  action?: ReactNode;
}

/** The h1 of a page. It takes the focus on arrival, hence the tabIndex. */
export function PageHeader({ title, above, lead, children, action }: PageHeaderProps) {
  const langOf = useLangOf();
  return (
    <header className="mb-4 sm:mb-6">
      {above !== undefined && <div className="mb-1 text-ink-soft">{above}</div>}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 {...langOf(title)} tabIndex={-1} className="min-w-0 flex-1 basis-72 text-title">
          {title}
        </h1>
        {action}
      </div>
      {lead !== undefined && <p className="mt-2 max-w-2xl text-ink-soft">{lead}</p>}
      {children !== undefined && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
    </header>
  );
}
