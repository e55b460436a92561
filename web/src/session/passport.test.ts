import { passport as schema } from '@disha/contract/path';
import type { User } from '@disha/contract/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { forgetOwner } from './forget-on-device.ts';
import { passportKey, planKey } from './kept-keys.ts';
import { forgetLeaving, forgetOthers } from './leaving.ts';
import {
  forgetPassport,
  forgetUnread,
  guestsPassport,
  keepOnPhone,
  passportHere,
  readKept,
  subscribePassport,
  writePassport,
} from './passport.ts';
import { readPassport } from './read-passport.ts';
import { useSession } from './session.ts';

const store = new Map<string, string>();
let refuses = false;
const as = (id: string | null) => useSession.setState({ user: id === null ? null : ({ _id: id } as User) });
beforeEach(() => {
  stubDeviceStorage(store, () => refuses);
});
afterEach(() => {
  refuses = false;
  as(null);
  for (const owner of [null, 'asha', 'ravi']) forgetOwner(owner);
  store.clear();
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

describe('of several people', () => {
  it('is each one’s own: nobody who signs in takes over what a guest has told', () => {
    writePassport({ class: '10' });
    as('asha');
    expect(passportHere()).toBeNull();
    writePassport(whole);
    as('ravi');
    expect(passportHere()).toBeNull();
    as(null);
    expect(passportHere()).toEqual({ class: '10' });
  });

  it('tells everybody who looks when another person is here', () => {
    writePassport({ class: '10' });
    const seen: unknown[] = [];
    vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
    const stop = subscribePassport(() => seen.push(passportHere()));
    as('asha');
    as(null);
    stop();
    expect(seen).toEqual([null, { class: '10' }]);
  });

  it('fills what is missing when somebody says that a guest’s is theirs, and leaves nothing of it behind', () => {
    writePassport({ class: '10', state: 'Bihar' });
    as('asha');
    writePassport({ class: '12' });
    guestsPassport.take();
    expect(passportHere()).toEqual({ class: '12', state: 'Bihar' });
    expect([...store.keys()]).toEqual([`${passportKey}@asha`]);
  });
});

describe('signing out', () => {
  const leave = () => {
    as(null);
    forgetLeaving('asha');
  };
  it('forgets passport and plan of whoever leaves, and nothing of a guest', () => {
    writePassport({ class: '10' });
    as('asha');
    writePassport(whole);
    store.set(`${planKey}@asha`, '{}');
    leave();
    expect([...store.keys()]).toEqual([passportKey]);
    as('asha');
    expect(passportHere()).toBeNull();
  });

  it('forgets a passport that this page alone remembers', () => {
    as('asha');
    refuses = true;
    writePassport(whole);
    leave();
    as('asha');
    expect(passportHere()).toBeNull();
  });

  it('lets wait what was to be found again, for the same person alone', () => {
    as('asha');
    writePassport(whole);
    store.set(`${planKey}@asha`, '{}');
    store.set('exams-filters@asha', '{}');
    keepOnPhone(true);
    leave();
    expect(passportHere()).toBeNull();
    as('ravi');
    forgetOthers('ravi');
    expect(passportHere()).toBeNull();
    as('asha');
    expect(passportHere()).toEqual(whole);
    expect(store.has(`${planKey}@asha`)).toBe(true);
    expect(store.has('exams-filters@asha')).toBe(false);
  });

  it('forgets those whose session ended without a word when the next one signs in', () => {
    as('asha');
    writePassport(whole);
    as(null);
    expect(store.size).toBe(1);
    as('ravi');
    forgetOthers('ravi');
    expect(store.size).toBe(0);
  });
});
