import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Reached } from './reached.tsx';

const links = async (text: string) => {
  const drawn = await renderHtml(<Reached>{text}</Reached>, { queryClient: makeQueryClient(), locale: 'en' });
  expect(drawn.replaceAll(/<[^>]+>/g, '')).toBe(text);
  return [...drawn.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, words]) => [href, words]);
};

describe('a number for help', () => {
  it('is called and an address is written to with one press, in the words they stand in', async () => {
    expect(await links('In danger call 112 first, then 1800-180-5522.')).toEqual([
      ['tel:112', '112'],
      ['tel:18001805522', '1800-180-5522'],
    ]);
    expect(await links('ख़तरे में: पहले 112')).toEqual([['tel:112', '112']]);
    expect(await links('helpline@antiragging.in, or the form at antiragging.in')).toEqual([
      ['mailto:helpline@antiragging.in', 'helpline@antiragging.in'],
    ]);
  });

  it('is no sum, year or share', async () => {
    for (const text of ['1,12,000 rupees', '112.5 lakh', '1112', '1,112 seats', '5 lakh over 120 months', 'from 2025-26, 1800 seats'])
      expect([text, await links(text)]).toEqual([text, []]);
  });
});
