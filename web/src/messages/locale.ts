import { createContext, createElement, use, type ReactNode } from 'react';

/**
 * Every language the application speaks. A room's texts are a `Texts<...>`: adding a language here makes each room
 * that lacks it fail to compile.
 */
export type Locale = 'en';
export type Texts<T> = Record<Locale, T>;

/** For Intl: digits, dates and lakh grouping as read in India. */
export const intlTags: Record<Locale, string> = { en: 'en-IN' };

const LocaleContext = createContext<Locale>('en');

let outside: Locale = 'en';

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return createElement(LocaleContext, { value: locale }, children);
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

export function useText<T>(texts: Texts<T>): T {
  return texts[useLocale()];
}

/** For code outside the tree of components (the API client); in the browser only. */
export function textNow<T>(texts: Texts<T>): T {
  return texts[outside];
}

export function setLocaleNow(locale: Locale): void {
  outside = locale;
}
