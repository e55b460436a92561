import type { ReactNode } from 'react';

interface StickySummaryProps {
  /** What was told, short: "62,000 · OPEN · Maharashtra". */
  children: ReactNode;
  /** The button or link that changes it. */
  action?: ReactNode;
}

const barLook =
  'sticky top-0 z-20 -mx-4 mb-3.5 flex min-h-tap items-center gap-3 bg-ink px-4 text-[.94rem] text-card sm:-mx-6 sm:px-6 ' +
  'md:top-(--header) lg:mx-0 lg:rounded-card';
const actionLook =
  '[&_:is(a,button)]:inline-flex [&_:is(a,button)]:min-h-tap [&_:is(a,button)]:items-center [&_:is(a,button)]:font-semibold ' +
  '[&_:is(a,button)]:underline [&_:is(a,button)]:underline-offset-4';

/** What an answer goes by, above it and in sight as it is read. */
export function StickySummary({ children, action }: StickySummaryProps) {
  return (
    <div className={barLook}>
      <p className="min-w-0 flex-1 py-1 leading-snug">{children}</p>
      <div className={actionLook}>{action}</div>
    </div>
  );
}
