import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The way out: a button or a link. */
  action?: ReactNode;
  /** Full pages ("Exam not found") make it their h1. */
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
      <svg viewBox="0 0 120 72" aria-hidden="true" className="w-28">
        <path
          d="M8 60C34 60 30 30 56 30s22 22 44 14"
          fill="none"
          className="stroke-blue-pale"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="2 11"
        />
        <circle cx="8" cy="60" r="6" className="fill-ink" />
        <circle cx="104" cy="38" r="10" className="fill-marigold-tint stroke-marigold" strokeWidth="4" />
      </svg>
      <Heading className="text-heading" tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children !== undefined && <div className="text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
