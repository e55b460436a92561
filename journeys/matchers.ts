/** What a test expects of a page comes sooner or later: these wait, as those of the browser tests do, and have their names. */
import { expect as plainExpect } from 'vitest';
import { eventually } from './eventually.ts';
import { isHidden, type Locator } from './locator.ts';
import type { JourneyPage } from './page.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
type Words = string | RegExp;
const fits = (text: string, wanted: Words) => (wanted instanceof RegExp ? wanted.test(text) : text === wanted);

interface Outcome {
  pass: boolean;
  message: () => string;
}

/** `look` says whether it is what was wanted, and what there is: that in words only where it is asked for, at the end. */
function waiting<Of, Args extends unknown[]>(what: string, look: (of: Of, ...args: Args) => [pass: boolean, is: () => unknown]) {
  return async function (this: { isNot: boolean }, of: Of, ...args: Args): Promise<Outcome> {
    let is: () => unknown = () => '';
    try {
      await eventually(() => {
        try {
          const [pass, seen] = look(of, ...args);
          if (pass === !this.isNot) return;
          is = seen;
        } catch (error) {
          // What is not there once is not what was expected; nor is it its opposite.
          is = () => (error as Error).message;
        }
        throw new Error('not yet');
      });
      return { pass: !this.isNot, message: () => '' };
    } catch {
      const wanted = args.map((arg) => (arg instanceof RegExp ? String(arg) : JSON.stringify(arg))).join(', ');
      return { pass: this.isNot, message: () => `expected ${this.isNot ? 'not ' : ''}${what} ${wanted}; there is: ${String(is())}` };
    }
  };
}

type Seen = [pass: boolean, is: () => unknown];
const seen = <Is>(is: Is, pass: (is: Is) => boolean): Seen => [pass(is), () => is];
const says = (is: string, wanted: Words): Seen => seen(is, () => fits(is, wanted));
const control = (locator: Locator) => locator.one() as HTMLInputElement;
const shortly = (element: Element | null) => element?.outerHTML.slice(0, 200);

const matchers = {
  toBeVisible: waiting('to be visible', (of: Locator) => {
    const element = of.one();
    return [!isHidden(element), () => shortly(element)];
  }),
  toBeHidden: waiting('to be hidden', (of: Locator) => {
    const all = of.all();
    return [all.every(isHidden), () => all.length];
  }),
  toBeAttached: waiting('to be there', (of: Locator) => seen(of.count(), (count) => count > 0)),
  toHaveCount: waiting('so many', (of: Locator, wanted: number) => seen(of.count(), (count) => count === wanted)),
  toHaveText: waiting('the text', (of: Locator, wanted: Words | readonly string[]) => {
    if (!Array.isArray(wanted)) return says(plain(of.one().textContent), wanted as Words);
    const texts = of.all().map(({ textContent }) => plain(textContent));
    return [texts.join('\n') === wanted.join('\n'), () => texts.join(' | ')];
  }),
  toContainText: waiting('to say', (of: Locator, wanted: string) =>
    seen(plain(of.one().textContent), (text) => text.includes(plain(wanted))),
  ),
  toHaveValue: waiting('the value', (of: Locator, wanted: string) => seen(control(of).value, (value) => value === wanted)),
  toBeChecked: waiting('to be checked', (of: Locator) => seen(control(of).checked, (is) => is)),
  toBeDisabled: waiting('to be disabled', (of: Locator) => seen(control(of).disabled, (is) => is)),
  toBeEnabled: waiting('to be enabled', (of: Locator) => seen(!control(of).disabled, (is) => is)),
  toBeFocused: waiting('the focus', (of: Locator) => [of.one() === document.activeElement, () => shortly(document.activeElement)]),
  toHaveAttribute: waiting('the attribute', (of: Locator, name: string, wanted: Words) => says(of.one().getAttribute(name) ?? '', wanted)),
  toHaveAccessibleDescription: waiting('the description', (of: Locator, wanted: string) => says(of.description(), wanted)),
  toHaveURL: waiting('the address', (of: JourneyPage, wanted: Words) => says(of.url(), wanted)),
  toHaveTitle: waiting('the title', (_of: JourneyPage, wanted: Words) => says(document.title, wanted)),
};

plainExpect.extend(matchers as never);

type Later<Matcher> = Matcher extends (of: never, ...args: infer Args) => unknown ? (...args: Args) => Promise<void> : never;
type Waiting = { [Name in keyof typeof matchers]: Later<(typeof matchers)[Name]> };

/** Of what is on the page; anything else as ever. */
type Expect = ((actual: Locator, message?: string) => Waiting & { not: Waiting }) & typeof plainExpect;

export const expect = plainExpect as Expect;
