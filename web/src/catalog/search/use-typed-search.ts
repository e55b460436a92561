import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { typingPauseMs, waitAfterKey } from './use-debounced.ts';
import { keepLeft, keepUnwritten, takeUnwritten } from '../item/unwritten-words.ts';
import { usePagePlace } from '../../session/use-place.ts';

/**
 * What stands in a search box, and the only owner of it: the list and the address follow, and never answer back. It
 * stands outside React's states, so that a late rendering, which may begin with an older text, cannot end with it.
 */
export type Typed = StoreApi<string>;

interface SearchAddress {
  inAddress: string;
  /** False while the address is not ready to be written. */
  isReady: boolean;
  write: (text: string) => void;
}

/** A person who goes on at once, to a card, another tab or another application, must find the words again on coming back. */
const signs = ['pointerdown', 'focusout', 'visibilitychange'] as const;

/** The router keeps each entry's key there. */
const entryNow = () => (window.history.state as { key?: string } | null)?.key ?? 'default';

/**
 * The text of a search box; `search` is the same for the list, debounced: whether the server is asked or what is here is searched, it
 * follows the first letter after a pause and an emptied box at once, quick letters when the typing pauses. The address follows a pause.
 * Only a person changes the text: by typing, by clearing, by going elsewhere in the history, where the box says what its address says.
 */
export function useTypedSearch({ inAddress, isReady, write }: SearchAddress): { typed: Typed; search: string } {
  const { key, pathname } = useLocation();
  const place = usePagePlace();
  const [typed] = useState(() => createStore(() => inAddress));
  const [search, setSearch] = useState(inAddress);

  const latest = useRef({ inAddress, isReady, write, key, pathname });
  /** Whose the text is. Writing the address gives the entry another key at once; what is drawn may learn of it only after a quick Back. */
  const entry = useRef(key);
  // Before the effect below reads it, and after that one's cleanup, which speaks of the entry that is left.
  useLayoutEffect(() => {
    if (latest.current.key !== key) entry.current = key;
    latest.current = { inAddress, isReady, write, key, pathname };
  });

  useLayoutEffect(() => {
    const arrived = latest.current;
    const text = takeUnwritten(arrived.key, arrived.pathname) ?? arrived.inAddress;
    typed.setState(text);
    entry.current = arrived.key;
    setSearch(text);
    const keep = () => {
      const { inAddress: written, pathname: left } = latest.current;
      if (typed.getState() !== written) keepUnwritten({ entry: entry.current, pathname: left, words: typed.getState() });
    };
    const leave = () => {
      keep();
      keepLeft({ pathname: latest.current.pathname, words: typed.getState() });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      keep();
    };
  }, [place, typed]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastKey = -Infinity;
    const settle = () => {
      startTransition(() => {
        setSearch(typed.getState());
      });
    };
    const followTyped = () => {
      clearTimeout(timer);
      const wait = waitAfterKey(typed.getState(), performance.now() - lastKey);
      lastKey = performance.now();
      if (wait === 0) settle();
      else timer = setTimeout(settle, wait);
    };
    // A letter may have been typed after the box was drawn and before this listens.
    settle();
    const stop = typed.subscribe(followTyped);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [typed]);

  const follow = useRef<() => void>(() => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeNow = () => {
      const now = latest.current;
      // Somebody may have gone back a moment ago: the address there now belongs to another entry, or to another screen.
      if (typed.getState() === now.inAddress || !now.isReady || entryNow() !== now.key) return;
      now.write(typed.getState());
    };
    follow.current = () => {
      clearTimeout(timer);
      timer = setTimeout(writeNow, typingPauseMs);
    };
    const stop = typed.subscribe(() => {
      entry.current = entryNow();
      follow.current();
    });
    for (const sign of signs) document.addEventListener(sign, writeNow, { capture: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, writeNow, { capture: true });
    };
  }, [typed]);

  // Letters typed while the address was not ours to write, or was just being written.
  useEffect(() => {
    if (isReady && typed.getState() !== inAddress) follow.current();
  }, [typed, inAddress, isReady, key]);

  return { typed, search };
}
