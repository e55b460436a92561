/** What is open to a student who keeps a passport on this device: its code and rules come after the page, and only then. */
import type { QueryClient } from '@tanstack/react-query';
import { hasPassport } from '../session/has-passport.ts';
import { passportKey } from '../session/kept-keys.ts';
import { onOtherPerson, ownedKey, ownerNow } from '../session/owner.ts';

const startVerdicts = async (queryClient: QueryClient) => (await import('../features/path/verdicts/start.tsx')).startVerdicts(queryClient);

/** Without a line there are no verdicts; the page is whole without them. Where anybody waits for them, this code is here already. */
async function giveUp(): Promise<void> {
  await import('../catalog/item-marks.ts').then(({ giveUpItemMarks }) => giveUpItemMarks()).catch(() => undefined);
}

export function watchPassport(queryClient: QueryClient): void {
  const start = () => {
    if (!hasPassport()) return;
    void startVerdicts(queryClient).catch(giveUp);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === ownedKey(passportKey, ownerNow())) start();
  });
  onOtherPerson(start);
  afterPaint(start);
}

/** Safari has no idle callback. */
function afterPaint(next: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: 2000 });
  else setTimeout(next, 200);
}
