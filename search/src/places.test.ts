import { describe, expect, it } from 'vitest';
import { learn } from './learned.ts';
import type { Searchable } from './searchable.ts';
import { SearchIndex } from './search-index.ts';
import { foldForSearch } from './text.ts';
import { learnTyped } from './typed.ts';

learnTyped();
learn({ places: ['ranchi', 'patna', 'leh', 'agra', 'barmer'], words: { [foldForSearch('बाड़मेर')]: 'barmer' } });

const searchOver = (items: readonly Searchable[]) => {
  const index = new SearchIndex();
  for (const item of items) index.add(item);
  return (words: string) => (index.find(words) ?? []).map(({ item }) => items[item]?.name);
};
const at = (name: string, place: string, about: string[] = []): Searchable => ({ strong: [], name, place: [place], about });

const colleges = searchOver([
  { ...at('Medical College, Agra', 'Agra'), boost: 30 },
  at('Agra Public College', 'Agra'),
  at('Agra College', 'Agra'),
  at('Government Medical College, Barmer', 'Barmer'),
  at('Government College, Barmer', 'Barmer'),
  at('Law College', 'Ranchi'),
  at('Law College', 'Patna'),
  at('Mesra Institute', 'Ranchi', ['B.Tech']),
  at('Ranjhi Engineering College', 'Jabalpur', ['B.Tech']),
  at('Degree College, Lehra', 'Bathinda'),
  at('Government Degree College', 'Leh'),
  at('ITI Patan', 'Patan'),
  at('Dhanlakshmi School of Nursing', 'Madurai'),
  at('Dhanalakshmi College of Nursing', 'Kannur'),
]);

describe('a name and its place', () => {
  it.each([
    ['agra college agra', 'Agra College'],
    ['agra college in agra', 'Agra College'],
    ['govt college barmer', 'Government College, Barmer'],
    ['राजकीय महाविद्यालय बाड़मेर', 'Government College, Barmer'],
    ['b tech college in ranchi', 'Mesra Institute'],
    ['degree college leh', 'Government Degree College'],
  ])('"%s" shows %s first', (typed, name) => {
    expect(colleges(typed)[0]).toBe(name);
  });

  it('is called so there, and not elsewhere', () => {
    expect(colleges('law college patna')).toEqual(['Law College']);
  });

  it('is looked for with a mistake before a word of it is let go', () => {
    expect(colleges('dhanlakshmi college nursing')).toEqual(['Dhanalakshmi College of Nursing']);
  });

  it('is the place before it is the beginning of a name', () => {
    const found = searchOver([at('Agrasen College for Women', 'Delhi'), at('Mahila College', 'Agra')]);
    expect(found('women college agra')).toEqual(['Mahila College', 'Agrasen College for Women']);
  });

  it('is taken for no other place', () => {
    expect(colleges('iti patna')).toEqual([]);
    expect(colleges('iti patam')).toEqual(['ITI Patan']);
  });
});

describe('of a list that knows no places', () => {
  const courses = searchOver([
    { strong: ['ITI'], name: 'Electrician' },
    { strong: ['BA'], name: 'Branch Banking' },
    { strong: [], name: 'Scheme for children of former soldiers' },
    { strong: ['B.Ed'], name: 'Bachelor of Education' },
  ]);

  it('what else is said is asked', () => {
    expect(courses('iti patna')).toEqual(['Electrician']);
    expect(courses('ranchi')).toEqual([]);
  });

  it('a place is not heard as something else', () => {
    const index = new SearchIndex();
    index.add({ strong: [], name: 'Punctuation', alsoNamed: ['लेह'] });
    index.add({ strong: [], name: 'Drawing', alsoNamed: ['पत्नी'] });
    expect(index.find('patna')).toEqual([]);
  });

  it('what is found without the place counts less than what is found with it', () => {
    const index = new SearchIndex();
    index.add({ strong: ['Law'], name: 'Law' });
    const [best] = index.find('law') ?? [];
    const [elsewhere] = index.find('law patna') ?? [];
    expect(elsewhere?.score).toBeLessThan((best?.score ?? 0) - 40);
  });

  it('a word that we know is no misspelling', () => {
    expect(courses('farmer')).toEqual([]);
    expect(courses('formr')).toEqual(['Scheme for children of former soldiers']);
  });

  it('an abbreviation with dots is one word in Devanagari too', () => {
    expect(courses('बी.एड.')).toEqual(['Bachelor of Education']);
  });
});
