/** The public pages as HTML: the same tree as in the browser, with its queries answered on the spot. */
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { isApiError } from './api/api-error.ts';
import { setTransport, type Transport } from './api/call.ts';
import { makeQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { preloadScreen } from './app/routes.tsx';
import { pageKind } from './app/sent-pages.ts';
import { dehydratedStateId, writeDehydrated } from './app/dehydrated-state.ts';
import { structuredData } from './app/structured-data.ts';

export interface SentPage {
  status: 200 | 404;
  /** For the document's head: title, description, facts for search engines. */
  head: string;
  /** For the body; empty for a page that only a browser can draw. */
  body: string;
  /** What the queries answered, for the browser to go on from. */
  state: string;
  /** The source files of the screen, for preloading their code. */
  files: readonly string[];
}

/** A list longer than this is fetched by the browser rather than sent twice, as HTML and as data. */
const longestAnswer = 600_000;
/** A query may wait for another one's answer; three rounds are more than any screen has. */
const rounds = 3;

class TooLong extends Error {}

function connect(answer: Transport): void {
  setTransport(async (url, init) => {
    const response = await answer(url, init);
    if (Number(response.headers.get('content-length')) > longestAnswer) throw new TooLong();
    return response;
  });
}

export async function renderPage(url: string, answer: Transport): Promise<SentPage> {
  connect(answer);
  const { pathname } = new URL(url, 'http://page');
  const page = pageKind(pathname);
  if (page.kind === 'browser') return { status: 200, head: '', body: '', state: '', files: [] };
  await preloadScreen(pathname);
  const queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const html = await renderAnswered(url, queryClient);
  const state = `<script type="application/json" id="${dehydratedStateId}">${writeDehydrated(queryClient)}</script>`;
  const { head, body } = hoist(html);
  const facts = structuredData(pathname, queryClient);
  const missing =
    page.kind === 'missing' ||
    queryClient
      .getQueryCache()
      .getAll()
      .some(({ state: { error } }) => isApiError(error, 'not_found'));
  queryClient.clear();
  const more = facts === undefined ? '' : `<script type="application/ld+json">${facts}</script>`;
  return { status: missing ? 404 : 200, head: head + more, body: `<div id="root">${body}</div>`, state, files: page.files };
}

/** Drawing the tree shows which queries it needs; answered, it is drawn again. */
async function renderAnswered(url: string, queryClient: QueryClient): Promise<string> {
  const draw = () =>
    renderToString(
      <Providers queryClient={queryClient}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </Providers>,
    );
  let html = draw();
  for (let round = 0; round < rounds; round += 1) {
    const waiting = queryClient
      .getQueryCache()
      .getAll()
      .filter(
        ({ state: { status }, options }) =>
          status === 'pending' && options.queryFn !== undefined && (options as { enabled?: unknown }).enabled !== false,
      );
    if (waiting.length === 0) break;
    await Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)));
    // What was too long stays as if never asked: the screen shows its skeleton, and the browser asks.
    for (const query of waiting)
      if (query.state.error && !isApiError(query.state.error, 'not_found'))
        queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
    const answered = waiting.some((query) => query.state.status === 'success' || isApiError(query.state.error, 'not_found'));
    html = draw();
    if (!answered) break;
  }
  return html;
}

const hoistable = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;

/** React puts a document's title and description first; they belong into the head. */
function hoist(html: string): { head: string; body: string } {
  return { head: (html.match(hoistable) ?? []).join(''), body: html.replace(hoistable, '') };
}
