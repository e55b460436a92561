import type { KeptPassport } from '@disha/contract/path';
import type { Passport } from '@disha/contract/passport';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { planTexts } from '../../../messages/plan.ts';
import { html } from '../../../testing/render.tsx';
import { AccountChoice, AccountPassport, isChild, keptQuery } from './account-passport.tsx';

const userId = 'asha';
const passport: Passport = { class: '12', subjects: ['physics'] };

/** `inAccount`: what the server holds; undefined before it has answered. */
async function drawn(onPhone: Passport | null, inAccount: KeptPassport | null | undefined): Promise<string> {
  await planTexts.load('en');
  const queryClient = makeQueryClient();
  queryClient.setQueryData(keptQuery(userId).queryKey, inAccount);
  return html(<AccountChoice userId={userId} passport={onPhone} />, { queryClient });
}

const keep = 'Keep it in my account';
const remove = 'Take it out of my account';

it('is offered, and can be pressed only by whoever says to be 18 or older', async () => {
  const offer = await drawn(passport, null);
  expect(offer).toContain('I am 18 or older');
  expect(offer).not.toMatch(/checked|<button/);
  expect(offer).not.toContain(keep);
});

it.each<[string, Passport | null, KeptPassport | null | undefined]>([
  ['to a child by the date of birth', { ...passport, birthDate: '2015-01-01' }, null],
  ['where there is nothing to keep', null, null],
  ['before the account has answered', passport, undefined],
])('is not offered %s', async (_, onPhone, inAccount) => {
  expect(await drawn(onPhone, inAccount)).toBe('');
});

it('is not offered to whoever is signed out', async () => {
  await planTexts.load('en');
  expect(await html(<AccountPassport />, { queryClient: makeQueryClient() })).toBe('');
});

it.each<[string, Passport | null]>([
  ['an adult', passport],
  ['a phone that holds none', null],
  ['whoever turns out to be a child', { ...passport, birthDate: '2015-01-01' }],
])('can be taken out again by %s', async (_, onPhone) => {
  const card = await drawn(onPhone, passport as KeptPassport);
  expect(card).toContain(remove);
  expect(card).not.toContain('I am 18 or older');
});

it('says so when the phone holds other answers than the account, and only then', async () => {
  const differs = 'is another than the one on this phone';
  expect(await drawn({ subjects: ['physics'], class: '12' }, passport as KeptPassport)).not.toContain(differs);
  const other = await drawn({ class: '10' }, passport as KeptPassport);
  expect(other).toContain(differs);
  expect(other).toContain('onto this phone');
});

it('counts 18 years to the day', () => {
  expect(isChild({ birthDate: '2008-11-17' }, '2026-11-16')).toBe(true);
  expect(isChild({ birthDate: '2008-11-16' }, '2026-11-16')).toBe(false);
  expect(isChild({}, '2026-11-16')).toBe(false);
});
