/** What the server loads of the web application: pages as HTML, and which addresses there are. */
import type { Transport } from './api/call.ts';
import { catalogs } from './app/catalogs.ts';
import { defineApp } from './app/app-definition.ts';
import { webManifest as manifest } from './app/start/installed.ts';
import { listPublicPaths as pathsOf, type PublicPaths } from './app/pages/public-paths.ts';
import type { Locale } from './messages/locale.ts';
import { isServerRendered as isDrawnIn, longestAnswer, renderRoute as render, type RenderedPage } from './app/pages/render-page.tsx';

const app = defineApp(catalogs);

export { longestAnswer };

export function renderPage(url: string, answer: Transport): Promise<RenderedPage> {
  return render(app, url, answer);
}

export function isDrawn(url: string): boolean {
  return isDrawnIn(app, url);
}

export function publicPaths(): PublicPaths {
  return pathsOf(app);
}

export function manifestIn(language: string): Promise<object> {
  return manifest(language as Locale);
}
