import { useEffect, useState } from 'react';

const pauseMs = 250;

/** The value once it has not changed for a moment: what is typed goes to the server in words, not in letters. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
