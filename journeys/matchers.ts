/** What a test expects of a page comes sooner or later: these wait, as those of the browser tests do, and have their names. */
import { expect as plainExpect } from 'vitest';
import { eventually } from './eventually.ts';
import { isHidden, type Locator } from './locator.ts';
import type { Page } from './page.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
type Words = string | RegExp;
const fits = (text: string, wanted: Words) => (wanted instanceof RegExp ? wanted.test(text) : text === wanted);

interface Outcome {
  pass: boolean;
  message: () => string;
}

/** `look` says what there is and whether it is what was wanted. */
function waiting<Of, Args extends unknown[]>(what: string, look: (of: Of, ...args: Args) => [is: unknown, pass: boolean]) {
  return async function (this: { isNot: boolean }, of: Of, ...args: Args): Promise<Outcome> {
    let seen = '';
    try {
      await eventually(() => {
        try {
          const [is, pass] = look(of, ...args);
          seen = String(is);
          if (pass === !this.isNot) return;
        } catch (error) {
          // What is not there once is not what was expected; nor is it its opposite.
          seen = (error as Error).message;
        }
        throw new Error(seen);
      });
      return { pass: !this.isNot, message: () => '' };
    } catch {
      const wanted = args.map((arg) => (arg instanceof RegExp ? String(arg) : JSON.stringify(arg))).join(', ');
      return { pass: this.isNot, message: () => `expected ${this.isNot ? 'not ' : ''}${what} ${wanted}; there is: ${seen}` };
    }
  };
}

const control = (locator: Locator) => locator.one() as HTMLInputElement;
const attribute = (locator: Locator, name: string) => locator.one().getAttribute(name);

const matchers = {
  toBeVisible: waiting('to be visible', (of: Locator) => [of.one().outerHTML.slice(0, 200), !isHidden(of.one())]),
  toBeHidden: waiting('to be hidden', (of: Locator) => [of.count(), of.all().every(isHidden)]),
  toBeAttached: waiting('to be there', (of: Locator) => [of.count(), of.count() > 0]),
  toHaveCount: waiting('so many', (of: Locator, count: number) => [of.count(), of.count() === count]),
  toHaveText: waiting('the text', (of: Locator, wanted: Words | readonly string[]) => {
    if (Array.isArray(wanted)) {
      const texts = of.all().map(({ textContent }) => plain(textContent));
      return [texts.join(' | '), texts.join('\n') === wanted.join('\n')];
    }
    const text = plain(of.one().textContent);
    return [text, fits(text, wanted as Words)];
  }),
  toContainText: waiting('to say', (of: Locator, wanted: string) => {
    const text = plain(of.one().textContent);
    return [text, text.includes(plain(wanted))];
  }),
  toHaveValue: waiting('the value', (of: Locator, wanted: string) => [control(of).value, control(of).value === wanted]),
  toBeChecked: waiting('to be checked', (of: Locator) => [control(of).checked, control(of).checked]),
  toBeDisabled: waiting('to be disabled', (of: Locator) => [control(of).disabled, control(of).disabled]),
  toBeEnabled: waiting('to be enabled', (of: Locator) => [!control(of).disabled, !control(of).disabled]),
  toBeFocused: waiting('the focus', (of: Locator) => [
    document.activeElement?.outerHTML.slice(0, 200),
    of.one() === document.activeElement,
  ]),
  toHaveAttribute: waiting('the attribute', (of: Locator, name: string, wanted: Words) => [
    attribute(of, name),
    fits(attribute(of, name) ?? '', wanted),
  ]),
  toHaveAccessibleDescription: waiting('the description', (of: Locator, wanted: string) => [of.description(), of.description() === wanted]),
  toHaveURL: waiting('the address', (of: Page, wanted: Words) => [of.url(), fits(of.url(), wanted)]),
  toHaveTitle: waiting('the title', (_of: Page, wanted: Words) => [document.title, fits(document.title, wanted)]),
};

plainExpect.extend(matchers as never);

type Later<Matcher> = Matcher extends (of: never, ...args: infer Args) => unknown ? (...args: Args) => Promise<void> : never;
type Waiting = { [Name in keyof typeof matchers]: Later<(typeof matchers)[Name]> };

/** Of what is on the page; anything else as ever. */
type Expect = ((actual: Locator, message?: string) => Waiting & { not: Waiting }) & typeof plainExpect;

export const expect = plainExpect as Expect;
