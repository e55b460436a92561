/** The sitemap and what robots are told, for a server that knows its public name. */
import { addressIn, languages } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SharedBody } from '../http/answer.ts';
import type { BodyCache, KeptBody } from '../http/body-cache.ts';
import { AppError } from '../http/errors.ts';
import { twinsOf } from './public-address.ts';

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

/** The protocol lets a file hold 50,000; with its twins named at each, a file of these stays well below its 50 MB. */
export const addressesAFile = 20_000;

const xml = 'application/xml; charset=utf-8';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linkNamespace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Listed {
  path: string;
  asOf?: string;
}

function* listed({ pages, details }: PublicPaths, itemsOf: (catalog: string) => readonly SitemapItem[]): Generator<Listed> {
  for (const path of pages) yield { path };
  for (const { catalog, pattern } of details)
    for (const { id, asOf } of itemsOf(catalog)) yield { path: pattern.replace(/:\w+$/, encodeURIComponent(id)), asOf };
}

/** Every language of a page is an entry, and each names the others. */
function entriesOf(publicUrl: string, { path, asOf }: Listed, spoken: readonly string[]): string[] {
  const twins =
    spoken.length < 2
      ? ''
      : twinsOf(publicUrl, path, spoken)
          .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`)
          .join('');
  const checked = asOf === undefined ? '' : `<lastmod>${escaped(asOf)}</lastmod>`;
  return spoken.map((language) => `<url><loc>${escaped(publicUrl + addressIn(language, path))}</loc>${checked}${twins}</url>`);
}

/** One file, or several and the one that lists them; each is written when it is asked for. */
export class Sitemap {
  private readonly pages: readonly Listed[];
  private readonly publicUrl: string;
  private readonly spoken: readonly string[];
  private readonly most: number;

  constructor(
    publicUrl: string,
    paths: PublicPaths,
    itemsOf: (catalog: string) => readonly SitemapItem[],
    { spoken = languages, most = addressesAFile }: { spoken?: readonly string[]; most?: number } = {},
  ) {
    this.publicUrl = publicUrl;
    this.spoken = spoken;
    this.most = Math.max(1, Math.floor(most / spoken.length));
    this.pages = [...listed(paths, itemsOf)];
  }

  get names(): readonly string[] {
    const parts = Math.ceil(this.pages.length / this.most);
    return parts < 2 ? ['sitemap.xml'] : ['sitemap.xml', ...Array.from({ length: parts }, (_, index) => `sitemap-${index + 1}.xml`)];
  }

  file(name: string): string | undefined {
    const { names, most, pages, publicUrl, spoken } = this;
    const at = names.indexOf(name);
    if (at < 0) return undefined;
    if (at === 0 && names.length > 1) {
      const list = names.slice(1).map((part) => `<sitemap><loc>${escaped(`${publicUrl}/${part}`)}</loc></sitemap>`);
      return `${head}<sitemapindex ${namespace}>\n${list.join('\n')}\n</sitemapindex>\n`;
    }
    const part = Math.max(0, at - 1);
    const entries = pages.slice(part * most, (part + 1) * most).flatMap((page) => entriesOf(publicUrl, page, spoken));
    return `${head}<urlset ${namespace}${spoken.length < 2 ? '' : linkNamespace}>\n${entries.join('\n')}\n</urlset>\n`;
  }
}

const closed = ['/profile', '/dashboard', '/desk'].flatMap((page) => languages.map((language) => `Disallow: ${addressIn(language, page)}`));
const robots = ['User-agent: *', 'Allow: /', 'Disallow: /api/', ...closed];

export interface SitemapOptions {
  publicUrl: string | undefined;
  paths: PublicPaths;
  itemsOf: (catalog: string) => readonly SitemapItem[];
  /** Changes whenever the catalogs do. */
  catalogState: () => unknown;
  /** Where its files are kept once written, beside whatever else is ready to send. */
  bodies: BodyCache;
}

export function addSitemap(app: FastifyInstance, { publicUrl, paths, itemsOf, catalogState, bodies }: SitemapOptions): void {
  const lines = publicUrl === undefined ? robots : [...robots, '', `Sitemap: ${publicUrl}/sitemap.xml`];
  const robotsBody = new SharedBody(Buffer.from(`${lines.join('\n')}\n`), 'text/plain; charset=utf-8');
  app.get('/robots.txt', (request, reply) => sent(robotsBody, request, reply));
  if (publicUrl === undefined) return;
  const kept = bodies.shelf<KeptBody>('sitemap');
  let made: { state: unknown; sitemap: Sitemap } | undefined;
  const sitemap = () => {
    if (made?.state !== catalogState() || !made) {
      made = { state: catalogState(), sitemap: new Sitemap(publicUrl, paths, itemsOf) };
      kept.deleteWhere(() => true);
    }
    return made.sitemap;
  };
  const fileOf = (name: string): SharedBody | undefined => {
    const current = sitemap();
    const known = kept.get(name)?.body;
    const text = known ? undefined : current.file(name);
    if (text === undefined) return known;
    const body = new SharedBody(Buffer.from(text), xml);
    kept.set(name, { body });
    return body;
  };
  app.get<{ Params: { part?: string } }>('/sitemap:part(|-\\d+).xml', (request, reply) => {
    const body = fileOf(`sitemap${request.params.part ?? ''}.xml`);
    if (!body) throw new AppError('not_found', say('http.notFound'));
    return sent(body, request, reply);
  });
}

async function sent(body: SharedBody, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await body.send(request, reply);
  return reply;
}
