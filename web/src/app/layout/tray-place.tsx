import { useSyncExternalStore } from 'react';
import { follow, textIn } from '../../session/device-value.ts';
import { trayKey } from '../../session/kept-keys.ts';
import { ownerNow } from '../../session/owner.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { PartOfPage } from './late-notice.tsx';

const TrayBar = lazyScreen(async () => (await import('../../features/compare/tray-bar.tsx')).TrayBar);
const subscribe = follow(trayKey);

/** What is chosen to be compared, on every page; its code comes once there is any. Nothing is said where it does not come. */
export function TrayPlace() {
  const isThere = useSyncExternalStore(
    subscribe,
    () => textIn(trayKey, ownerNow()) !== null,
    () => false,
  );
  return (
    isThere && (
      <PartOfPage instead={null}>
        <TrayBar />
      </PartOfPage>
    )
  );
}
