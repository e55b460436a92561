import type { APIRequestContext } from '@playwright/test';

/** Tamil Nadu has the most colleges and ways in, so its doors weigh the most. */
const largest = 'state=Tamil%20Nadu';

/** What verdicts and plans are made of, with the doors of the largest state, in bytes as it is sent. */
export async function sizeOfRules(request: APIRequestContext, lang: string): Promise<number> {
  const compressed = { 'accept-encoding': 'br' };
  const sent = async (path: string) =>
    Number((await request.get(`/api/path/${path}&lang=${lang}`, { headers: compressed })).headers()['content-length']);
  return (await sent('rules?')) + (await sent(`places?${largest}`));
}
