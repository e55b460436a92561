import { ChevronRight } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from './classes.ts';
import { Link } from './link.tsx';

/** A list of rows with a hairline between them, nothing around it. */
export function RowList({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  return (
    <ul aria-label={label} className={classNames('divide-y divide-line border-y border-line', className)}>
      {children}
    </ul>
  );
}

interface LinkRowProps {
  to: string;
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

const rowLook = 'flex min-h-13 items-center gap-3 py-1.5 leading-snug text-ink hover:bg-blue-tint';

/** One row that leads on, all of it a target. */
export function LinkRow({ to, title, note, icon, onClick }: LinkRowProps) {
  const inside = (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="font-bold">{title}</span>
        {note !== undefined && <span className="block text-small text-ink-soft">{note}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 flex-none text-line-strong rtl:[transform:rotate(180deg)]" />
    </>
  );
  return (
    <li>
      {/* A part of the same page is no other address. */}
      {to.startsWith('#') ? (
        <a href={to} onClick={onClick} className={rowLook}>
          {inside}
        </a>
      ) : (
        <Link to={to} onClick={onClick} className={rowLook}>
          {inside}
        </Link>
      )}
    </li>
  );
}
