import { useSyncExternalStore } from 'react';
import { hasTray } from '../../session/has-details.ts';
import { onOtherPerson } from '../../session/owner.ts';
import { listen } from '../../ui/listen.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { PartOfPage } from './late-notice.tsx';

const TrayBar = lazyScreen(async () => (await import('../../features/compare/tray-bar.tsx')).TrayBar);

/** The tray says of its own changes what a browser says of those of other tabs. */
function subscribe(listener: () => void): () => void {
  const stops = [listen(window, ['storage'], listener), onOtherPerson(listener)];
  return () => stops.forEach((stop) => stop());
}

/** What is chosen to be compared, on every page; its code comes once there is any. Nothing is said where it does not come. */
export function TrayPlace() {
  const isThere = useSyncExternalStore(subscribe, hasTray, () => false);
  return (
    isThere && (
      <PartOfPage instead={null}>
        <TrayBar />
      </PartOfPage>
    )
  );
}
