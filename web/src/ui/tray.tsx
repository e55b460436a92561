import type { ReactNode } from 'react';

interface TrayProps {
  label: string;
  /** What was gathered, in a line. */
  title: ReactNode;
  note?: ReactNode;
  /** One or two buttons. */
  children: ReactNode;
}

/** What was gathered, at the foot of the window above the bar of a phone; at most 56 px. Only where something was added. */
export function Tray({ label, title, note, children }: TrayProps) {
  return (
    <section aria-label={label} className="leaves-for-keyboard border-t border-line bg-card px-4 py-1 shadow-float print:hidden">
      <div className="mx-auto flex max-h-12 max-w-6xl items-center gap-3 sm:px-2">
        <p className="min-w-0 flex-1 truncate text-[.94rem] leading-tight">
          <span className="font-semibold">{title}</span>
          {note !== undefined && <span className="block truncate text-small text-ink-soft">{note}</span>}
        </p>
        {children}
      </div>
    </section>
  );
}
