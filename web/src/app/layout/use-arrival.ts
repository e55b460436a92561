import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * On every change of page: the top of it (or, going back, the place left), and the focus on its heading, so that those
 * who listen hear where they are. Filters change the query, not the page, and move nothing.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const seen = useRef<string | undefined>(undefined);
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the browser lays the next page out: a shorter one pulls the scroll position up, and that is not where we were.
  useLayoutEffect(() => {
    const remembered = places.current;
    const remember = () => {
      remembered.set(key, window.scrollY);
    };
    // An address completed in place is a new key for the same place.
    if (how === 'REPLACE') remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [key, how]);

  useLayoutEffect(() => {
    const first = seen.current === undefined;
    if (seen.current === pathname) return;
    seen.current = pathname;
    // Somebody may have read on before the code came.
    if (first) return;
    window.scrollTo(0, how === 'POP' ? (places.current.get(key) ?? 0) : 0);
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, key, how, main]);
}
