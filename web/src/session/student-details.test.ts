import { accountDetails as schema } from '@disha/contract/path';
import type { User } from '@disha/contract/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { forgetOwner } from './forget-on-device.ts';
import { detailsKey, planKey } from './stored-keys.ts';
import { forgetLeaving, forgetOthers } from './leaving.ts';
import {
  forgetDetails,
  forgetUnread,
  guestDetails,
  keepOnPhone,
  localDetails,
  readStoredDetails,
  subscribeDetails,
  writeDetails,
} from './student-details.ts';
import { readDetails } from './read-details.ts';
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

describe('reading student details', () => {
  it('understands all that the contract allows', () => {
    expect(readDetails(schema.parse(whole))).toEqual({ passport: whole, unread: [] });
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
  ])('of %s takes the rest and names what it left', (_, given, details, unread) => {
    expect(readDetails(given)).toEqual({ passport: details, unread });
  });

  it.each([[null], ['text'], [['class']], [5]])('makes nothing of %j', (value) => {
    expect(readDetails(value)).toEqual({ passport: null, unread: [] });
  });
});

describe('the student details of this device', () => {
  it('comes back as it was written, and is gone when it is deleted', () => {
    expect(localDetails()).toBeNull();
    expect(writeDetails(whole)).toBe(true);
    expect(localDetails()).toEqual(whole);
    forgetDetails();
    expect(localDetails()).toBeNull();
    expect(store.size).toBe(0);
  });

  it('that says nothing leaves nothing behind', () => {
    writeDetails({ class: '12' });
    writeDetails({});
    expect(store.size).toBe(0);
  });

  it.each([
    ['broken', '{"passport":{"class":'],
    ['of an older kind', '{"klass":12}'],
    ['in part unknown', '{"passport":{"class":"12","category":"bc-a"}}'],
  ])('keeps what is %s beside what is written since, until the student lets it go', (_, text) => {
    store.set(detailsKey, text);
    expect(readStoredDetails()?.unread).toBe(text);
    writeDetails({ class: '10' });
    expect(readStoredDetails()).toEqual({ passport: { class: '10' }, unread: text });
    forgetUnread();
    expect(readStoredDetails()).toEqual({ passport: { class: '10' }, unread: null });
  });

  it('lives until the page is closed where the browser keeps nothing', () => {
    refuses = true;
    expect(writeDetails({ class: '12' })).toBe(false);
    expect(localDetails()).toEqual({ class: '12' });
    expect(store.size).toBe(0);
  });
});

describe('of several people', () => {
  it('is each one’s own: nobody who signs in takes over what a guest has told', () => {
    writeDetails({ class: '10' });
    as('asha');
    expect(localDetails()).toBeNull();
    writeDetails(whole);
    as('ravi');
    expect(localDetails()).toBeNull();
    as(null);
    expect(localDetails()).toEqual({ class: '10' });
  });

  it('tells everybody who looks when another person is here', () => {
    writeDetails({ class: '10' });
    const seen: unknown[] = [];
    vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
    const stop = subscribeDetails(() => seen.push(localDetails()));
    as('asha');
    as(null);
    stop();
    expect(seen).toEqual([null, { class: '10' }]);
  });

  it('fills what is missing when somebody says that a guest’s is theirs, and leaves nothing of it behind', () => {
    writeDetails({ class: '10', state: 'Bihar' });
    as('asha');
    writeDetails({ class: '12' });
    guestDetails.take();
    expect(localDetails()).toEqual({ class: '12', state: 'Bihar' });
    expect([...store.keys()]).toEqual([`${detailsKey}@asha`]);
  });
});

describe('signing out', () => {
  const leave = () => {
    as(null);
    forgetLeaving('asha');
  };
  it('forgets student details and plan of whoever leaves, and nothing of a guest', () => {
    writeDetails({ class: '10' });
    as('asha');
    writeDetails(whole);
    store.set(`${planKey}@asha`, '{}');
    leave();
    expect([...store.keys()]).toEqual([detailsKey]);
    as('asha');
    expect(localDetails()).toBeNull();
  });

  it('forgets student details that this page alone remembers', () => {
    as('asha');
    refuses = true;
    writeDetails(whole);
    leave();
    as('asha');
    expect(localDetails()).toBeNull();
  });

  it('lets wait what was to be found again, for the same person alone', () => {
    as('asha');
    writeDetails(whole);
    store.set(`${planKey}@asha`, '{}');
    store.set('exams-filters@asha', '{}');
    keepOnPhone(true);
    leave();
    expect(localDetails()).toBeNull();
    as('ravi');
    forgetOthers('ravi');
    expect(localDetails()).toBeNull();
    as('asha');
    expect(localDetails()).toEqual(whole);
    expect(store.has(`${planKey}@asha`)).toBe(true);
    expect(store.has('exams-filters@asha')).toBe(false);
  });

  it('forgets those whose session ended without a word when the next one signs in', () => {
    as('asha');
    writeDetails(whole);
    as(null);
    expect(store.size).toBe(1);
    as('ravi');
    forgetOthers('ravi');
    expect(store.size).toBe(0);
  });
});
