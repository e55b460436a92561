import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a page sent as HTML, whose code has not arrived yet: what needs code to work waits for it. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
