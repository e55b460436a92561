/** The sitemap and what robots are told, for a server that knows its public name. */
import { createHash } from 'node:crypto';
import { addressIn, languages } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SharedBody } from '../http/answer.ts';
import type { BodyCache, KeptBody } from '../http/body-cache.ts';
import { AppError } from '../http/errors.ts';
import { twinsOf } from './public-address.ts';

export interface SitemapPaths {
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
const addressesAFile = 20_000;

const xml = 'application/xml; charset=utf-8';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linkNamespace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface ListedPage {
  path: string;
  asOf?: string;
}

/** Every language of a page is an entry, and each names the others. */
function entriesOf(publicUrl: string, { path, asOf }: ListedPage, served: readonly string[]): string[] {
  const twins =
    served.length < 2
      ? ''
      : twinsOf(publicUrl, path, served)
          .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`)
          .join('');
  const checked = asOf === undefined ? '' : `<lastmod>${escaped(asOf)}</lastmod>`;
  return served.map((language) => `<url><loc>${escaped(publicUrl + addressIn(language, path))}</loc>${checked}${twins}</url>`);
}

/** What stands side by side in the sitemap: the pages, or the items of a catalog, each list as it is kept in memory. */
interface Stretch {
  length: number;
  at: (place: number) => ListedPage;
}

/** One file, or several and the one that lists them; each is written when it is asked for, from the pages that stand in it. */
export class Sitemap {
  private readonly stretches: readonly Stretch[];
  private readonly publicUrl: string;
  private readonly served: readonly string[];
  private readonly most: number;

  constructor(
    publicUrl: string,
    { pages, details }: SitemapPaths,
    itemsOf: (catalog: string) => readonly SitemapItem[],
    { served = languages, most = addressesAFile }: { served?: readonly string[]; most?: number } = {},
  ) {
    this.publicUrl = publicUrl;
    this.served = served;
    this.most = Math.max(1, Math.floor(most / served.length));
    this.stretches = [
      { length: pages.length, at: (place) => ({ path: pages[place] as string }) },
      ...details.map(({ catalog, pattern }) => {
        const items = itemsOf(catalog);
        const at = (place: number) => {
          const { id, asOf } = items[place] as SitemapItem;
          return { path: pattern.replace(/:\w+$/, encodeURIComponent(id)), asOf };
        };
        return { length: items.length, at };
      }),
    ];
  }

  get names(): readonly string[] {
    const parts = Math.ceil(this.stretches.reduce((sum, { length }) => sum + length, 0) / this.most);
    return parts < 2 ? ['sitemap.xml'] : ['sitemap.xml', ...Array.from({ length: parts }, (_, index) => `sitemap-${index + 1}.xml`)];
  }

  private isList(name: string): boolean {
    return name === 'sitemap.xml' && this.names.length > 1;
  }

  private *pagesOf(name: string): Generator<ListedPage> {
    const part = Math.max(0, this.names.indexOf(name) - 1);
    let [from, to] = [part * this.most, (part + 1) * this.most];
    for (const { length, at } of this.stretches) {
      for (let place = Math.max(0, from); place < Math.min(length, to); place += 1) yield at(place);
      [from, to] = [from - length, to - length];
    }
  }

  /** Another text whenever the file is another: a fraction of what it costs to write it. Undefined where there is no such file. */
  markOf(name: string): string | undefined {
    if (!this.names.includes(name)) return undefined;
    if (this.isList(name)) return String(this.names.length);
    const hash = createHash('sha1');
    for (const { path, asOf = '' } of this.pagesOf(name)) hash.update(`${path} ${asOf}\n`);
    return hash.digest('base64');
  }

  file(name: string): string | undefined {
    const { names, publicUrl, served } = this;
    if (!names.includes(name)) return undefined;
    if (this.isList(name)) {
      const list = names.slice(1).map((part) => `<sitemap><loc>${escaped(`${publicUrl}/${part}`)}</loc></sitemap>`);
      return `${head}<sitemapindex ${namespace}>\n${list.join('\n')}\n</sitemapindex>\n`;
    }
    const entries: string[] = [];
    for (const page of this.pagesOf(name)) entries.push(...entriesOf(publicUrl, page, served));
    return `${head}<urlset ${namespace}${served.length < 2 ? '' : linkNamespace}>\n${entries.join('\n')}\n</urlset>\n`;
  }
}

const closed = ['/profile', '/dashboard', '/desk'].flatMap((page) => languages.map((language) => `Disallow: ${addressIn(language, page)}`));
const robots = ['User-agent: *', 'Allow: /', 'Disallow: /api/', ...closed];

interface KeptFile extends KeptBody {
  readonly mark: string;
  /** The catalogs' state for which it is known to hold. */
  state: unknown;
}

interface SitemapOptions {
  publicUrl: string | undefined;
  paths: SitemapPaths;
  itemsOf: (catalog: string) => readonly SitemapItem[];
  /** Changes whenever the catalogs do. */
  catalogState: () => unknown;
  /** Where its files are kept once written, beside whatever else is ready to send. */
  bodies: BodyCache;
  /** Addresses in a file, where a test wants several of few. */
  most?: number;
}

export function addSitemap(
  app: FastifyInstance,
  { publicUrl, paths, itemsOf, catalogState, bodies, most = addressesAFile }: SitemapOptions,
): void {
  const lines = publicUrl === undefined ? robots : [...robots, '', `Sitemap: ${publicUrl}/sitemap.xml`];
  const robotsBody = new SharedBody(Buffer.from(`${lines.join('\n')}\n`), 'text/plain; charset=utf-8');
  app.get('/robots.txt', (request, reply) => sent(robotsBody, request, reply));
  if (publicUrl === undefined) return;
  const kept = bodies.store<KeptFile>('sitemap');
  let made: { state: unknown; sitemap: Sitemap } | undefined;
  const sitemap = () => {
    if (made?.state !== catalogState() || !made)
      made = { state: catalogState(), sitemap: new Sitemap(publicUrl, paths, itemsOf, { most }) };
    return made.sitemap;
  };
  /** A file in which nothing stands otherwise is sent again as it is, with its compressed forms. */
  const fileOf = (name: string): SharedBody | undefined => {
    const [current, state, known] = [sitemap(), catalogState(), kept.get(name)];
    if (known && known.state === state) return known.body;
    const mark = current.markOf(name);
    if (mark === undefined) return undefined;
    if (known?.mark === mark) {
      known.state = state;
      return known.body;
    }
    const body = new SharedBody(Buffer.from(current.file(name) ?? ''), xml);
    kept.set(name, { body, mark, state });
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
