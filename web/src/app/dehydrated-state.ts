import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The element of a page sent as HTML that holds what its queries answered. */
export const dehydratedStateId = 'sent-state';

/** Only what came back well: a failure is asked again in the browser. `<` is written so that no text can end the element. */
export function writeDehydrated(queryClient: QueryClient): string {
  const state = dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status === 'success' });
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readDehydrated(queryClient: QueryClient): void {
  const text = document.getElementById(dehydratedStateId)?.textContent;
  if (text) hydrate(queryClient, JSON.parse(text) as DehydratedState);
}
