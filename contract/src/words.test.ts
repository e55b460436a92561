import { describe, expect, expectTypeOf, it } from 'vitest';
import { pseudo } from './pseudo.ts';
import { say, type ServerTexts } from './say.ts';
import { sayInWords, parseSaid, type Said, type SameAs } from './words.ts';
import { texts } from './words/en/texts.ts';

const en = {
  'seat.none': 'No seat is left',
  'seat.left': ({ count, where }: { count: number; where: string }) => `${count} seats are left in ${where}`,
};
const hi: SameAs<typeof en> = {
  'seat.none': 'कोई सीट नहीं बची',
  'seat.left': ({ count, where }) => `${where} में ${count} सीटें बची हैं`,
};

describe('what is said', () => {
  it('keeps its meaning on the way', () => {
    const said = say('value.between', { name: 'page', min: 1, max: 9 });
    expect(parseSaid(said)).toEqual({ id: 'value.between', params: { name: 'page', min: 1, max: 9 } });
    expect(parseSaid(say('email.required'))).toEqual({ id: 'email.required' });
  });

  it('is put into the words of each language', () => {
    expect(sayInWords(say('value.between', { name: 'page', min: 1, max: 9 }), texts)).toBe('page must be between 1 and 9');
    expect(sayInWords('seat.none', hi)).toBe('कोई सीट नहीं बची');
    const left = 'seat.left\u0001{"count":3,"where":"Patna \\"City\\""}';
    expect(sayInWords(left, en)).toBe('3 seats are left in Patna "City"');
    expect(sayInWords(left, hi)).toBe('Patna "City" में 3 सीटें बची हैं');
    expect(sayInWords(say('value.long', { name: 'q', max: 9 }), pseudo(texts))).toMatch(/^ɋ~ çàññöţ~+ éẋçééð~+ 9 çĥàŕàçţéŕš~+$/);
  });

  it('stays as it is when it is words already, whatever they are', () => {
    for (const text of ['Something else', '', 'constructor', '__proto__', 'toString']) expect(sayInWords(text, en)).toBe(text);
  });

  it('does not compile without its parameters, nor when no table holds it, nor as a bare sentence', () => {
    // @ts-expect-error no such id
    say('no.such');
    // @ts-expect-error the sentence needs a name
    say('value.required');
    // @ts-expect-error and no other thing
    say('value.required', { named: 'page' });
    // @ts-expect-error a sentence without a place for one
    say('email.required', { name: 'page' });
    expectTypeOf<'Email is required'>().not.toExtend<Said>();
    const { 'http.busy': _, ...lacking } = texts;
    expectTypeOf(lacking).not.toExtend<ServerTexts>();
  });
});
