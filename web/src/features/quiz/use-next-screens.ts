import { useEffect } from 'react';

/** The code of the screens to come, fetched while the first is read: a network lost on the way must not stop the quiz. */
export function useNextScreens(): void {
  useEffect(() => {
    const ahead = [import('./quiz-question-screen.tsx'), import('./quiz-review-screen.tsx'), import('./quiz-results-screen.tsx')];
    // The router asks again for what did not come.
    for (const screen of ahead) screen.catch(() => undefined);
  }, []);
}
