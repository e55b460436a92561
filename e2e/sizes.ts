import type { APIRequestContext } from '@playwright/test';

/** What verdicts and plans are made of, in bytes as it is sent. */
export async function sizeOfRules(request: APIRequestContext, lang: string): Promise<number> {
  const compressed = { 'accept-encoding': 'br' };
  const sent = async (path: string) =>
    Number((await request.get(`/api/path/${path}?lang=${lang}`, { headers: compressed })).headers()['content-length']);
  return (await sent('rules')) + (await sent('places'));
}
