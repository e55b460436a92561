/**
 * The languages the product speaks, each with what it calls itself and how it offers itself: in its own script, whatever the page
 * speaks. Plain data: the browser loads it without zod. A new language is a line here; its words are found by its folders.
 */
export const languageOffers = {
  en: { name: 'English', offer: 'View this page in English', notNow: 'Not now' },
  hi: { name: 'हिन्दी', offer: 'यह पेज हिन्दी में देखें', notNow: 'अभी नहीं' },
} as const;
export type Language = keyof typeof languageOffers;
export const languages = Object.keys(languageOffers) as readonly Language[];
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);
/** English keeps its bare addresses. */
export const defaultLanguage: Language = 'en';

/**
 * A path that leads nowhere but to us, whatever somebody has put into the address it was read from: a browser takes `//evil.example`
 * and `/\\evil.example` in a link for another site, and reads over line breaks. Code that makes a link of an address begins here.
 */
export const ownPath = (path: string): string => path.replaceAll(/[\t\n\r]/g, '').replace(/^[/\\]*/, '/');

/** A page's address in a language: `/courses?stream=arts` is `/hi/courses?stream=arts` in Hindi, `/` is `/hi`. */
export const addressIn = (language: string, page: string): string =>
  language === defaultLanguage ? ownPath(page) : `/${language}${ownPath(page).replace(/^\/(?=$|[?#])/, '')}`;

/** Of the languages somebody may add here, those written from right to left. */
const rightToLeft: readonly string[] = ['ur', 'ks', 'sd'];
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.includes(language) ? 'rtl' : 'ltr');

/** The locale tag for Intl: English of India, else the language as written in India, with Latin digits. */
export const intlTag = (language: string): string => (language.startsWith(defaultLanguage) ? 'en-IN' : `${language}-IN-u-nu-latn`);

/**
 * A language for tests: English in other letters and a good deal longer. A text that stays plain in it is hard-coded, a
 * box that breaks is too tight.
 */
export const pseudoLanguage = 'en-XA';
