import { defaultLanguage, languages, ownPath, pseudoLanguage, type Language } from '@disha/contract/languages';
import type { WrittenDraft } from '@disha/contract/draft';
import { createContext, createElement, use, type ReactNode } from 'react';
import { keepTrying } from './keep-trying.ts';

/** What a page is written in. It stands in the address and comes from there through a context, on server and browser alike. */
export type Locale = Language | typeof pseudoLanguage;

const LocaleContext = createContext<Locale>(defaultLanguage);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return createElement(LocaleContext, { value: locale }, children);
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

const others: readonly Locale[] = [...languages.filter((language) => language !== defaultLanguage), pseudoLanguage];

interface LocalePage {
  locale: Locale;
  /** The part of the address that names the language. */
  base: string;
  pathname: string;
}

/** `/hi/courses` is Hindi, the page `/courses` below `/hi`; an address that names no language is English. */
export function localeOf(address: string): LocalePage {
  const first = address.split('/')[1];
  const locale = others.find((other) => other === first);
  if (locale === undefined) return { locale: defaultLanguage, base: '', pathname: ownPath(address) };
  const base = `/${locale}`;
  return { locale, base, pathname: ownPath(address.slice(base.length)) };
}

/** The same of the browser's address. Only a server of tests speaks the pseudo-language, and says so in the document. */
export function currentLocale(): LocalePage {
  const address = window.location.pathname;
  const page = localeOf(address);
  if (page.locale !== pseudoLanguage || document.documentElement.lang === pseudoLanguage) return page;
  return { locale: defaultLanguage, base: '', pathname: ownPath(address) };
}

/** An address with a slash too many would lead to another site from every link made of it: it is made ours before anybody reads it. */
export function tidyAddress(): void {
  const { base, pathname } = currentLocale();
  const { pathname: written, search, hash } = window.location;
  const tidy = `${base}${pathname}`;
  if (written !== tidy && written !== base) window.history.replaceState(window.history.state, '', tidy + search + hash);
}

/** The page that the address names now, which may not be drawn yet. */
export const pageNow = (): string => currentLocale().pathname;

type Loaders = Record<string, () => Promise<unknown>>;

/** A feature's texts: one module a language, fetched alone. */
export interface LocaleTexts<T> {
  /** In this language. A caller outside a component has seen to it that they are here. */
  in: (locale: Locale) => T;
  load: (locale: Locale) => Promise<T>;
  /** The same for a screen that is being drawn: what does not come is asked for until it does. */
  arrive: (locale: Locale) => Promise<T>;
  isHere: (locale: Locale) => boolean;
}

const known = new Set<LocaleTexts<unknown>>();

/**
 * `import.meta.glob('./*\/courses.ts')`: a new language is a new folder, and nothing here knows of it. What is wanted on demand is
 * left alone until somebody loads it.
 */
export function textsOf<T>(loaders: Loaders, { onDemand = false } = {}): LocaleTexts<T> {
  const here = new Map<Locale, T>();
  const coming = new Map<Locale, Promise<T>>();
  const fetch = async (locale: Locale): Promise<T> => {
    if (locale === pseudoLanguage) {
      const [english, { pseudo }] = await Promise.all([load('en'), import('@disha/contract/pseudo')]);
      return pseudo(english);
    }
    const loader = Object.entries(loaders).find(([file]) => file.includes(`/${locale}/`))?.[1];
    // A language that somebody has begun is said in English where it is silent; a whole one never asks for English.
    if (!loader && locale !== defaultLanguage) return load(defaultLanguage);
    const written = (await loader?.()) as WrittenDraft<T>;
    if ('texts' in written) return written.texts;
    const [english, { over }] = await Promise.all([load(defaultLanguage), import('@disha/contract/draft')]);
    return over(english, written.some);
  };
  const load = (locale: Locale): Promise<T> => {
    const underWay = coming.get(locale);
    if (underWay) return underWay;
    const promise: Promise<T> & { status?: 'fulfilled'; value?: T } = fetch(locale).then(
      (texts) => {
        here.set(locale, texts);
        // So that React reads it at once instead of waiting a turn: the page must not blink for what is here.
        return Object.assign(promise, { status: 'fulfilled', value: texts } as const).value;
      },
      (error: unknown) => {
        // The next try asks again.
        coming.delete(locale);
        throw error;
      },
    );
    coming.set(locale, promise);
    return promise;
  };
  const arriving = new Map<Locale, Promise<T>>();
  const arrive = (locale: Locale): Promise<T> => {
    // A server that cannot read its own files says so at once.
    if (here.has(locale) || typeof document === 'undefined') return load(locale);
    const underWay =
      arriving.get(locale) ??
      keepTrying(
        () => load(locale),
        () => undefined,
      );
    arriving.set(locale, underWay);
    return underWay;
  };
  const texts: LocaleTexts<T> = {
    in: (locale) => {
      const found = here.get(locale);
      if (found === undefined) throw new Error(`texts in ${locale} are asked for before they are here`);
      return found;
    },
    load,
    arrive,
    isHere: (locale) => here.has(locale),
  };
  if (!onDemand) known.add(texts);
  return texts;
}

/** The texts of every feature whose code is loaded. After a screen's code has loaded, this fetches its texts. */
export async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([...known].filter((texts) => !texts.isHere(locale)).map((texts) => texts.load(locale)));
}

export function useText<T>(texts: LocaleTexts<T>): T {
  const locale = useLocale();
  // Screens come with their texts; what is missing all the same is waited for.
  return use(texts.arrive(locale));
}
