import { describe, expect, it } from 'vitest';
import type { Searchable } from './searchable.ts';
import { SearchIndex } from './search-index.ts';
import { Searcher } from './searcher.ts';
import { foldText, isCloseSpelling, searchWords } from './text.ts';

const places: Record<string, Searchable> = {
  iitb: {
    strong: ['IIT Bombay', 'IITB'],
    name: 'Indian Institute of Technology Bombay',
    place: ['Mumbai', 'Maharashtra'],
    about: ['government', 'B.Tech'],
    boost: 14,
  },
  iitm: {
    strong: ['IIT Madras', 'IITM'],
    name: 'Indian Institute of Technology Madras',
    place: ['Chennai', 'Tamil Nadu'],
    about: ['B.Tech'],
    boost: 15,
  },
  nitk: { strong: ['NIT Karnataka', 'NITK'], name: 'National Institute of Technology Karnataka', place: ['Mangaluru', 'Karnataka'] },
  nitkkr: { strong: ['NIT Kurukshetra'], name: 'National Institute of Technology Kurukshetra', place: ['Kurukshetra', 'Haryana'] },
  law: { strong: [], name: 'National Law University, Delhi', place: ['Delhi'], about: ['BA LLB'] },
  cafe: { strong: [], name: 'Café Management Institute', place: ['Puducherry'] },
  xavier: { strong: [], name: 'St. Xavier’s College', place: ['Mumbai'], about: ['BA'] },
  nursing: { strong: ['B.Sc Nursing'], name: 'Bachelor of Science in Nursing', about: ['Staff Nurse'] },
  apj: { strong: [], name: 'A P J Abdul Kalam University', place: ['Kerala'] },
  gmc: { strong: [], name: 'Government Medical College Thrissur', place: ['Thrissur', 'Kerala'], about: ['MBBS'] },
};
const ids = Object.keys(places);
const index = new SearchIndex();
for (const id of ids) index.add(places[id] as Searchable);
const find = (query: string) => index.find(query)?.map(({ item }) => ids[item]);

describe('the search', () => {
  it.each([
    ['iitb', ['iitb']],
    ['iit bombay', ['iitb']],
    ['iitbombay', ['iitb']],
    ['iit', ['iitm', 'iitb']],
    ['bombay institute', ['iitb']],
    ['mumbai', ['iitb', 'xavier']],
    ['cafe', ['cafe']],
    ['CAFÉ', ['cafe']],
    ['law delhi', ['law']],
    ['law bombay', []],
    ['bombey', ['iitb']],
    ['delih law', ['law']],
    ['natonal law', ['law']],
    ['lax', []],
    ['xaviers', ['xavier']],
    ["st xavier's", ['xavier']],
    ['btech', ['iitm', 'iitb']],
    ['b.tech chennai', ['iitm']],
    ['nurse', ['nursing']],
    ['bsc nursing', ['nursing']],
    ['lawyer', ['law']],
    ['law after 12th', ['law']],
    ['medical college in kerala', ['gmc']],
    ['medical colleges kerala', ['gmc']],
    ['gmc', ['gmc']],
    ['apj', ['apj']],
    ['adra', ['iitm']],
  ])('%j finds %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('puts what is called so before what begins so', () => {
    expect(find('nitk')?.[0]).toBe('nitk');
    expect(find('IIT-B')?.[0]).toBe('iitb');
    expect(find('nit k')).toEqual(['nitk', 'nitkkr']);
  });

  it.each(['', '   ', '(*+?', '%', '_', "'", '\u0000'])('%j asks for nothing', (query) => {
    expect(find(query)).toBeUndefined();
  });

  it.each(['constructor', '__proto__', 'toString', 'a'.repeat(10_000), 'x '.repeat(5000), '\u0000\uffff', '🎓 iit', 'hasOwnProperty iit'])(
    'survives %j',
    (query) => {
      expect(() => find(query)).not.toThrow();
    },
  );
});

describe('what is far-fetched', () => {
  const index = new SearchIndex();
  index.add({ strong: [], name: 'AI Engineer', alsoNamed: ['मशीन लर्निंग इंजीनियर'], about: ['unmatched'] });
  index.add({ strong: ['dance teacher'], name: 'Dancer' });
  index.add({ strong: ['school teacher'], name: 'Secondary Teacher' });
  const found = (words: string) => index.find(words)?.map(({ item }) => item);

  it('is not found: a mason sounds like a machine only without its vowels, and a description may hold any letters', () => {
    expect(found('mason')).toEqual([]);
    expect(found('nmat')).toEqual([]);
    expect(found('mashin')).toEqual([0]);
  });

  it('comes behind what is named so: a teacher before a dancer who is called so too', () => {
    expect(found('teacher')).toEqual([2, 1]);
  });
});

describe('a searcher', () => {
  it('finds the same whether built bit by bit or at once', () => {
    const items = Array.from({ length: 300 }, (_, number) => ({ name: `College ${number % 7} of ${number}` }));
    const describeItem = ({ name }: { name: string }) => ({ strong: [], name });
    const slowly = new Searcher(items, describeItem);
    while (!slowly.grow(17));
    expect(slowly.select('college 3')).toEqual(new Searcher(items, describeItem).select('college 3'));
    const interrupted = new Searcher(items, describeItem);
    interrupted.grow(17);
    expect(interrupted.select('299')).toHaveLength(1);
    expect(interrupted.select(undefined)).toBe(items);
  });
});

describe('words', () => {
  it('are folded', () => {
    expect(foldText('  École St. Xavier’s (Autonomous) ')).toBe('ecole st xaviers autonomous');
  });
  it('keep abbreviations in one piece too', () => {
    expect(searchWords('B.Tech in A.I.')).toEqual(['b', 'tech', 'btech', 'in', 'a', 'i', 'ai']);
    expect(searchWords('A P J Abdul')).toEqual(['a', 'p', 'j', 'abdul', 'apj']);
  });
  it('forgive one mistake, not two', () => {
    for (const word of ['bombay', 'bmobay', 'bomba', 'bommbay', 'ombay', 'xombay', 'bombax', 'bombayy'])
      expect(isCloseSpelling(word, 'bombay'), word).toBe(true);
    for (const word of ['bxmbxy', 'kolkata', 'obmbya']) expect(isCloseSpelling(word, 'bombay'), word).toBe(false);
    expect(isCloseSpelling('univercit', 'university')).toBe(true);
  });
});
