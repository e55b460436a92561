/** What the page asks goes into the server's application, unless a test says otherwise. As in the browser tests: route, abort, fulfill. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { server } from './server.ts';

export interface SentRequest {
  method: string;
  /** With its query, as the page asked for it. */
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
}

export interface StubbedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export async function ask({ method, url, body, headers }: SentRequest): Promise<StubbedResponse> {
  const { app, settled } = await server();
  // A changed fact is shown a moment after it is stored: a person's next look comes later than that.
  await settled();
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(body === undefined ? {} : { payload: body }) });
  const sentHeaders = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return { status: answer.statusCode, headers: Object.fromEntries(sentHeaders) as Record<string, string>, body: answer.body };
}

interface Fulfilled {
  status?: number;
  body?: string;
  json?: unknown;
}

export interface StubbedRoute {
  request: SentRequest;
  /** The server's own answer, which the page has not seen yet. */
  fetch: () => Promise<StubbedResponse>;
  continue: () => Promise<StubbedResponse>;
  fulfill: (answer: Fulfilled) => StubbedResponse;
  /** The line is cut. */
  abort: () => never;
}

type Handler = (route: StubbedRoute) => StubbedResponse | Promise<StubbedResponse> | undefined;

/** Between the page and the server, for as long as a test lasts. */
export class Network {
  readonly asked: SentRequest[] = [];
  private underWay = 0;
  private routes: { pattern: RegExp; handler: Handler }[] = [];

  route(pattern: RegExp, handler: Handler): void {
    this.routes.unshift({ pattern, handler });
  }

  unroute(): void {
    this.routes = [];
  }

  /** Until nothing is under way: twice in a row, since one answer leads to the next question. */
  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = this.underWay === 0 ? quiet + 1 : 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** A visit's own line. Once it is cut, nothing that was asked is answered any more: that page is gone. */
  line(): { fetch: (url: string, init: RequestInit) => Promise<Response>; cut: () => void } {
    let isCut = false;
    return {
      fetch: async (url, init) => {
        if (!url.startsWith('/')) return elsewhere(url);
        const asked: SentRequest = {
          method: init.method ?? 'GET',
          url,
          body: init.body instanceof Blob ? await init.body.text() : (init.body as string | undefined),
          headers: init.headers as Record<string, string>,
        };
        this.asked.push(asked);
        this.underWay += 1;
        const { status, headers, body } = await Promise.race([this.answer(asked), aborted(init.signal)]).finally(() => {
          this.underWay -= 1;
        });
        if (isCut) return new Promise(() => undefined);
        return new Response(status === 204 || status === 304 ? null : body, { status, headers });
      },
      cut: () => {
        isCut = true;
      },
    };
  }

  private async answer(request: SentRequest): Promise<StubbedResponse> {
    const handler = this.routes.find(({ pattern }) => pattern.test(request.url))?.handler;
    const onwards = () => ask(request);
    if (!handler) return onwards();
    const answer = await handler({
      request,
      fetch: onwards,
      continue: onwards,
      fulfill: ({ status = 200, json, body }) => ({ status, headers: {}, body: json === undefined ? (body ?? '') : JSON.stringify(json) }),
      abort: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    return answer ?? new Promise(() => undefined);
  }
}

/** What the server asks others for, as Google for its keys: it shares the page's `fetch` here, and not the rules of its origin. */
const elsewhere = (url: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    get(url, (answer) => void text(answer).then((body) => resolve(new Response(body)), reject)).on('error', reject);
  });

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
