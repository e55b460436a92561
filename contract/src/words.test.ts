import { describe, expect, it } from 'vitest';
import { inWords, meaningOf, sayFrom, type SameAs } from './words.ts';

const en = {
  'seat.none': 'No seat is left',
  'seat.left': ({ count, where }: { count: number; where: string }) => `${count} seats are left in ${where}`,
};
const hi: SameAs<typeof en> = {
  'seat.none': 'कोई सीट नहीं बची',
  'seat.left': ({ count, where }) => `${where} में ${count} सीटें बची हैं`,
};
const say = sayFrom(en);

describe('what is said', () => {
  it('is put into the words of each language', () => {
    expect(inWords(say('seat.none'), en)).toBe('No seat is left');
    expect(inWords(say('seat.none'), hi)).toBe('कोई सीट नहीं बची');
    const left = say('seat.left', { count: 3, where: 'Patna "City"' });
    expect(inWords(left, en)).toBe('3 seats are left in Patna "City"');
    expect(inWords(left, hi)).toBe('Patna "City" में 3 सीटें बची हैं');
  });

  it('keeps its meaning on the way', () => {
    expect(meaningOf(say('seat.left', { count: 3, where: 'Goa' }))).toEqual({ id: 'seat.left', params: { count: 3, where: 'Goa' } });
    expect(meaningOf(say('seat.none'))).toEqual({ id: 'seat.none' });
  });

  it('stays as it is when it is words already, whatever they are', () => {
    for (const text of ['Something else', '', 'constructor', '__proto__', 'toString']) expect(inWords(text, en)).toBe(text);
  });
});
