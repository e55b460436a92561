/** The document that was built, and what the server puts into it: its language, its own words, a page's head and body. */
import { directionOf } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { worded } from '../http/language.ts';
import type { AddressLanguage } from './address.ts';
import { installLinks } from './manifests.ts';

/** The built document's own code, which is to stand elsewhere in pages that have content. */
const codeTags = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/** A page that has its content is read before its code runs: on a narrow line the style sheet is not to wait for that. */
export const later = (tag: string): string => tag.replace(' crossorigin', ' crossorigin fetchpriority="low"');

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function between(document: string, mark: string, text: string): string {
  const start = document.indexOf(`<!--${mark}-->`);
  const end = document.indexOf(`<!--/${mark}-->`);
  return start < 0 ? document : document.slice(0, start) + text + document.slice(end + mark.length + 8);
}

/** What the document says by itself, before any code of ours runs. */
const words: readonly [mark: string, said: Said][] = [
  ['no-script', say('pages.noScript')],
  ['late', say('pages.late')],
  ['late-load', say('pages.loadAgain')],
];

export class Template {
  /** What loads the application. */
  readonly code: string;
  /**
   * Asks for the style sheet in the head of the answer, before the document is read: on a narrow line it would share it with all the code
   * that the document names, and the first paint waits for the style sheet alone.
   */
  readonly ahead: readonly string[];
  /** Around the page. */
  readonly colour: string;
  private readonly whole: string;
  private readonly withoutCode: string;

  constructor(built: string) {
    this.whole = built;
    this.colour = /<meta name="theme-color" content="([^"]*)"/.exec(built)?.[1] ?? '';
    const styles = /<link rel="stylesheet"[^>]* href="([^"]*)"/.exec(built)?.[1];
    this.ahead = styles === undefined ? [] : ['link', `<${styles}>; rel=preload; as=style; crossorigin`];
    this.withoutCode = built.replace(codeTags, '');
    this.code = (built.match(codeTags) ?? []).map((tag) => later(tag.trim())).join('');
  }

  /** Whether it loads this file by itself. */
  names(file: string): boolean {
    return this.whole.includes(file);
  }

  /** A page with its content; the code it needs stands in the body, where it is wanted. */
  page(language: AddressLanguage, { head, body }: { head: string; body: string }): string {
    return between(between(this.in(language, this.withoutCode), 'page-head', head), 'page-body', body);
  }

  /** A page that its browser draws: nothing but the code, and what is said of its address. */
  shell(language: AddressLanguage, head = ''): string {
    const document = this.in(language, this.whole).replace('<!--/page-head-->', head);
    return head.includes('noindex') ? document.replace(/\s*<meta name="robots" content="index[^>]*>/, '') : document;
  }

  /** The browser reads there which language the server speaks at this address. */
  private in(language: AddressLanguage, document: string): string {
    const said = words.reduce((text, [mark, one]) => between(text, mark, escapeHtml(worded(one, language).message)), document);
    return said
      .replace('</head>', `${installLinks(language)}</head>`)
      .replace(/<html lang="[^"]*"(?: dir="[^"]*")?/, `<html lang="${language}" dir="${directionOf(language)}"`);
  }
}
