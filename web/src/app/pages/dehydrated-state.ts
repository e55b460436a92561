import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The element of a page sent as HTML that holds what its queries answered. */
export const dehydratedStateId = 'sent-state';

/** Only what came back well: a failure is asked again in the browser. `<` is written so that no text can end the element. */
export function writeDehydrated(queryClient: QueryClient): string {
  const state = dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status === 'success' });
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Neither kept on this device nor taken out of the browser's memory on the way back: a server has just said that it holds. */
function isSentNow(): boolean {
  const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.documentElement.dataset['kept'] === undefined && first?.type !== 'back_forward';
}

/**
 * A server sends a page that it drew an hour ago as long as its answers are the same: they are of now, also by a clock of this device
 * that goes wrong. By the time they were drawn at, each visitor would ask for all of them once more.
 */
export function readDehydrated(queryClient: QueryClient): void {
  const text = document.getElementById(dehydratedStateId)?.textContent;
  if (!text) return;
  const sent = JSON.parse(text) as DehydratedState;
  if (isSentNow()) for (const { state } of sent.queries) state.dataUpdatedAt = Date.now();
  hydrate(queryClient, sent);
}
