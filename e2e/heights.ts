/**
 * How long a screen of a phone is, and how much there is to read: measured as a student sees it, 360 pixels wide, everything loaded and
 * the folds shut. A row with `held` is a promise that e2e/heights.spec.ts keeps; the figures of the others are printed.
 */
import { expect, type Page } from '@playwright/test';
import { texts as englishChances } from '../web/src/messages/en/chances.ts';
import { texts as english } from '../web/src/messages/en/quiz.ts';
import { texts as hindiChances } from '../web/src/messages/hi/chances.ts';
import { texts as hindi } from '../web/src/messages/hi/quiz.ts';
import { settled } from './still.ts';

export interface Limits {
  /** Of the whole document with header, footer and bottom bar, in pixels; of seats the sixth row is bounded instead. */
  height?: number;
  /** Words of the screen's own part; by default 300. A list of 20 rows says what it needs. */
  words?: number;
  /** Words of that part in the first 740 pixels; by default 100. */
  first?: number;
  /** Exactly one primary button on the page; without it, at most one in the first 740 pixels. */
  hasOneButton?: boolean;
  /** The bottom edge of the sixth row, where the answer is a list. */
  sixthRow?: number;
}

export interface ScreenVisit {
  page: Page;
  /** '' or '/hi': what an address begins with. */
  prefix: string;
}

export interface MeasuredScreen {
  name: string;
  /** The address, or all that leads to the screen. */
  open: string | ((visit: ScreenVisit) => Promise<void>);
  /** What this device stores before the visit. */
  stored?: Record<string, unknown>;
  /** The rows of `sixthRow`. */
  rows?: string;
  held?: Limits;
}

export interface Measures {
  height: number;
  words: number;
  first: number;
  buttons: number;
  buttonsFirst: number;
  sixthRow: number | null;
}

/** The window of a phone: what stands in it is read first. */
const fold = 740;

/** The kit's own primary button says so, whatever its colour. */
const primary = '[data-look="main"]';

/** Which option a student takes, of the question's, by the place of the question. */
type Choose = (question: { id: string; options: readonly string[] }, index: number) => number;

/** Somebody who is drawn to living things, as the drawn result shows. */
const living: Readonly<Record<string, string>> = {
  ...{ 'c10-a04': 'd', 'c10-a08': 'e', 'c10-a12': 'd', 'c10-a02': 'd', 'c10-s01': 'b', 'c10-s02': 'c', 'c10-s03': 'd', 'c10-s04': 'c' },
  ...{ 'c10-s05': 'c', 'c10-s06': 'c', 'c10-e02': 'c', 'c10-e04': 'c', 'c10-v01': 'd', 'c10-o01': 'b', 'c10-a10': 'd' },
};
const byIds =
  (chosen: Readonly<Record<string, string>>): Choose =>
  ({ id, options }) =>
    Math.min('abcdefg'.indexOf(chosen[id] ?? 'b'), options.length - 1);

function quizOf(path: string, choose: Choose): MeasuredScreen['open'] {
  return async ({ page, prefix }) => {
    const response = await page.request.get(`/api/quiz/${path}`);
    const { quiz } = ((await response.json()) as { data: { quiz: { questions: { id: string; options: string[] }[] } } }).data;
    const answers = quiz.questions.map((question, index) => question.options[choose(question, index)]);
    const state = { owner: null, sheet: { quiz, answers, index: 0, attemptId: crypto.randomUUID() }, result: null };
    await store(page, { 'quiz-flow': { state, version: 1 } });
    await page.goto(`${prefix}/quiz/review`);
    await page.getByRole('button', { name: (prefix === '' ? english : hindi).review.submit }).click();
    await expect(page).toHaveURL(`${prefix}/quiz/results`);
  };
}

const details = (passport: object) => ({ 'path-passport': { passport, unread: null } });

const meena = details({
  ...{ class: '12', passingYear: 2027, subjects: ['physics', 'chemistry', 'biology', 'english'], gender: 'female', category: 'obc_ncl' },
  ...{ marks: { class12: { percent: 47.25, expected: true } }, state: 'Rajasthan', district: 'Sikar', move: 'state', budget: 87_650 },
});
const ravi = details({ class: '10', passingYear: 2027, state: 'Bihar', district: 'Patna', category: 'general', budget: 60_000 });
const anjali = details({
  ...{ class: '12', passingYear: 2027, subjects: ['accountancy', 'business_studies', 'economics', 'english'] },
  ...{ state: 'Goa', district: 'North Goa', category: 'general', marks: { class12: { percent: 82, expected: true } } },
});

const ranked: MeasuredScreen['open'] = async ({ page, prefix }) => {
  await page.goto(`${prefix}/chances?exam=jee-main`);
  const { form } = (prefix === '' ? englishChances : hindiChances) as typeof englishChances;
  await page.getByLabel(form.units.rank, { exact: true }).fill('62000');
  await page.getByRole('button', { name: form.show, exact: true }).click();
  await expect(page.locator('main ol > li').first()).toBeVisible();
};

const result: Limits = { height: 2700, hasOneButton: true };
/** Twenty rows of at most 22 words, and what stands around them. */
const list: Limits = { height: 3200, words: 640, first: 120 };

export const measuredScreens: readonly MeasuredScreen[] = [
  { name: 'home', open: '/', held: { height: 2000, hasOneButton: true } },
  { name: 'quiz start', open: '/quiz/start' },
  { name: 'result of Asha (Class 10)', open: quizOf('class10', ({ options }, index) => (index * 7) % options.length), held: result },
  {
    name: 'result of Meena (Class 12, PCB)',
    open: quizOf('class12/pcb', ({ options }, index) => (index * 3) % options.length),
    held: result,
  },
  { name: 'result of Ravi (Class 10)', open: quizOf('class10', byIds(living)), held: result },
  // What is not clear comes with three things to try, each a sentence or two.
  { name: 'result that is not clear', open: quizOf('class10', () => 1), held: result },
  {
    name: 'plan of Meena',
    open: '/path/plan?goal=careers%3Aveterinarian',
    stored: meena,
    held: { height: 2600, hasOneButton: true },
  },
  {
    name: 'plan of Ravi',
    open: '/path/plan?goal=careers%3Acivil-engineer',
    stored: ravi,
    held: { height: 2600, hasOneButton: true },
  },
  {
    name: 'plan of Anjali',
    open: '/path/plan?goal=careers%3Achartered-accountant',
    stored: anjali,
    held: { height: 2600, hasOneButton: true },
  },
  { name: 'chances, empty', open: '/chances', held: { height: 1300 } },
  { name: 'chances, 62,000 of JoSAA', open: ranked, rows: 'main ol > li', held: { words: 640, sixthRow: 1300 } },
  { name: 'course bcom', open: '/courses/bcom', held: { height: 2600, hasOneButton: true } },
  { name: 'college nalsar-hyderabad', open: '/colleges/nalsar-hyderabad', held: { height: 2400, hasOneButton: true } },
  { name: 'college miranda-house', open: '/colleges/miranda-house', held: { height: 2400, hasOneButton: true } },
  { name: 'exam jee-main', open: '/exams/jee-main', held: { height: 1900, hasOneButton: true } },
  { name: 'exam clat-ug', open: '/exams/clat-ug', held: { height: 1900, hasOneButton: true } },
  { name: 'career veterinarian', open: '/careers/veterinarian', held: { height: 2400, hasOneButton: true } },
  { name: 'career nurse', open: '/careers/nurse', held: { height: 2400, hasOneButton: true } },
  {
    name: 'compare',
    open: '/compare?colleges=iit-bombay,iit-delhi,iit-madras',
    held: { height: 1600, hasOneButton: true },
  },
  { name: 'costs', open: '/costs?college=iit-bombay', held: { height: 1800, hasOneButton: true } },
  { name: 'calendar', open: '/calendar', held: { height: 1600 } },
  { name: 'guides', open: '/guides', held: list },
  { name: 'courses', open: '/courses', held: list },
  { name: 'colleges', open: '/colleges', held: list },
  { name: 'exams', open: '/exams', held: list },
  { name: 'careers', open: '/careers', held: list },
  { name: 'scholarships', open: '/scholarships', held: list },
  { name: 'search', open: '/search?q=computer+science' },
  { name: 'sign-up', open: '/auth/signup' },
  { name: 'my details, empty', open: '/path' },
  { name: 'my details of Meena', open: '/path', stored: meena },
  { name: 'doors', open: '/path/doors' },
  { name: 'how a plan is chosen', open: '/path/chosen', held: { height: 2400, hasOneButton: true } },
];

/** Any document of our origin will do to reach its storage. */
async function store(page: Page, stored: Record<string, unknown>): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((values) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

/** A plan is reckoned in the browser, after the last answer of the network. */
const onItsWay = 'main .animate-pulse-soft';

/** Nothing is on its way, all that waits to be scrolled to has been seen, and the page is back at its top. */
async function everythingLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { height, step } = { height: await page.evaluate(() => document.documentElement.scrollHeight), step: 3 * fold };
  for (let top = step; top < Math.min(height, 10 * step); top += step) await page.evaluate((to) => window.scrollTo(0, to), top);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(onItsWay).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
}

function measureHere({ until, buttons, rows }: { until: number; buttons: string; rows: string | null }): Measures {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const topOf = (element: Element | Range) => element.getBoundingClientRect().top + window.scrollY;
  let [words, first] = [0, 0];
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, option') || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const said = (node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    words += said;
    if (topOf(range) < until) first += said;
  }
  const pressed = [...document.querySelectorAll(buttons)].filter(isSeen);
  const sixth = rows === null ? null : [...document.querySelectorAll(rows)].filter(isSeen)[5];
  return {
    height: document.documentElement.scrollHeight,
    words,
    first,
    buttons: pressed.length,
    buttonsFirst: pressed.filter((button) => topOf(button) < until).length,
    sixthRow: sixth ? Math.round(sixth.getBoundingClientRect().bottom + window.scrollY) : null,
  };
}

export async function measure({ page, prefix }: ScreenVisit, screen: MeasuredScreen, buttons = primary): Promise<Measures> {
  if (typeof screen.open === 'string') {
    await store(page, screen.stored ?? {});
    await page.goto(`${prefix}${screen.open === '/' && prefix !== '' ? '' : screen.open}`);
  } else await screen.open({ page, prefix });
  await expect(page.locator('main h1').first()).toBeVisible();
  await everythingLoaded(page);
  return page.evaluate(measureHere, { until: fold, buttons, rows: screen.rows ?? null });
}

/** What of its limits a screen breaks, in words; nothing where it keeps them. */
export function broken(measures: Measures, held: Limits): string[] {
  const { height, words, first, buttons, buttonsFirst, sixthRow } = measures;
  const over = (what: string, is: number, most: number) => (is > most ? [`${what} ${is}, at most ${most}`] : []);
  return [
    ...over('height', height, held.height ?? Number.POSITIVE_INFINITY),
    ...over('words', words, held.words ?? 300),
    ...over('words in the first 740 px', first, held.first ?? 100),
    ...over('primary buttons in the first 740 px', buttonsFirst, 1),
    ...(held.hasOneButton === true && buttons !== 1 ? [`primary buttons ${buttons}, exactly 1`] : []),
    ...(held.sixthRow === undefined ? [] : over('bottom of the sixth row', sixthRow ?? Number.POSITIVE_INFINITY, held.sixthRow)),
  ];
}

export const printed = (name: string, { height, words, first, buttons, buttonsFirst, sixthRow }: Measures): string =>
  [
    name.padEnd(42),
    `${height} px`.padStart(9),
    `${words} words`.padStart(11),
    `${first} first`.padStart(10),
    `${buttons} buttons, ${buttonsFirst} first`.padStart(20),
    ...(sixthRow === null ? [] : [`sixth row ends at ${sixthRow}`]),
  ].join('  ');
