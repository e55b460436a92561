/** Removes from error texts what a person may have put into them. The browser loads this file without zod. */

const hidden = '…';

/**
 * The rest names the fault and its place in the code. It has no query of an address, e-mail, token, long number (a phone) or quoted
 * text.
 */
export function impersonal(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what it looks for
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .replace(/(?:https?:)?\/\/[^\s/()'"]+/g, '')
      .replace(/([^\s?#])[?#][^\s()'"]*?((?::\d+){0,2})(?=[\s()'"]|$)/g, '$1$2')
      .replace(/[^\s@"'<>()]+@[^\s@"'<>()/]+\.[^\s@"'<>()/:]+/g, hidden)
      // The engine quotes what it could not read, inner quotes included. A property or a piece of our own code may stay.
      .replace(/\((reading|setting|evaluating) '([^'"`]*)'\)/g, '($1 $2)')
      .replace(/["'`].*["'`]/g, hidden)
      .replace(/[A-Za-z0-9_-]{32,}/g, hidden)
      .replace(/(^|[^:\d])\+?\d{7,}/g, `$1${hidden}`)
      .trim()
  );
}

/** How much of an error is reported. */
export const clientErrorLimits = { message: 300, line: 200, lines: 12, route: 100 } as const;
