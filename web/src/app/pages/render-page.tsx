/** The pages that the server draws: the same tree as in the browser, with its queries answered on the spot. */
import type { QueryClient } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { isApiError } from '../../api/api-error.ts';
import { registerPage, setTransport, type Transport } from '../../api/call.ts';
import { makeQueryClient } from '../../api/query-client.ts';
import { loadTexts, localeOf, type Locale } from '../../messages/locale.ts';
import { App } from '../app.tsx';
import { dehydratedStateId, writeDehydrated } from './dehydrated-state.ts';
import type { AppDefinition } from '../app-definition.ts';
import { Providers } from '../start/providers.tsx';
import { notFound, routeAt } from '../routes/route-table.tsx';
import { screenSourcesOf } from './screen-sources.ts';
import { structuredData } from './structured-data.ts';

export interface RenderedPage {
  status: 200 | 404;
  /** For the document's head: title, description, facts for search engines. */
  head: string;
  /** For the body; empty for a page that only a browser can draw. */
  body: string;
  /** What the queries answered, for the browser to go on from. */
  state: string;
  /** The source files of the screen, for preloading their code. */
  files: readonly string[];
  language: string;
}

/**
 * A list longer than this is fetched by the browser rather than sent twice, as HTML and as data. In bytes: the same list takes
 * two thirds more in Devanagari, and every language gets its page whole.
 */
export const longestAnswer = 1_000_000;
/** A query may wait for another one's answer; three rounds are more than any screen has. */
const rounds = 3;

/** Pages of several languages are drawn at once: each asks in its own. */
const drawing = new AsyncLocalStorage<Locale>();
registerPage({ locale: () => drawing.getStore() });

const noIndex = '<meta name="robots" content="noindex">';

class TooLong extends Error {}

function connect(answer: Transport): void {
  setTransport(async (url, init) => {
    const response = await answer(url, init);
    if (Number(response.headers.get('content-length')) > longestAnswer) throw new TooLong();
    return response;
  });
}

/** Cut, not read as a URL: of `//courses` that would take the first part for a host. */
const pathOf = (url: string) => url.split(/[?#]/)[0] ?? '/';

/** Whether there is anything to draw at this address, other than by the asking browser. */
export function isServerRendered({ routes }: AppDefinition, url: string): boolean {
  return routeAt(routes, localeOf(pathOf(url)).pathname)?.drawnBy !== 'browser';
}

export function renderRoute(app: AppDefinition, url: string, answer: Transport): Promise<RenderedPage> {
  connect(answer);
  const page = localeOf(pathOf(url));
  return drawing.run(page.locale, () => draw(app, url, page));
}

async function draw(app: AppDefinition, url: string, { locale, base, pathname }: ReturnType<typeof localeOf>): Promise<RenderedPage> {
  const route = routeAt(app.routes, pathname);
  // There is nothing to be found in what only a browser draws.
  if (route?.drawnBy === 'browser') return { status: 200, head: noIndex, body: '', state: '', files: [], language: locale };
  const screen = route?.screen ?? notFound;
  await screen.preload();
  await loadTexts(locale);
  const queryClient = makeQueryClient();
  // What was answered stays answered, "not found" too: drawn again it would be on its way for ever.
  queryClient.setDefaultOptions({ queries: { retry: false, retryOnMount: false, staleTime: Infinity } });
  const html = await renderAnswered(queryClient, () => (
    <Providers app={app} locale={locale} queryClient={queryClient}>
      <StaticRouter basename={base} location={url}>
        <App />
      </StaticRouter>
    </Providers>
  ));
  const state = `<script type="application/json" id="${dehydratedStateId}">${writeDehydrated(queryClient)}</script>`;
  const { head, body } = hoist(html);
  const facts = await structuredData(app.catalogs, { pathname, locale }, queryClient);
  const isMissing =
    route === undefined ||
    queryClient
      .getQueryCache()
      .getAll()
      .some(({ state: { error } }) => isApiError(error, 'not_found'));
  queryClient.clear();
  const more = facts === undefined ? '' : `<script type="application/ld+json">${facts}</script>`;
  return {
    status: isMissing ? 404 : 200,
    head: head + more,
    body: `<div id="root">${body}</div>`,
    state,
    files: await screenSourcesOf(screen.parts()),
    language: locale,
  };
}

/** Drawing the tree shows which queries it needs; answered, it is drawn again. */
async function renderAnswered(queryClient: QueryClient, tree: () => ReactNode): Promise<string> {
  const drawn = () => renderToString(tree());
  let html = drawn();
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
    html = drawn();
    if (!answered) break;
  }
  return html;
}

const hoistable = /<title>.*?<\/title>|<meta name="(?:description|robots)"[^>]*>/gs;

/** React puts a document's title and description first; they belong into the head. */
function hoist(html: string): { head: string; body: string } {
  return { head: (html.match(hoistable) ?? []).join(''), body: html.replace(hoistable, '') };
}
