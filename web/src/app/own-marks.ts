/** What is open to whoever keeps a passport on this device: its code and rules come after the page, and only then. */
import type { QueryClient } from '@tanstack/react-query';
import { giveUpItemMarks } from '../catalog/item-marks.ts';
import { hasPassport, passportKey } from '../session/has-passport.ts';

export function watchPassport(queryClient: QueryClient): void {
  const start = () => {
    if (!hasPassport()) return;
    // Without a line there are no verdicts; the page is whole without them.
    void import('../features/path/verdicts/start.tsx').then(({ startVerdicts }) => startVerdicts(queryClient)).catch(giveUpItemMarks);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === passportKey) start();
  });
  afterPaint(start);
}

/** Safari has no idle callback. */
function afterPaint(next: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: 2000 });
  else setTimeout(next, 200);
}
