import { beforeEach, expect, it } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { planKey, quizKey } from './stored-keys.ts';
import { forgetPutAway, isNumber, mostPutAway, putAway, signs, storedSigns, takeOut } from './put-away.ts';
import { readSealed, seal, unseal } from './sealed.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  stubDeviceStorage(kept);
});

const hers = () => {
  localStorage.setItem(planKey, JSON.stringify({ goal: 'her plan' }));
  localStorage.setItem(quizKey, JSON.stringify({ result: 'her result' }));
};

it('leaves nothing of the one before in sight, and brings it back by the number alone', async () => {
  hers();
  const before = localStorage.getItem(planKey);
  localStorage.setItem('auth-store', 'the phone’s own');
  localStorage.setItem(`${planKey}@some-account`, 'an account’s');
  expect(await putAway('🐘', '482913')).toBe(true);
  const seen = [...kept.values()].join(' ');
  expect(seen).not.toContain('her plan');
  expect(seen).not.toContain('482913');
  expect(localStorage.getItem(planKey)).toBeNull();
  expect(localStorage.getItem('auth-store')).toBe('the phone’s own');
  expect(localStorage.getItem(`${planKey}@some-account`)).toBe('an account’s');

  expect(await takeOut('🐘', '482914')).toBe('wrong-number');
  expect(await takeOut('🦚', '482913')).toBe('wrong-number');
  expect(localStorage.getItem(planKey)).toBeNull();
  // What the next one made meanwhile does not mix with it.
  localStorage.setItem(quizKey, 'his result');
  expect(await takeOut('🐘', '482913')).toBe('done');
  expect(localStorage.getItem(planKey)).toBe(before);
  expect(localStorage.getItem(quizKey)).toContain('her result');
  expect(storedSigns()).toEqual([]);
}, 60_000);

it('keeps it put away, and what is here as it is, where the phone has no room to take it out', async () => {
  let writes = Infinity;
  stubDeviceStorage(kept, () => {
    writes -= 1;
    return writes === 0;
  });
  hers();
  expect(await putAway('🐘', '482913')).toBe(true);
  localStorage.setItem(quizKey, 'his result');
  const before = Object.fromEntries(kept);
  // The first of her two things fits, the second does not.
  writes = 2;
  expect(await takeOut('🐘', '482913')).toBe('no-room');
  expect(Object.fromEntries(kept)).toEqual(before);
}, 60_000);

it('takes three at most, each under a picture of its own, and forgets one without its number', async () => {
  for (const sign of signs.slice(0, mostPutAway)) {
    hers();
    expect(await putAway(sign, '111111')).toBe(true);
  }
  hers();
  expect(await putAway(signs[mostPutAway] ?? '🏏', '111111')).toBe(false);
  expect(localStorage.getItem(planKey)).not.toBeNull();
  forgetPutAway(signs[1]);
  expect(storedSigns()).toEqual([signs[0], signs[2]]);
  expect(await putAway(signs[0], '111111')).toBe(false);
}, 60_000);

it('reads nothing that somebody has changed or broken', async () => {
  const sealed = await seal('four quiet green words', { plan: 1 });
  expect(await unseal('four quiet green words', sealed)).toEqual({ plan: 1 });
  expect(await unseal('four quiet green words', { ...sealed, data: sealed.iv + sealed.data })).toBeUndefined();
  for (const broken of [null, 7, {}, { ...sealed, version: 2 }, { ...sealed, salt: 1 }]) expect(readSealed(broken)).toBeNull();
  localStorage.setItem('put-away', '{"not":"a list"}');
  expect(storedSigns()).toEqual([]);
}, 60_000);

it('takes six digits', () => {
  expect(['000000', '482913'].every(isNumber)).toBe(true);
  expect(['', '12345', '1234567', '12345a', '१२३४५६'].some(isNumber)).toBe(false);
});
