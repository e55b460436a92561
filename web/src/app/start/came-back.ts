/**
 * A browser may show a page again as it was left, memory and all, without loading it. Where another person is here by then, or the guest
 * was forgotten, that page would tell of the one before: it is loaded anew.
 */
import { storedKeysOf } from '../../session/forget-on-device.ts';
import { ownerNow, type Owner } from '../../session/owner.ts';
import { readSession } from '../../session/stored-session.ts';

const hasGuest = () => storedKeysOf(null).length > 0;

export function watchReturns(reload: () => void = () => window.location.reload()): void {
  let hadGuest = false;
  window.addEventListener('pagehide', () => {
    hadGuest = hasGuest();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const here: Owner = readSession().user?._id ?? null;
    if (persisted && (here !== ownerNow() || (hadGuest && !hasGuest()))) reload();
  });
}
