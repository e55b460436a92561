import { useSyncExternalStore } from 'react';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

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
