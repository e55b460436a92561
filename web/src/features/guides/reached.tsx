import type { ReactNode } from 'react';

/** Free numbers for help, the number for danger, and addresses to write to. No other figure is taken for a number to call. */
const reachable = /(?<call>\b1800-\d{3}-\d{4}\b|\b112\b(?![,.]\d))|(?<write>[\w.]+@[\w-]+(?:\.[\w-]+)+)/g;

const look = 'font-semibold text-blue-deep underline underline-offset-4 [overflow-wrap:anywhere]';

/** A text whose numbers are called and whose addresses are written to with one press. */
export function Reached({ children: text }: { children: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { index, 0: found, groups = {} } of text.matchAll(reachable)) {
    // The end of a sum, as in 1,112. Older phones cannot look behind in an expression.
    if (/[,.]/.test(text[index - 1] ?? '')) continue;
    const href = groups['call'] === undefined ? `mailto:${found}` : `tel:${found.replaceAll('-', '')}`;
    parts.push(
      text.slice(from, index),
      <a key={index} href={href} className={look}>
        {found}
      </a>,
    );
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}
