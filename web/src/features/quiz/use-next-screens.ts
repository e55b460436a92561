import { useEffect } from 'react';

export type Ahead = readonly (() => Promise<unknown>)[];

export const aheadOfQuestions: Ahead = [() => import('./quiz-review-screen.tsx'), () => import('./quiz-results-screen.tsx')];

/** Prefetches the code of the screens to come while this one is read: a network lost on the way must not stop the quiz. */
export function useNextScreens(ahead: Ahead): void {
  useEffect(() => {
    // The router asks again for what did not come.
    for (const load of ahead) load().catch(() => undefined);
  }, [ahead]);
}
