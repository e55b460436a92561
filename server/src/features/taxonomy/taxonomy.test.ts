import { districts } from '@disha/contract/districts';
import { fields, months, states, streams } from '@disha/contract/taxonomy';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const server = await testApp();
const wordsIn = async (lang: string) => (await server.call('GET', `/taxonomy?lang=${lang}`)).body.data.taxonomy;

it('names every value in both languages, and says what is only written by its sound', async () => {
  const [english, hindi] = [await wordsIn('en'), await wordsIn('hi')];
  expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [kind, values] of Object.entries({ fields, months, states, streams, districts: districts.map(({ name }) => name) })) {
    for (const value of values) {
      expect([kind, value, hindi[kind][value]]).toEqual([kind, value, expect.stringMatching(/[\u0900-\u097f]/)]);
      expect(english[kind][value]).toMatch(/^[ -~]+$/);
    }
  }
  expect([english.transliterated, hindi.transliterated]).toEqual([[], ['districts']]);
});
