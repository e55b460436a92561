import { useEffect } from 'react';
import { useLocale } from '../../messages/locale.ts';
import { quizFacts } from './quiz.queries.ts';

/** Somebody is reading a question by then, and nothing else is on its way. */
const quietMs = 3000;

/** What a result is made of offline comes while there is one, unless the line shall be spared. */
export function useFactsAtHand(): void {
  const locale = useLocale();
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData === true) return;
    const timer = setTimeout(() => {
      quizFacts(locale).catch(() => undefined);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [locale]);
}
