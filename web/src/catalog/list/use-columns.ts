import { useSyncExternalStore } from 'react';

/** As card-grid: one column on a phone, two from 640 px, three from 1024 px. */
const steps = [
  { query: '(min-width: 64rem)', columns: 3 },
  { query: '(min-width: 40rem)', columns: 2 },
];

function subscribe(listener: () => void) {
  const lists = steps.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

const now = () => steps.find(({ query }) => window.matchMedia(query).matches)?.columns ?? 1;

/** null where there is no browser, and until it has been asked. */
export function useColumns(): number | null {
  return useSyncExternalStore<number | null>(subscribe, now, () => null);
}
