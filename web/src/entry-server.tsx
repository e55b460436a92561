/** What the server loads of the web application: pages as HTML, and which addresses there are. */
import type { Transport } from './api/call.ts';
import { catalogs } from './app/catalogs.ts';
import { houseOf } from './app/house.ts';
import { manifestIn as manifest } from './app/installed.ts';
import { publicPaths as pathsOf, type PublicPaths } from './app/public-paths.ts';
import type { Locale } from './messages/locale.ts';
import { isDrawn as isDrawnIn, longestAnswer, renderPage as render, type RenderedPage } from './app/render-page.tsx';

const house = houseOf(catalogs);

export { longestAnswer };

export function renderPage(url: string, answer: Transport): Promise<RenderedPage> {
  return render(house, url, answer);
}

export function isDrawn(url: string): boolean {
  return isDrawnIn(house, url);
}

export function publicPaths(): PublicPaths {
  return pathsOf(house);
}

export function manifestIn(language: string): Promise<object> {
  return manifest(language as Locale);
}
