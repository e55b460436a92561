/** What is open to a student who keeps student details on this device: its code and rules come after the page, and only then. */
import type { QueryClient } from '@tanstack/react-query';
import { hasDetails } from '../../session/has-details.ts';
import { detailsKey } from '../../session/stored-keys.ts';
import { onOtherPerson, ownedKey, ownerNow } from '../../session/owner.ts';

const startVerdicts = async (queryClient: QueryClient) =>
  (await import('../../features/path/verdicts/start.tsx')).startVerdicts(queryClient);

/** offline there are no verdicts; the page is whole without them. Where anybody waits for them, this code is here already. */
async function giveUp(): Promise<void> {
  await import('../../catalog/item/item-marks.ts').then(({ giveUpItemMarks }) => giveUpItemMarks()).catch(() => undefined);
}

export function watchDetails(queryClient: QueryClient): void {
  const start = () => {
    if (!hasDetails()) return;
    void startVerdicts(queryClient).catch(giveUp);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === ownedKey(detailsKey, ownerNow())) start();
  });
  onOtherPerson(start);
  afterPaint(start);
}

/** Safari has no idle callback. */
function afterPaint(next: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: 2000 });
  else setTimeout(next, 200);
}
