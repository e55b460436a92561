/** Texts of errors without what a person may have put into them. Plain code: the browser loads it without zod. */

const hidden = '…';

/**
 * What is left names the fault and the place in the code: no query of an address, no e-mail, no token, no long number (a phone),
 * nothing quoted.
 */
export function impersonal(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what it looks for
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .replace(/(?:https?:)?\/\/[^\s/()'"]+/g, '')
      .replace(/([^\s?#])[?#][^\s()'"]*?((?::\d+){0,2})(?=[\s()'"]|$)/g, '$1$2')
      .replace(/[^\s@"'<>()]+@[^\s@"'<>()/]+\.[^\s@"'<>()/:]+/g, hidden)
      // The engine quotes what it could not read, quotes inside and all; a property or a piece of our own code may stay.
      .replace(/\((reading|setting|evaluating) '([^'"`]*)'\)/g, '($1 $2)')
      .replace(/["'`].*["'`]/g, hidden)
      .replace(/[A-Za-z0-9_-]{32,}/g, hidden)
      .replace(/(^|[^:\d])\+?\d{7,}/g, `$1${hidden}`)
      .trim()
  );
}

/** How much of an error is told. */
export const clientErrorLimits = { message: 300, line: 200, lines: 12, route: 100 } as const;
