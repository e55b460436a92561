/**
 * The built web application. Its files may be kept (built-files.ts), its pages are asked for again every time. Public pages are
 * drawn by the application's own server half, once for each state of the catalogs, so that a slow phone or one without JavaScript has the
 * content first.
 */
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SharedBody } from '../http/answer.ts';
import type { BodyCache } from '../http/body-cache.ts';
import type { DeskActs } from '../http/desk-acts.ts';
import { AppError } from '../http/errors.ts';
import type { Pressure } from '../http/pressure.ts';
import { Semaphore } from '../http/semaphore.ts';
import { defaultLanguage } from '@disha/contract/languages';
import { addBuiltFiles } from './built-files.ts';
import { addressLanguages, isPagePath, isPrintable, languageAt, nowhereIn, type AddressLanguage } from './address.ts';
import { addManifests } from './manifests.ts';
import { publicHead, twinLinks } from './public-address.ts';
import { addSitemap, type SitemapPaths, type SitemapItem } from './sitemap.ts';
import { PageCache, type AnswersByPath, type DrawnPage } from './page-cache.ts';
import { refusePage, type RefusePage } from './refusal-page.ts';
import { later, Template } from './template.ts';
import { addWorker } from './worker.ts';
import { insideAddress } from '../http/rate-limit.ts';

interface RenderedPage {
  status: 200 | 404;
  head: string;
  body: string;
  state: string;
  files: readonly string[];
  language: string;
}
type RenderPage = (url: string, answer: (url: string, init: RequestInit) => Promise<Response>) => Promise<RenderedPage>;
interface ServerHalf {
  renderPage: RenderPage;
  /** False for a page that its browser draws: nothing of it waits for us. */
  isDrawn: (url: string) => boolean;
  /** What is longer no page shows: it is enough to know that. */
  longestAnswer: number;
  publicPaths: () => SitemapPaths;
  manifestIn: (language: string) => Promise<object>;
}
type Manifest = Record<string, { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }>;

/** Kept in the place of a whole answer. */
const markOf = (body: string) => createHash('sha256').update(body).digest('base64');
const html = 'text/html; charset=utf-8';
/** Drawing takes the one thread everybody shares: of a flood of new addresses, most get the plain document. */
const drawing = { running: 2, waiting: 30 };
/** A longer address is in no page's links; it gets the plain document. */
const longestAddress = 300;

/**
 * The code a screen needs, with everything it imports and what that says in the page's language: fetched beside the page
 * instead of one after another.
 */
function preloads(manifest: Manifest, { files, language }: RenderedPage, template: Template): string {
  const needed = new Set<string>();
  const isSaid = (key: string) => key.startsWith(`src/messages/${language}/`) || manifest[key]?.name === `words-${language}`;
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter(isSaid).forEach(visit);
  };
  files.forEach(visit);
  return [...needed]
    .filter((name) => !template.names(name))
    .map((name) => later(`<link rel="modulepreload" crossorigin href="/${name}">`))
    .join('');
}

interface WebPagesOptions {
  /** The folder of the built application, with `dist` and `dist-server` in it; null serves the API alone. */
  webFolder: string | null;
  /** Where pages are kept, beside whatever else is ready to send. */
  bodies: BodyCache;
  /** Changes whenever the catalogs do: of pages made before the answers are looked at again. */
  catalogState: () => unknown;
  /** The same of the closing ranks, which are no catalog and are read in behind the first pages. */
  ranksState?: () => unknown;
  /** Where people find this server, if it knows. */
  publicUrl?: string | undefined;
  /** Whether browsers keep a worker; off, one that removes itself stands in its place. */
  hasWorker?: boolean;
  /** What a catalog holds, for the sitemap. */
  itemsOf?: (catalog: string) => readonly SitemapItem[];
  /** Says when there is no time to draw. */
  pressure?: Pressure;
  /** What a drawing waits for. */
  acts?: Pick<DeskActs, 'over'>;
}

/** Returns who answers a person whose page is refused. */
export async function addWebPages(
  app: FastifyInstance,
  {
    webFolder,
    bodies,
    catalogState,
    ranksState = () => undefined,
    publicUrl,
    hasWorker = true,
    itemsOf = () => [],
    pressure,
    acts,
  }: WebPagesOptions,
): Promise<RefusePage> {
  const dist = webFolder === null ? null : join(webFolder, 'dist');
  if (webFolder === null || dist === null || !existsSync(join(dist, 'index.html'))) {
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', say('http.notFound'));
    });
    return () => false;
  }
  await addBuiltFiles(app, dist);
  const template = new Template(readFileSync(join(dist, 'index.html'), 'utf8'));
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const { renderPage, isDrawn, longestAnswer, publicPaths, manifestIn } = (await import(
    pathToFileURL(join(webFolder, 'dist-server', 'entry-server.js')).href
  )) as ServerHalf;
  addManifests(app, { languages: addressLanguages, manifestIn, colour: template.colour });
  addSitemap(app, { publicUrl, paths: publicPaths(), itemsOf, catalogState, bodies });

  addWorker(app, { dist, template, isOn: hasWorker });

  const pageBody = (document: string, status = 200) => new SharedBody(Buffer.from(document), html, { status, headers: template.ahead });
  const plain = Object.fromEntries(addressLanguages.map((language) => [language, pageBody(template.shell(language))])) as Record<
    AddressLanguage,
    SharedBody
  >;
  /** How many calls for a page failed so far: a page made meanwhile may lack something and is not kept. */
  let failures = 0;
  const ask = async (method: 'GET' | 'HEAD', url: string) => {
    const answered = await app.inject({ method, url, headers: { accept: 'application/json' }, remoteAddress: insideAddress });
    if (answered.statusCode === 429 || answered.statusCode >= 500) failures += 1;
    return answered;
  };
  /** Megabytes of a list that no page shows would be copied three times on the way here: so its length comes first. */
  const answer = async (url: string, answers: Map<string, string>): Promise<Response> => {
    const { headers: ahead } = await ask('HEAD', url);
    const isTooLong = Number(ahead['content-length']) > longestAnswer;
    const { statusCode: status, body, headers } = isTooLong ? { statusCode: 200, body: '', headers: ahead } : await ask('GET', url);
    // With the last of its answers the page is drawn, in one turn.
    await acts?.over();
    answers.set(url, String((isTooLong ? ahead : headers)['etag'] ?? markOf(body)));
    return new Response(body, {
      status,
      headers: { 'content-type': String(headers['content-type']), 'content-length': String(headers['content-length']) },
    });
  };
  const areSame = async (answers: AnswersByPath): Promise<boolean> => {
    for (const [url, before] of answers) {
      const { headers } = await ask('HEAD', url);
      const now = headers['etag'] ?? markOf((await ask('GET', url)).body);
      if (String(now) !== before) return false;
    }
    return true;
  };
  const draw = async (url: string): Promise<DrawnPage> => {
    const answers = new Map<string, string>();
    return { body: await make(url, answers), answers };
  };
  const make = async (url: string, answers: Map<string, string>): Promise<SharedBody> => {
    const page = await renderPage(url, (asked) => answer(asked, answers));
    const language = languageAt(url);
    if (page.body === '') return pageBody(template.shell(language, page.head + twinLinks(publicUrl, url)));
    // On a slow line the code would take its share from the content and the style sheet: it is asked for after them. The
    // answers come last, being needed last.
    const body = page.body + template.code + preloads(manifest, page, template) + page.state;
    const isFound = page.status === 200;
    const more = isFound ? twinLinks(publicUrl, url) + (publicUrl === undefined ? '' : publicHead(publicUrl, url, page.head)) : '';
    return pageBody(template.page(language, { head: page.head + more, body }), page.status);
  };

  const pages = new PageCache(bodies);
  // A number for each state: a page that noted the state itself would keep all catalogs of its day in memory.
  let [catalogs, ranks, number]: [unknown, unknown, number] = [catalogState(), ranksState(), 0];
  const stateNow = (): number => {
    const [catalogsNow, ranksNow] = [catalogState(), ranksState()];
    if (catalogs !== catalogsNow || ranks !== ranksNow) [catalogs, ranks, number] = [catalogsNow, ranksNow, number + 1];
    return number;
  };
  const gate = new Semaphore(drawing);
  const pageFor = (url: string, madeFor: number): Promise<SharedBody> => {
    const failuresBefore = failures;
    const mayKeep = () => failures === failuresBefore;
    return pages.get(url, madeFor, { draw: () => gate.run(() => draw(url)), areSame, mayKeep });
  };

  const sendPage = async (url: string, request: FastifyRequest, reply: FastifyReply) => {
    if (url.length > longestAddress) return plain[languageAt(url)].send(request, reply);
    const madeFor = stateNow();
    const drawn = isDrawn(url);
    // What its browser draws is the same whatever it is asked: nothing of a query, which may hold a token, is kept.
    const key = drawn ? url : (url.split('?')[0] ?? url);
    const refusal = drawn && !pages.has(key, madeFor) ? pressure?.refusal('dear') : undefined;
    if (refusal) throw refusal;
    try {
      const page = await pageFor(key, madeFor);
      if (key === request.url) bodies.remember(key, { body: page, route: 'pages', isCurrent: () => madeFor === stateNow() });
      await page.send(request, reply);
    } catch (error) {
      // A page that cannot be drawn here is drawn in the browser. That we are busy is no fault to be told of each time.
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'page could not be drawn');
      await plain[languageAt(url)].send(request, reply);
    }
  };

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPagePath(path)) throw new AppError('not_found', say('http.notFound'));
    // Only tests ask for the pseudo-language; elsewhere nothing stands at its addresses.
    const language = app.servedLanguages.has(languageAt(path)) ? languageAt(path) : defaultLanguage;
    await sendPage(isPrintable(path) && language === languageAt(path) ? request.url : nowhereIn(language), request, reply);
    return reply;
  });
  return (error, request, reply) => refusePage(template, error, request, reply);
}
