import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * What our link tells a feature of the person who follows it: in the fragment, which is never sent. The feature reads it once, and it is
 * taken out of the address. A fragment that tells nothing is a place on the page, and stays.
 */
export function useEnteredInAddress(): ReadonlyMap<string, string> {
  const { hash, key } = useLocation();
  const told = useMemo(() => new Map(hash.includes('=') ? new URLSearchParams(hash.slice(1)) : []), [hash]);
  useLayoutEffect(() => {
    if (told.size === 0) return;
    const { pathname, search } = window.location;
    // Not by the router: to it this is the same entry, with whatever is remembered of it.
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [told, key]);
  return told;
}
