/** Finds what a screen shows in the pseudo-language without having asked `messages` for it. */
import { expect, type Page, type Response } from '@playwright/test';
import { districts } from '../contract/src/colleges/districts.ts';
import { pseudoLanguage } from '../contract/src/languages.ts';
import { states } from '../contract/src/taxonomy.ts';
import { sentencesOf } from '../web/src/catalog/shared/sentences.ts';
import { expectNoSidewaysScroll } from './fixtures.ts';

export const inPseudo = (path: string) => `/${pseudoLanguage}${path}`;

interface Shown {
  text: string;
  where: string;
}

/** Runs in the page: every text a person reads or hears. */
function shownTexts(): Shown[] {
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const found: Shown[] = [{ text: document.title, where: 'title' }];
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (description) found.push({ text: description.content, where: 'description' });
  // What says that it is in a language of its own, as the link to another one does, is meant to stay so.
  const unread = 'script, style, noscript, template, iframe, body [lang]';
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest(unread)) found.push({ text: node.nodeValue ?? '', where: parent.outerHTML.slice(0, 160) });
  }
  for (const name of spoken)
    for (const element of document.body.querySelectorAll(`[${name}]`))
      found.push({ text: element.getAttribute(name) ?? '', where: `${name} of ${element.outerHTML.slice(0, 160)}` });
  return found;
}

/** Before the last name of a list: the browser's word for it, not ours. */
const lastOfList = ' and ';

/**
 * What the server or this browser's storage holds may be shown as it is: names of colleges, questions, a person's own words.
 * Values that mean something to programs ("science_pcm") may not, and neither may a text that only contains a name.
 */
export class Data {
  /** The name of a state or district is its id too. Google draws its own button, and words it. */
  private readonly texts = new Set<string>([...states, ...districts.map(({ name }) => name), 'Continue with Google', lastOfList]);

  private readonly coming = new Set<Promise<void>>();

  constructor(page: Page) {
    page.on('response', (response) => {
      const noted = this.noteAnswer(response).finally(() => this.coming.delete(noted));
      this.coming.add(noted);
    });
  }

  /** A text may stand on the screen while the answer that brought it is still on its way here. */
  async arrived(): Promise<void> {
    await Promise.all(this.coming);
  }

  note(value: unknown): void {
    if (typeof value === 'string') {
      if (!/^[a-z0-9_-]+$/.test(value)) this.texts.add(tidy(value));
      // A long text is shown by its sentences: the first, or what follows it.
      const sentences = sentencesOf(value);
      for (const [from, sentence] of sentences.entries())
        for (const part of [sentence, sentences.slice(from).join(' ')]) this.texts.add(tidy(part));
      // A map's label is what stands before the first comma, semicolon or colon, without the length in years behind it.
      const clause = (value.split(/[;,:]/)[0] ?? '').trim();
      if (/ /.test(clause)) for (const part of [clause, `${clause}.`]) this.texts.add(tidy(part));
      // A link to another site is named by where it leads.
      if (/^https?:/.test(value) && URL.canParse(value)) this.texts.add(new URL(value).host.replace(/^www\./, ''));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach((inner) => this.note(inner));
  }

  async notePage(page: Page): Promise<void> {
    const held = await page.evaluate(() => [document.getElementById('sent-state')?.textContent, ...Object.values(localStorage as object)]);
    for (const text of held) if (typeof text === 'string') this.note(JSON.parse(text));
  }

  has(text: string): boolean {
    const whole = tidy(text);
    if (this.texts.has(whole)) return true;
    if (whole.endsWith('…')) return [...this.texts].some((known) => known.startsWith(whole.slice(0, -1).trimEnd()));
    return this.isMadeOfKnown(whole.split(/(, | and | · | - |: |^\d+\. |(?<=~) | (?=\+\d))/));
  }

  /** One after another, each known or in the pseudo-language; a name may have in it what elsewhere stands between two names. */
  private isMadeOfKnown(parts: readonly string[]): boolean {
    const reached = new Set([0]);
    for (const [from] of parts.entries())
      for (let to = from + 1; reached.has(from) && to <= parts.length; to += 1) {
        const piece = parts.slice(from, to).join('');
        if (this.texts.has(piece) || !/[A-Za-z]/.test(piece)) reached.add(to);
      }
    return reached.has(parts.length);
  }

  private async noteAnswer(response: Response): Promise<void> {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return;
    this.note(await response.json().catch(() => undefined));
  }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The browser itself names months and lists them, in the language it is asked for. */
const months = (['long', 'short'] as const).flatMap((month) =>
  Array.from({ length: 12 }, (_, index) => new Intl.DateTimeFormat('en-IN', { month }).format(new Date(2026, index, 1))),
);

/** What stands there in plain letters. */
export async function plainTexts(page: Page, data: Data): Promise<Shown[]> {
  const month = `(?:${months.join('|')})`;
  const withoutMonths = (text: string) => text.replace(new RegExp(`\\b${month}(?:(?:, ${month})* and ${month})?\\b`, 'g'), '0');
  const isInitials = (text: string) => /^[A-Z]{1,2}$/.test(text);
  const isPlain = (text: string) =>
    /[A-Za-z]/.test(withoutMonths(text)) && !isInitials(text) && !data.has(text) && !data.has(withoutMonths(text));
  const shown = await page.evaluate(shownTexts);
  await data.arrived();
  return shown.filter(({ text }) => isPlain(text));
}

export async function expectAllTranslatable(page: Page, data: Data): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage);
  // The browser may tell of an answer only after the page has shown it.
  await expect(async () => {
    await data.notePage(page);
    expect(await plainTexts(page, data), page.url()).toEqual([]);
  }).toPass({ timeout: 20_000 });
}

/** What longer words push over the edge of the window, where nothing scrolls. */
export function outsideWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        return own > 1 && height > 1 && (right > width + 1 || left < -1) && !scrolls(element);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

export async function expectInsideWindow(page: Page): Promise<void> {
  expect(await outsideWindow(page), page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
}
