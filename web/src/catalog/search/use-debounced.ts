import { useEffect, useState } from 'react';

/** How long a pause in typing is, for every search of the project. */
export const typingPauseMs = 250;

/** How long a list waits after a letter: not at all after the first of a burst or once the box is empty: slow typists would wait twice. */
export const waitAfterKey = (text: string, sinceLastKeyMs: number): number =>
  text === '' || sinceLastKeyMs > typingPauseMs ? 0 : typingPauseMs;

/** The value once it has not changed for a moment: what is typed goes to the server in words, not in letters. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
