import { defaultLanguage, pseudoLanguage } from '@disha/contract/languages';
import { useLocale } from './locale.ts';

const latin = /[a-z]/i;
/** Any script of India but Latin, from Urdu's to Malayalam's. */
const indian = /[\u0600-\u0dff]/;

/**
 * For what may have come in English to a page of another script: the official name of a college, a fact that was not
 * translated yet. It is read out as what it is.
 */
export function useLangOf(): (text: string) => { lang?: string } {
  const locale = useLocale();
  if (locale === defaultLanguage || locale === pseudoLanguage) return () => ({});
  return (text) => (latin.test(text) && !indian.test(text) ? { lang: defaultLanguage } : {});
}
