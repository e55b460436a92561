/**
 * What only a server that knows its public name can say: canonical addresses, what a shared link looks like, and the
 * sitemap. Without PUBLIC_URL none of it is there: a wrong address would be worse than none.
 */
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SharedBody } from '../http/answer.ts';
import { AppError } from '../http/errors.ts';

export interface PublicPaths {
  pages: readonly string[];
  /** '/courses/:courseId' for each item of a catalog. */
  details: readonly { catalog: string; pattern: string }[];
}

export interface SitemapItem {
  id: string;
  /** The month of the last check, "2026-11". */
  asOf: string;
}

const sharePicture = '/share.png';
const inAttribute = (text: string) => text.replaceAll('"', '&quot;');

/** For the head of a page that was found; `head` holds its title and description, escaped. */
export function publicHead(publicUrl: string, url: string, head: string): string {
  // Filters show a part of the same page; the page itself is what is to be found.
  const address = `${publicUrl}${url.split('?')[0] ?? '/'}`;
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const properties: [name: string, content: string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Disha'],
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

/** As many as the protocol lets one file hold. */
export const addressesAFile = 50_000;

const xml = 'application/xml; charset=utf-8';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function* entriesOf(
  publicUrl: string,
  { pages, details }: PublicPaths,
  itemsOf: (catalog: string) => readonly SitemapItem[],
): Generator<string> {
  for (const page of pages) yield `<url><loc>${escaped(publicUrl + page)}</loc></url>`;
  for (const { catalog, pattern } of details) {
    for (const { id, asOf } of itemsOf(catalog)) {
      const path = pattern.replace(/:\w+$/, encodeURIComponent(id));
      yield `<url><loc>${escaped(publicUrl + path)}</loc><lastmod>${escaped(asOf)}</lastmod></url>`;
    }
  }
}

/** The files by their names: one, or several and the one that lists them. */
export function sitemapFiles(
  publicUrl: string,
  paths: PublicPaths,
  itemsOf: (catalog: string) => readonly SitemapItem[],
  most = addressesAFile,
): Map<string, string> {
  const parts: string[][] = [[]];
  for (const entry of entriesOf(publicUrl, paths, itemsOf)) {
    if ((parts.at(-1)?.length ?? 0) >= most) parts.push([]);
    parts.at(-1)?.push(entry);
  }
  const file = (entries: readonly string[]) => `${head}<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`;
  const [only, ...more] = parts;
  if (more.length === 0) return new Map([['sitemap.xml', file(only ?? [])]]);
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const list = names.map((name) => `<sitemap><loc>${escaped(`${publicUrl}/${name}`)}</loc></sitemap>`).join('\n');
  return new Map([
    ['sitemap.xml', `${head}<sitemapindex ${namespace}>\n${list}\n</sitemapindex>\n`],
    ...parts.map((entries, index) => [names[index] ?? '', file(entries)] as const),
  ]);
}

const robots = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /profile', 'Disallow: /dashboard'];

export interface SitemapOptions {
  publicUrl: string | undefined;
  paths: PublicPaths;
  itemsOf: (catalog: string) => readonly SitemapItem[];
  /** Changes whenever the catalogs do. */
  catalogState: () => unknown;
}

export function addSitemap(app: FastifyInstance, { publicUrl, paths, itemsOf, catalogState }: SitemapOptions): void {
  const lines = publicUrl === undefined ? robots : [...robots, '', `Sitemap: ${publicUrl}/sitemap.xml`];
  const robotsBody = new SharedBody(Buffer.from(`${lines.join('\n')}\n`), 'text/plain; charset=utf-8');
  app.get('/robots.txt', (request, reply) => sent(robotsBody, request, reply));
  if (publicUrl === undefined) return;
  let made: { state: unknown; files: Map<string, SharedBody> } | undefined;
  const files = () => {
    if (made?.state !== catalogState() || !made) {
      const texts = sitemapFiles(publicUrl, paths, itemsOf);
      made = { state: catalogState(), files: new Map([...texts].map(([name, text]) => [name, new SharedBody(Buffer.from(text), xml)])) };
    }
    return made.files;
  };
  app.get<{ Params: { part?: string } }>('/sitemap:part(|-\\d+).xml', (request, reply) => {
    const body = files().get(`sitemap${request.params.part ?? ''}.xml`);
    if (!body) throw new AppError('not_found', say('http.notFound'));
    return sent(body, request, reply);
  });
}

async function sent(body: SharedBody, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await body.send(request, reply);
  return reply;
}
