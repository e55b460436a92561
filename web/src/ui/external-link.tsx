import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook, type ButtonLook, type ButtonSize } from './button-look.ts';
import { classNames } from './classes.ts';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Said to those who listen, e.g. "opens in a new tab". */
  note: string;
  /** A button's look; a plain text link without it. */
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

/** A link out of the application. Only http and https addresses become links: data is never trusted with a scheme. */
export function ExternalLink({ href, children, note, look, size, className }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      data-look={look}
      target="_blank"
      rel="noopener noreferrer"
      className={
        look
          ? buttonLook(look, size, className)
          : classNames(
              'inline-flex min-h-tap items-center gap-1 text-blue-deep underline underline-offset-4 [overflow-wrap:anywhere]',
              className,
            )
      }
    >
      {children}
      <ExternalIcon aria-hidden="true" className="size-4 flex-none" />
      <span className="sr-only">({note})</span>
    </a>
  );
}
