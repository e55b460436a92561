/** Which addresses are those of pages, in which language, and what becomes of one that cannot be read. */
import { addressIn, defaultLanguage, languages, ownPath, pseudoLanguage } from '@disha/contract/languages';

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Everything else is the API's or a file's. */
export const isPagePath = (path: string): boolean => !isUnder(path, '/api') && !isUnder(path, '/assets');

export const addressLanguages = [...languages, pseudoLanguage] as const;
export type AddressLanguage = (typeof addressLanguages)[number];

/** `/hi/courses` is Hindi; an address that names no language is English. */
export const languageAt = (url: string): AddressLanguage =>
  addressLanguages.find((language) => isUnder(url.split('?')[0] ?? '', `/${language}`)) ?? defaultLanguage;

/** The page that an address shows in some language, as English addresses it; without filters, which show a part of the same page. */
export function pageAt(url: string): string {
  const path = url.split('?')[0] ?? '/';
  const language = languageAt(path);
  return ownPath(language === defaultLanguage ? path : path.slice(language.length + 1));
}

/** As we would write it ourselves: with a slash too many, or one that leans the other way, it would be read as another site's. */
function isOwn(path: string): boolean {
  const language = languageAt(path);
  const page = language === defaultLanguage ? path : path.slice(language.length + 1) || '/';
  return page === ownPath(page) && !page.includes('\\');
}

/** An address that no screen answers to: what is drawn for it is the 404 page. */
export const nowhereIn = (language: AddressLanguage): string => addressIn(language, '/404');

/** No link has a line break or another control character in its path, and no screen would answer to one. */
const unprintable = /%[01][0-9a-f]|%7f|%e2%80%a[89]/i;

export const isPrintable = (path: string): boolean => !unprintable.test(path);

function isDecodable(path: string): boolean {
  try {
    // Compared with something: a call whose answer no code reads is left out of the built server.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * The router refuses half a character (`/courses/%E0%A4%A`) before anything of ours has run, in words meant for programs.
 * A visitor who asks for a page is led to the one that says there is none; so is one who asks for another site's (`//evil.example`).
 */
export function readableUrl(url: string): string {
  const path = url.split('?')[0] ?? '';
  return isPagePath(path) && !(isOwn(path) && isDecodable(path)) ? nowhereIn(languageAt(path)) : url;
}
