import { useSyncExternalStore } from 'react';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { listen } from '../../ui/listen.ts';

const subscribe = (changed: () => void) => listen(window, ['online', 'offline'], changed);

/** Below the header while there is no network. */
export function OfflineNotice() {
  const text = useText(commonTexts);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && <p className="bg-marigold-tint px-4 py-2 text-center text-marigold-ink in-data-worker:hidden">{text.offline}</p>}
    </div>
  );
}
