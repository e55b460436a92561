/**
 * What the head of a page says about its own address: its twins in other languages, and, where the server knows its public
 * name, the canonical one and what a shared link looks like. A wrong address would be worse than none.
 */
import { addressIn, defaultLanguage, languages, ownPath } from '@disha/contract/languages';
import { pageAt } from './address.ts';

const sharePicture = '/share.png';
const inAttribute = (text: string) => text.replaceAll('"', '&quot;');

/** For the head of a page that was found; `head` holds its title and description, escaped. */
export function publicHead(publicUrl: string, url: string, head: string): string {
  // Filters show a part of the same page; the page itself is what is to be found.
  const address = `${publicUrl}${ownPath(url.split('?')[0] ?? '/')}`;
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const properties: [name: string, content: string | undefined][] = [
    ['og:type', 'website'],
    // The product's name in the language of the page ends its title.
    ['og:site_name', title?.split(' - ').at(-1)],
    ['og:url', address],
    ['og:title', title],
    ['og:description', description],
    ['og:image', publicUrl + sharePicture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const tags = properties.flatMap(([name, content]) =>
    content === undefined ? [] : `<meta property="${name}" content="${inAttribute(content)}">`,
  );
  return `<link rel="canonical" href="${inAttribute(address)}">${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** The page in every language, by `hreflang`; for everybody else in English. */
export function twinsOf(publicUrl: string, page: string, inLanguages: readonly string[] = languages): [hreflang: string, href: string][] {
  return [
    ...inLanguages.map((language): [string, string] => [language, publicUrl + addressIn(language, page)]),
    ['x-default', publicUrl + addressIn(defaultLanguage, page)],
  ];
}

/** From the root where the public name is not known. */
export function twinLinks(publicUrl: string | undefined, url: string): string {
  if (languages.length < 2) return '';
  return twinsOf(publicUrl ?? '', pageAt(url))
    .map(([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${inAttribute(href)}">`)
    .join('');
}
