/** Counts what somebody does on their way, and refuses to let them be asked the same again. */
import type { Fact } from '../web/src/session/asked-facts.ts';
import { expect, type JourneyPage } from './fixtures.ts';
import type { Locator } from './locator.ts';

/** By what label a fact is asked for, in every feature. */
const asked: readonly (readonly [fact: Fact, label: string, at?: RegExp])[] = [
  ['class', 'Which class are you in?'],
  ['class', 'Class'],
  // In a list the same word is a filter.
  ['stream', 'Stream', /^\/path/],
  ['stream', 'Stream Studying'],
  ['stream', 'Which quiz would you like to see?'],
  ['state', 'Home state'],
  ['state', 'In which state?'],
  ['state', 'Where do you live?'],
  ['class12State', 'State where you passed Class 12'],
  ['class12State', 'State where Class 12 is, or was, passed'],
  ['category', 'Category'],
  ['gender', 'Gender'],
  ['ranks', 'Your rank'],
  ['degree', 'What did you study?'],
  ['degree', 'Field of your degree'],
  ['budget', 'What a year of study may cost, in rupees'],
  ['budget', 'What your family can pay in a year'],
];

export type Walker = ReturnType<typeof walker>;

export function walker(page: JourneyPage) {
  const facts: Fact[] = [];
  let presses = 0;
  const once = (fact: Fact) => {
    expect(facts, `${fact} is asked twice`).not.toContain(fact);
    facts.push(fact);
  };
  /** On the screen as it is now: what has been told stands wherever it would be asked again. */
  const standsAll = async (): Promise<void> => {
    for (const [fact, label, at = /^/] of asked)
      for (const field of facts.includes(fact) && at.test(page.url()) ? page.getByLabel(label, { exact: true }).all() : [])
        await expect.poll(() => (field as HTMLInputElement).value, { message: `${fact} is asked again: ${label}` }).not.toBe('');
  };
  return {
    press: async (what: Locator) => {
      await expect(what).toBeVisible();
      await standsAll();
      expect(what.one().closest('main'), 'a way that needs the menu is no way').not.toBeNull();
      presses += 1;
      await what.click();
    },
    choose: async (fact: Fact, field: Locator, value: string) => {
      once(fact);
      await field.selectOption(value);
    },
    type: async (fact: Fact, field: Locator, value: string) => {
      once(fact);
      await field.fill(value);
    },
    standsAll,
    done: () => ({ presses, facts: [...facts] }),
  };
}
