import { passport as schema } from '@disha/contract/path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOnDevice } from './forget-on-device.ts';
import { forgetPathHere, passportKey, planKey } from './has-passport.ts';
import { forgetPassport, forgetUnread, keepOnPhone, passportHere, readKept, writePassport } from './passport.ts';
import { readPassport } from './read-passport.ts';

const store = new Map<string, string>();
let refuses = false;
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new Error('full');
      store.set(key, value);
    },
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  refuses = false;
  store.clear();
  forgetOnDevice(passportKey, planKey);
  keepOnPhone(false);
  vi.unstubAllGlobals();
});

const whole = {
  class: '12',
  passingYear: 2027,
  subjects: ['physics', 'chemistry', 'mathematics'],
  marks: { class10: { percent: 81.5, expected: false }, class12: { percent: 47, expected: true, subjects: { physics: 44 } } },
  class12State: 'Kerala',
  qualification: 'diploma',
  degree: { field: 'medicine', percent: 60, expected: false },
  category: 'obc_ncl',
  disability: false,
  gender: 'female',
  married: false,
  birthDate: '2009-02-28',
  state: 'Kerala',
  district: 'Ernakulam',
  incomeBand: '1l_2_5l',
  budget: 50_000,
  move: 'state',
} as const;

describe('reading a passport', () => {
  it('understands all that the contract allows', () => {
    expect(readPassport(schema.parse(whole))).toEqual({ passport: whole, unread: [] });
  });

  it.each<[string, object, object, readonly string[]]>([
    [
      'a per cent of 101',
      { marks: { class10: { percent: 101 } }, class: '10' },
      { class: '10', marks: {} },
      ['marks.class10.percent', 'marks.class10'],
    ],
    ['a birth in the future', { birthDate: '2999-01-01' }, {}, ['birthDate']],
    ['a day that never was', { birthDate: '2009-02-30' }, {}, ['birthDate']],
    ['a word of another version', { category: 'bc-a', move: 'india' }, { move: 'india' }, ['category']],
    ['a key of another version', { hobby: 'chess', move: 'india' }, { move: 'india' }, ['hobby']],
    ['a subject of another version', { subjects: ['physics', 'alchemy'] }, { subjects: ['physics'] }, ['subjects']],
  ])('of %s takes the rest and names what it left', (_, given, passport, unread) => {
    expect(readPassport(given)).toEqual({ passport, unread });
  });

  it.each([[null], ['text'], [['class']], [5]])('makes nothing of %j', (value) => {
    expect(readPassport(value)).toEqual({ passport: null, unread: [] });
  });
});

describe('the passport of this device', () => {
  it('comes back as it was written, and is gone when it is deleted', () => {
    expect(passportHere()).toBeNull();
    expect(writePassport(whole)).toBe(true);
    expect(passportHere()).toEqual(whole);
    forgetPassport();
    expect(passportHere()).toBeNull();
    expect(store.size).toBe(0);
  });

  it('that says nothing leaves nothing behind', () => {
    writePassport({ class: '12' });
    writePassport({});
    expect(store.size).toBe(0);
  });

  it.each([
    ['broken', '{"passport":{"class":'],
    ['of an older kind', '{"klass":12}'],
    ['in part unknown', '{"passport":{"class":"12","category":"bc-a"}}'],
  ])('keeps what is %s beside what is written since, until the student lets it go', (_, text) => {
    store.set(passportKey, text);
    expect(readKept()?.unread).toBe(text);
    writePassport({ class: '10' });
    expect(readKept()).toEqual({ passport: { class: '10' }, unread: text });
    forgetUnread();
    expect(readKept()).toEqual({ passport: { class: '10' }, unread: null });
  });

  it('lives until the page is closed where the browser keeps nothing', () => {
    refuses = true;
    expect(writePassport({ class: '12' })).toBe(false);
    expect(passportHere()).toEqual({ class: '12' });
    expect(store.size).toBe(0);
  });
});

describe('signing out', () => {
  it('forgets passport and plan of this device', () => {
    writePassport(whole);
    store.set(planKey, '{}');
    forgetPathHere();
    expect(store.size).toBe(0);
    expect(passportHere()).toBeNull();
  });

  it('forgets a passport that this page alone remembers', () => {
    refuses = true;
    writePassport(whole);
    forgetPathHere();
    expect(passportHere()).toBeNull();
  });

  it('forgets nothing that was to stay on this phone', () => {
    writePassport(whole);
    store.set(planKey, '{}');
    keepOnPhone(true);
    forgetPathHere();
    expect(passportHere()).toEqual(whole);
    expect(store.has(planKey)).toBe(true);
  });
});
