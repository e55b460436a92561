/**
 * A person who asks for a page is not told in JSON that we are busy: a small page says it in the language of the address, and loads
 * itself again when there is hope. It needs nothing but its style sheet.
 */
import { defaultLanguage } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../http/errors.ts';
import { worded } from '../http/language.ts';
import { isPagePath, languageAt } from './address.ts';
import { escapeHtml, type Template } from './template.ts';

/** A visitor who asks for a page, and no program: those name `/api`, and files have routes of their own. */
const isForPage = ({ method, url, is404 }: FastifyRequest) =>
  is404 && (method === 'GET' || method === 'HEAD') && isPagePath(url.split('?')[0] ?? '');

/** Answers and says so; false where the refusal is no page's. */
export type RefusePage = (error: unknown, request: FastifyRequest, reply: FastifyReply) => boolean;

const type = 'text/html; charset=utf-8';
const link = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

export function refusePage(template: Template, error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isForPage(request)) return false;
  const { status, said, retryAfterSeconds: seconds } = refusalOf(error, request);
  const asked = languageAt(request.url);
  const language = request.server.servedLanguages.has(asked) ? asked : defaultLanguage;
  const messageOf = (what: Said) => escapeHtml(worded(what, language).message);
  const product = messageOf(say('pages.product'));
  const lines = [
    `<p class="text-xl font-extrabold">${product}</p>`,
    `<h1 class="mt-6 text-xl font-semibold">${messageOf(said)}</h1>`,
    seconds === undefined ? '' : `<p class="mt-3 text-ink-soft">${messageOf(say('pages.waits', { seconds }))}</p>`,
    `<p class="mt-3"><a href="" class="${link}">${messageOf(say('pages.loadAgain'))}</a></p>`,
  ];
  const document = template.page(language, {
    head: `<title>${product}</title>${seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`}`,
    body: `<main class="mx-auto max-w-2xl px-4 pt-6 sm:px-6 sm:pt-9">${lines.join('')}</main>`,
  });
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  reply.code(status).headers({ 'cache-control': 'no-store', 'content-language': language }).type(type).send(document);
  return true;
}
