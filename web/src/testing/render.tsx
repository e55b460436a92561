/** Draws a part of the application without a browser; what it asks of the server is answered on the spot. */
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { defineApp, type AppDefinition } from '../app/app-definition.ts';
import { Providers } from '../app/start/providers.tsx';
import { loadTexts, type Locale } from '../messages/locale.ts';

interface RenderOptions {
  queryClient: QueryClient;
  app?: AppDefinition;
  url?: string;
  locale?: Locale;
}

export async function renderHtml(
  part: ReactNode,
  { queryClient, app = defineApp([]), url = '/', locale = 'en' }: RenderOptions,
): Promise<string> {
  await loadTexts(locale);
  const drawn = renderToString(
    <Providers app={app} locale={locale} queryClient={queryClient}>
      <StaticRouter location={url}>{part}</StaticRouter>
    </Providers>,
  );
  // Between two pieces of one text React leaves a mark.
  return drawn.replaceAll('<!-- -->', '');
}

/** Waits for every query that the drawing has asked for. */
export async function answered(queryClient: QueryClient): Promise<void> {
  const waiting = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });
  await Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)));
}

/** What a server would answer, by path; whatever else is asked for is not there. */
export function answers(data: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const transport = (url: string) => {
    const path = url.replace(/^\/api/, '').replace(/[?&]lang=[^&]*$/, '');
    asked.push(path);
    const body =
      path in data ? { success: true, message: '', data: data[path] } : { success: false, code: 'not_found', message: 'Not found' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: path in data ? 200 : 404 }));
  };
  return { transport, asked };
}
