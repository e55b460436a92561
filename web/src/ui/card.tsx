import type { ReactNode } from 'react';
import { classNames } from './classes.ts';

interface CardProps {
  children: ReactNode;
  /** A heading of its own makes the card a named region. */
  title?: string;
  as?: 'section' | 'article' | 'div' | 'li';
  className?: string;
}

/** In a grid it does not grow beyond the screen: a word that is too long for it is broken. */
export const cardLook = 'min-w-0 wrap-break-word rounded-card border border-line bg-card shadow-card';

export function Card({ children, title, as: Tag = 'div', className }: CardProps) {
  return (
    <Tag className={classNames(cardLook, 'p-4 sm:p-5', className)}>
      {title !== undefined && <h2 className="mb-2 text-[1.08rem] leading-snug">{title}</h2>}
      {children}
    </Tag>
  );
}
