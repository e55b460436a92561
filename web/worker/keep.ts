/** How an answer is kept and given out again: with the day it is of. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { bytesHeader, storedHeader } from './names.ts';
import { isIndexable, mayKeepAnswer } from './may-keep.ts';

/** The answer with what is to be known of it later. Its day is told by the server: a device's own clock may be wrong. */
export async function dated(response: Response, body: Blob): Promise<Response> {
  const headers = new Headers(response.headers);
  const at = response.headers.get('date') ?? new Date().toUTCString();
  headers.set(storedHeader, new Date(at).toISOString());
  headers.set(bytesHeader, String(body.size));
  return new Response(body, { status: response.status, headers });
}

/** An answer that says that the server is away is none: what was kept is better. It is given all the same where nothing was. */
export function refusals(): WorkboxPlugin {
  const refused = new WeakMap<Request, Response>();
  return {
    fetchDidSucceed: async ({ request, response }) => {
      if (response.status < 502 || response.status > 504) return response;
      refused.set(request, response);
      throw new Error(`nobody is there: ${response.status}`);
    },
    handlerDidError: async ({ request }) => refused.get(request),
  };
}

/** By its address alone: a request that is kept whole would keep the token in its headers. */
export const keepAnswers: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url,
  cacheWillUpdate: async ({ response }) => (mayKeepAnswer(response) ? dated(response, await response.blob()) : null),
};

/** On the root of a document: when it was kept. Empty where the page itself was not. */
const keptMark = (at: string) => ` data-kept="${at}"`;

export async function marked(response: Response, at: string): Promise<Response> {
  const html = await response.text();
  return new Response(html.replace('<html', `<html${keptMark(at)}`), { status: response.status, headers: response.headers });
}

export const keepPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!mayKeepAnswer(response)) return null;
    const body = await response.blob();
    return isIndexable(await body.text()) ? dated(response, body) : null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? marked(cachedResponse, cachedResponse.headers.get(storedHeader) ?? '') : undefined,
};
