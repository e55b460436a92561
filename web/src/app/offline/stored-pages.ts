/** The pages of this language that were read here, the newest first, each with its title. */
import { localeOf, type Locale } from '../../messages/locale.ts';
import { pageCache } from './cache-names.ts';

export interface StoredPage {
  address: string;
  title: string;
}

const most = 8;

export async function storedPages(locale: Locale): Promise<readonly StoredPage[]> {
  try {
    if (!(await caches.has(pageCache))) return [];
    const cache = await caches.open(pageCache);
    const pages: StoredPage[] = [];
    for (const request of [...(await cache.keys())].reverse()) {
      if (pages.length === most) break;
      const { pathname, search } = new URL(request.url);
      if (localeOf(pathname).locale !== locale) continue;
      const html = await (await cache.match(request, { ignoreVary: true }))?.text();
      const title = new DOMParser().parseFromString(html ?? '', 'text/html').title;
      if (title !== '') pages.push({ address: pathname + search, title: title.split(' - ').slice(0, -1).join(' - ') || title });
    }
    return pages;
  } catch {
    return [];
  }
}
