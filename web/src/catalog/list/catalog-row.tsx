import type { ReactNode } from 'react';
import { useLangOf } from '../../messages/lang-of.ts';
import { Link } from '../../ui/link.tsx';

interface CatalogRowProps {
  to: string;
  title: string;
  /** Under the title, on one line: who holds it, where it is. */
  subtitle?: ReactNode;
  /** At the end: buttons, as small pictures. They lie above the row's own link. */
  action?: ReactNode;
  children?: ReactNode;
  /** Words of the link below the row; without them the title is the link. */
  linkText?: string;
  /** Beside these words. */
  linkNote?: ReactNode;
  /** Where this one stands in its list. */
  place?: RowPlace | undefined;
}

export interface RowPlace {
  /** 1 for the first. */
  position: number;
  total: number;
}

const linkLook = 'after:absolute after:inset-0 after:outline-blue focus-visible:outline-none focus-visible:after:outline-3';

/**
 * One line of small letters; what is longer stands on the item's own page. Words for those who listen stand in something `relative` in it:
 * else they would widen the page from where the line was cut.
 */
export const rowLine = 'truncate text-small';

/** A row that is one big link, with place for a few buttons. */
export function CatalogRow({ to, title, subtitle, action, children, linkText, linkNote, place }: CatalogRowProps) {
  const langOf = useLangOf();
  return (
    <li
      {...(place ? { 'aria-posinset': place.position, 'aria-setsize': place.total } : {})}
      className="relative flex min-w-0 items-start gap-2 border-b border-line py-1.5 hover:bg-blue-tint"
    >
      <div className="min-w-0 flex-1 wrap-break-word">
        <h2 {...langOf(title)} className="line-clamp-2 text-[1rem] leading-tight">
          {linkText === undefined ? (
            <Link to={to} className={linkLook}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {subtitle !== undefined && <p className={`${rowLine} text-ink-soft`}>{subtitle}</p>}
        {children}
        {linkText !== undefined && (
          <p className={rowLine}>
            <Link to={to} className={`font-semibold text-blue-deep ${linkLook}`}>
              {linkText}
              <span className="sr-only">{`: ${title}`}</span>
            </Link>
            {linkNote !== undefined && <span className="text-ink-soft"> · {linkNote}</span>}
          </p>
        )}
      </div>
      {action !== undefined && <div className="relative z-10 flex flex-none flex-col">{action}</div>}
    </li>
  );
}
