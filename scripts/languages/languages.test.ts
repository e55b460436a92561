/** Every text in every language: there, whole, in its own words and its own spelling. */
import { defaultLanguage, languages } from '@disha/contract/languages';
import { describe, expect, it } from 'vitest';
import { pairsIn, sharedIn, walk, translatedWords, type Pair } from './pairs.ts';
import { coverageOf, problemsOf } from './rules.ts';

describe.each(languages.filter((language) => language !== defaultLanguage))('%s', async (language) => {
  const { pairs, leftOver } = await pairsIn(language);

  it('says everything that English says, and nothing else', () => {
    expect(coverageOf(pairs).filter(({ texts, translated }) => texts !== translated)).toEqual([]);
    expect(leftOver).toEqual([]);
    expect(pairs.length).toBeGreaterThan(3000);
  });

  it('keeps what stands in a sentence, and says it in its own words, spelling and signs', () => {
    expect(problemsOf(pairs, language)).toEqual([]);
  });
});

describe('a fault is found', () => {
  const english = { title: 'Courses', found: (count: string) => `Found ${count} courses for you.`, list: ['One more thing to read.'] };
  const hindi = { title: 'कोर्स', found: (count: string) => `आपके लिए ${count} कोर्स मिले।`, list: ['पढ़ने की एक और चीज़।'] };
  const faultsOf = (other: unknown) => {
    const { pairs, leftOver } = walk('feature', english, other);
    return [...problemsOf(pairs, 'hi'), ...leftOver].map((fault) =>
      fault
        .replace(/^feature /, '')
        .split(': ')
        .slice(0, 2)
        .join(': '),
    );
  };

  it('only where there is one', () => {
    expect(faultsOf(hindi)).toEqual([]);
  });

  it.each([
    ['a key removed', { found: hindi.found, list: hindi.list }, ['title: is missing']],
    ['a key left over', { ...hindi, more: 'और' }, ['more']],
    ['a text too few', { ...hindi, list: [] }, ['list.0: is missing']],
    ['an English word', { ...hindi, title: 'courses' }, ['title: has no word of Hindi']],
    ['an English sentence', { ...hindi, list: ['One more thing to read.'] }, ['list.0: is English']],
    ['an English sentence with a word of Hindi', { ...hindi, list: ['One more thing to read हिन्दी।'] }, ['list.0: is mostly English']],
    ['another spelling', { ...hindi, title: 'हिंदी के कोर्स' }, ['title: writes हिंदी for हिन्दी']],
    ['a nukta lost', { ...hindi, title: 'फीस' }, ['title: writes फीस for फ़ीस']],
    ['a nukta lost that another text has', { ...hindi, title: 'चीज' }, ['title: writes चीज for चीज़']],
    ['a nukta too many', { ...hindi, title: 'क़ानून' }, ['title: writes क़ for क']],
    ['letters not composed as they should be', { ...hindi, title: 'फ\u0958' }, ['title: is not NFC']],
    ['another number', { ...hindi, list: ['पढ़ने की 2 और चीज़ें।'] }, ['list.0: has 2 of its own']],
    ['digits of its own', { ...hindi, title: '१२वीं' }, ['title: has digits that are not Latin']],
    ['a full stop', { ...hindi, list: ['पढ़ने की एक और चीज़.'] }, ['list.0: ends with a full stop']],
    ['no danda', { ...hindi, list: ['पढ़ने की एक और चीज़'] }, ['list.0: is a sentence without its danda']],
  ])('%s', (_, other, faults) => {
    expect(faultsOf(other).filter((fault) => faults.some((each) => fault.startsWith(each)))).toHaveLength(faults.length);
  });

  it('a lost placeholder', () => {
    const lost = faultsOf({ ...hindi, found: () => 'आपके लिए कोर्स मिले।' });
    expect(lost.some((fault) => fault.startsWith('found#0: has nothing for ⟦0⟧'))).toBe(true);
  });
});

it('of a fact, only its words are to be translated, and a short name only where it is', () => {
  const shape = { name: true, shortName: null, list: [{ title: true }] } as const;
  const fact = { id: 'x', name: 'Name', shortName: 'N', list: [{ title: 'One', level: 'high' }], asOf: '2026-11' };
  expect(translatedWords(fact, shape, {})).toEqual({ name: 'Name', list: [{ title: 'One' }] });
  expect(translatedWords(fact, shape, { shortName: 'न' })).toMatchObject({ shortName: 'N' });
});

it('words that many facts share are looked for in their file, and not in the fact', () => {
  const shape = { name: true, subjects: ['subjects.json'], more: [{ length: 'durations.json' }] } as const;
  const fact = { name: 'Name', subjects: ['Physics', 'Art'], more: [{ length: '3 or 4 years' }, { length: 4 }] };
  expect(translatedWords(fact, shape, {})).toEqual({ name: 'Name', more: [{}, {}] });
  expect(sharedIn(fact, shape)).toEqual([
    { file: 'subjects.json', text: 'Physics' },
    { file: 'subjects.json', text: 'Art' },
    { file: 'durations.json', text: '3 or 4 years' },
  ]);
});

it('a feature is whole when all of its texts are there', () => {
  const pair = (other: string | undefined): Pair => ({ feature: 'web/home', key: 'a', english: 'A', other });
  expect(coverageOf([pair('अ'), pair(undefined), pair(' ')])).toEqual([{ feature: 'web/home', texts: 3, translated: 1 }]);
});
