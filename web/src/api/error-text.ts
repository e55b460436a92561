import { wordsFor } from '@disha/contract/words';
import { answerTexts } from '../messages/answers.ts';
import { commonTexts } from '../messages/common.ts';
import { useLocale, type Locale } from '../messages/locale.ts';
import { isApiError, type ApiError } from './api-error.ts';

/** An error in words: what the server means, in the page's language; its own words where ours are not here; else our fallback. */
export function errorText(error: unknown, locale: Locale): string {
  const { api } = commonTexts.in(locale);
  if (!isApiError(error)) return api.unexpected;
  const told = wordsOf(error, locale) ?? error.told;
  if (told !== undefined) return told;
  const failed = error.fallback?.(locale);
  const why = whyOf(error);
  if (failed === undefined) return api[why ?? 'unexpected'];
  // Of a line that failed, both are worth saying: what did not happen, and why.
  return error.status === 0 && why !== undefined ? api.failedBecause(failed, api[why]) : failed;
}

function wordsOf({ meaning }: ApiError, locale: Locale): string | undefined {
  return meaning && answerTexts.isHere(locale) ? wordsFor(meaning.id, meaning.params, answerTexts.in(locale)) : undefined;
}

function whyOf({ code }: ApiError) {
  if (code === 'network' || code === 'timeout') return code;
  if (code === 'rate_limited') return 'tooMany';
  return code === 'unavailable' ? 'away' : undefined;
}

/** For components: `const errorText = useErrorText()`. */
export function useErrorText(): (error: unknown) => string {
  const locale = useLocale();
  return (error) => errorText(error, locale);
}
