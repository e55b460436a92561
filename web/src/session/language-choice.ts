/** The language that a person has chosen, remembered on this device; and their place on the page that the choice takes them from. */
import { isLanguage, languages, type Language } from '@disha/contract/languages';
import { carefulWrites } from './careful-writes.ts';
import { languageKey, placeKey } from './stored-keys.ts';

interface LanguageChoice {
  language: Language;
  /** The profile knows it too. */
  isTold: boolean;
}

function read(storage: () => Storage, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function storedLanguage(): LanguageChoice | null {
  const { language, isTold } = read(() => localStorage, languageKey) ?? {};
  return isLanguage(language) ? { language, isTold: isTold === true } : null;
}

export function chooseLanguage(choice: LanguageChoice): void {
  carefulWrites.setItem(languageKey, choice);
}

/** In which language a browser's owner reads, as far as we speak it. */
export function browsersLanguage(wanted: readonly string[]): Language | undefined {
  const known = wanted.flatMap((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]) ?? []);
  return known[0];
}

/** The page is about to be left for its twin: the same place is to be found there. */
export function leavePlace(pathname: string): void {
  try {
    sessionStorage.setItem(placeKey, JSON.stringify({ pathname, top: window.scrollY }));
  } catch {
    // Then the twin begins at its top.
  }
}

export function takePlace(pathname: string): number | null {
  const place = read(() => sessionStorage, placeKey);
  if (!place) return null;
  sessionStorage.removeItem(placeKey);
  return place['pathname'] === pathname && typeof place['top'] === 'number' ? place['top'] : null;
}
