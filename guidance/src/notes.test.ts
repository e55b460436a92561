/** What is told beside a first choice: of each hard subject that is asked about, and what each gate costs, in the order of its words. */
import { describe, expect, it } from 'vitest';
import { gateFacts, type GateField } from './gates.ts';
import { quizzes } from './quizzes.ts';
import { subjects } from './subjects.ts';
import { weakNotes } from './weak-subjects.ts';
import { allWords } from './words/languages.ts';

describe.each(quizzes)('$id', (bank) => {
  it('tells of every hard subject there are words about for a candidate, and of no other', () => {
    const allHard = bank.questions.map(() => 0);
    const isWhole = bank.whole === undefined;
    for (const words of allWords)
      for (const candidate of bank.candidates) {
        const notedSubjects = weakNotes(bank, allHard, candidate, words).map(({ subject }) => subject);
        const worded = subjects.filter((subject) => words.weakSubjects[subject][candidate] !== undefined);
        // A short quiz does not ask about each.
        if (isWhole) expect([...notedSubjects].sort(), candidate).toEqual([...worded].sort());
        else for (const subject of notedSubjects) expect(worded).toContain(subject);
      }
  });
});

const namedBy: Readonly<Record<string, RegExp>> = {
  'mbbs-government': /government|सरकारी कॉलेज/i,
  'mbbs-deemed-paid': /deemed|डीम्ड/i,
  'btech-iit': /\bIIT\b|आईआईटी/,
  'btech-nit': /\bNIT\b|एनआईटी/,
  'ba-llb-nlu': /National Law|राष्ट्रीय विधि/,
  'ba-llb-private': /private|निजी/,
  'design-nift': /NIFT/,
};

it.each(Object.keys(gateFacts) as GateField[])('%s: what it costs is said of whom it is the price', (field) => {
  for (const { gates: said } of allWords) {
    const text = said[field].cost?.({ first: '(0)', second: '(1)' });
    const places = gateFacts[field].prices.map((id) => text?.search(namedBy[id] ?? /^$/) ?? -1);
    expect(places, text).toEqual([...places].sort((a, b) => a - b));
    for (const [at, place] of places.entries()) {
      expect(place, text).toBeGreaterThanOrEqual(0);
      expect(text).toContain(`(${at})`);
    }
  }
});
