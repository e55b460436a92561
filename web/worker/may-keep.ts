/** What may be kept at all. Pure: it decides by the address and the answer alone. */

/** Features of one person: their addresses hold a token, a plan or typed words. By the first part, below /api and for pages. */
const private_ =
  /^\/(auth|bookmarks|dashboard|desk|path|plan|profile|quiz\/(?:attempts|results)|reminders|report|reports|search|together|kept)(\/|$)/;
/** Typed by somebody, or about them. */
const ofSomebody = ['search', 'near', 'q', 'token', 'of', 'goal', 'district'];

/** `path` without the language and without /api. */
export function mayKeepAddress(path: string, query: URLSearchParams): boolean {
  return !private_.test(path) && ofSomebody.every((name) => !query.has(name));
}

/** The server says itself which answers are the same for everybody. */
export function mayKeepAnswer(response: Response): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
}

/** A page that the server did not draw shows nothing without its code, and that is drawn without it, too. */
export const isIndexable = (html: string): boolean => !/<meta name="robots" content="noindex/.test(html);
