import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { takePlace } from '../../session/language-choice.ts';
import { listen } from '../../ui/listen.ts';
import { focusFollowed, followedLink, type FollowedLink } from './followed-link.ts';

/**
 * Every change of page scrolls to the top and focuses the heading, so that a screen reader says where its user is. Going back
 * restores the scroll position and focuses the followed link, so that the next key goes on from there. Filters change the query,
 * not the page, and move nothing.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const seen = useRef<string | undefined>(undefined);
  const places = useRef(new Map<string, number>());
  const followed = useRef(new Map<string, FollowedLink>());

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // This runs before the browser lays out the next page. A shorter page would change the scroll position that we remember.
  useLayoutEffect(() => {
    const remembered = places.current;
    const remember = () => {
      remembered.set(key, window.scrollY);
    };
    // A replaced address is a new key for the same position.
    if (how === 'REPLACE') remember();
    const links = followed.current;
    const note = ({ target }: Event) => {
      const link = followedLink(target);
      if (link) links.set(key, link);
    };
    const stops = [
      listen(window, ['scroll'], remember, { passive: true }),
      // This listens in the capture phase: after the click the link may be gone with its page.
      listen(document, ['click'], note, { capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [key, how]);

  useLayoutEffect(() => {
    const first = seen.current === undefined;
    if (seen.current === pathname) return undefined;
    seen.current = pathname;
    // Readers may have scrolled before the code loaded, or have read the same page in another language.
    if (first) {
      scrollWhenLong(takePlace(pathname));
      return undefined;
    }
    const top = how === 'POP' ? (places.current.get(key) ?? 0) : 0;
    window.scrollTo(0, top);
    if (window.scrollY < top) scrollWhenLong(top);
    const focusHeading = () => {
      const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
      (heading ?? main.current)?.focus({ preventScroll: true });
    };
    const link = how === 'POP' ? followed.current.get(key) : undefined;
    if (link) return focusFollowed(link, focusHeading);
    focusHeading();
    return undefined;
  }, [pathname, key, how, main]);
}

const patienceMs = 3000;

/** A list may still be loading: until the page is long enough, this scrolls as far as possible. */
function scrollWhenLong(top: number | null): void {
  if (top === null || top === 0) return;
  const watch = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  // A reader who scrolls takes over.
  const deafen = listen(window, ['wheel', 'touchstart', 'keydown'], stop, { passive: true });
  function stop() {
    watch.disconnect();
    clearTimeout(timer);
    deafen();
  }
  watch.observe(document.body);
}
