import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classes.ts';
import { Summary } from './summary.tsx';

interface FoldedProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  children: ReactNode;
}

/** What stands behind a tap. In the server's HTML, found by the browser's search; paper shows it open. */
export function Folded({ title, children, className, ...rest }: FoldedProps) {
  return (
    <details className={classNames('min-w-0', className)} {...rest}>
      <Summary>{title}</Summary>
      <div className="pb-2.5">{children}</div>
    </details>
  );
}

const openedForPaper = 'data-opened-for-paper';
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('details:not([open])')) {
      fold.setAttribute(openedForPaper, '');
      fold.setAttribute('open', '');
    }
  });
  window.addEventListener('afterprint', () => {
    for (const fold of document.querySelectorAll(`[${openedForPaper}]`)) {
      fold.removeAttribute('open');
      fold.removeAttribute(openedForPaper);
    }
  });
}
