import { describe, expect, it } from 'vitest';
import { learnTyped } from './typed.ts';
import type { Searchable } from './searchable.ts';
import { SearchIndex } from './search-index.ts';
import { latinOf, soundOf } from './sound.ts';

learnTyped();

const items: Searchable[] = [
  { strong: ['BA LLB'], name: 'Bachelor of Laws', alsoNamed: ['कानून की डिग्री'], about: ['after class 12 12th'] },
  { strong: ['B.Sc Nursing'], name: 'Bachelor of Nursing', alsoNamed: ['बी.एससी नर्सिंग'], about: ['after class 12 12th'] },
  { strong: [], name: 'Ramjas College', place: ['Delhi'] },
  { strong: [], name: 'Patna Science College', place: ['Patna', 'Bihar'] },
  { strong: ['ITI'], name: 'Electrician', alsoNamed: ['इलेक्ट्रीशियन'], about: ['after class 10 10th'] },
];
const index = new SearchIndex();
for (const item of items) index.add(item);
const found = (words: string) => (index.find(words) ?? []).map(({ item }) => items[item]?.name);

describe('what is typed in Hindi', () => {
  it.each([
    ['वकील', 'Bachelor of Laws'],
    ['vakil', 'Bachelor of Laws'],
    ['wakil kaise bane', 'Bachelor of Laws'],
    ['नर्स की पढ़ाई', 'Bachelor of Nursing'],
    ['nursing ka course', 'Bachelor of Nursing'],
    ['नर्सिग', 'Bachelor of Nursing'],
    ['रामजस', 'Ramjas College'],
    ['रामजस कॉलेज दिल्ली', 'Ramjas College'],
    ['Ramjas दिल्ली', 'Ramjas College'],
    ['पटना साइंस', 'Patna Science College'],
    ['bijli', 'Electrician'],
  ])('"%s" finds %s first', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  it('words that carry nothing are passed over, and ask for something when they stand alone', () => {
    expect(found('vakil ke liye kya kare')).toEqual(found('vakil'));
    expect(found('12vi ke baad').sort()).toEqual(['Bachelor of Laws', 'Bachelor of Nursing']);
    expect(found('दसवीं के बाद')).toEqual(['Electrician']);
    expect(found('kaise')).toEqual([]);
  });
});

it.each([
  ['पटना', 'patna'],
  ['नर्सिंग', 'nursing'],
  ['इंजीनियरिंग', 'engineering'],
  ['कंप्यूटर', 'computer'],
  ['मैनेजमेंट', 'management'],
  ['वकील', 'wakeel'],
])('%s sounds like %s', (hindi, latin) => {
  expect(soundOf(latinOf(hindi))).toBe(soundOf(latin));
});
