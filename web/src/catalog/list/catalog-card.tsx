import type { ReactNode } from 'react';
import { useLangOf } from '../../messages/lang-of.ts';
import { cardLook } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';

interface CatalogCardProps {
  to: string;
  title: string;
  /** Under the title: who holds it, where it is. */
  subtitle?: ReactNode;
  /** Top right: buttons, as small pictures. They lie above the card's own link. */
  action?: ReactNode;
  children?: ReactNode;
  /** Words of the link below the card; without them the title is the link. */
  linkText?: string;
  /** In a list of which only a part exists (window-grid): where this one stands. */
  place?: CardPlace | undefined;
}

export interface CardPlace {
  /** 1 for the first. */
  position: number;
  total: number;
}

const linkLook =
  'after:absolute after:inset-0 after:rounded-card after:outline-offset-3 ' +
  'after:outline-blue focus-visible:outline-none focus-visible:after:outline-3';

/** A card that is one big link, with room for a few buttons. */
export function CatalogCard({ to, title, subtitle, action, children, linkText, place }: CatalogCardProps) {
  const Tag = place ? 'div' : 'li';
  const langOf = useLangOf();
  return (
    <Tag
      {...(place ? { role: 'listitem', 'aria-posinset': place.position, 'aria-setsize': place.total } : {})}
      className={classNames(cardLook, 'relative flex flex-col gap-2.5 p-4 transition-colors hover:border-blue-soft sm:p-5')}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 {...langOf(title)} className="text-[1.08rem] leading-snug">
            {linkText === undefined ? (
              <Link to={to} className={linkLook}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {subtitle !== undefined && <p className="mt-1 text-sm text-ink-soft">{subtitle}</p>}
        </div>
        {action !== undefined && <div className="relative z-10 -mt-2 -me-2 flex flex-none">{action}</div>}
      </div>
      {children}
      {linkText !== undefined && (
        <p className="mt-auto pt-1 font-semibold text-blue-deep">
          <Link to={to} className={linkLook}>
            {linkText}
            <span className="sr-only">{`: ${title}`}</span>
          </Link>
        </p>
      )}
    </Tag>
  );
}
