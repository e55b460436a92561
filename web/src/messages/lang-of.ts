import { defaultLanguage } from '@disha/contract/languages';
import { useLocale } from './locale.ts';

const latin = /[a-z]/i;
const devanagari = /[\u0900-\u097f]/;

/**
 * For what may have come in English to a page of another script: the official name of a college, a fact that nobody has
 * translated yet. It is read out as what it is.
 */
export function useLangOf(): (text: string) => { lang?: string } {
  const locale = useLocale();
  return (text) => (locale === 'hi' && latin.test(text) && !devanagari.test(text) ? { lang: defaultLanguage } : {});
}
