import type { AccountDetails } from '@disha/contract/path';
import type { StudentDetails } from '@disha/contract/passport';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { planTexts } from '../../../messages/plan.ts';
import { renderHtml } from '../../../testing/render.tsx';
import { AccountChoice, AccountDetailsCard } from './account-details.tsx';
import { storedDetailsQuery } from './stored-details.ts';

const userId = 'asha';
const unsaid: StudentDetails = { class: '12', subjects: ['physics'] };
const passport: StudentDetails = { ...unsaid, birthDate: '2001-01-01' };
const childs: StudentDetails = { ...unsaid, birthDate: '2015-01-01' };

/** `inAccount`: what the server holds; undefined before it has answered. */
async function drawn(onPhone: StudentDetails | null, inAccount: AccountDetails | null | undefined): Promise<string> {
  await planTexts.load('en');
  const queryClient = makeQueryClient();
  queryClient.setQueryData(storedDetailsQuery(userId).queryKey, inAccount);
  return renderHtml(<AccountChoice userId={userId} passport={onPhone} />, { queryClient });
}

const keep = 'Keep it in my account';
const remove = 'Take it out of my account';

it('is offered to whoever is shown to be 18 by the date of birth', async () => {
  expect(await drawn(passport, null)).toContain(keep);
});

it.each([
  ['is too young', childs, false],
  ['has not said when they were born', unsaid, true],
])('says kindly why not to whoever %s, and that everything works on the phone', async (_, onPhone, mayBeGrown) => {
  const card = await drawn(onPhone, null);
  expect(card).not.toContain('<button');
  expect(card).toContain('These details stay on this phone');
  expect(card).toContain('all work on this phone');
  expect(card.includes('You are 18 or older?')).toBe(mayBeGrown);
});

it.each<[string, StudentDetails | null, AccountDetails | null | undefined]>([
  ['where there is nothing to keep', null, null],
  ['before the account has answered', passport, undefined],
])('is not offered %s', async (_, onPhone, inAccount) => {
  expect(await drawn(onPhone, inAccount)).toBe('');
});

it('is not offered to whoever is signed out', async () => {
  await planTexts.load('en');
  expect(await renderHtml(<AccountDetailsCard />, { queryClient: makeQueryClient() })).toBe('');
});

it.each<[string, StudentDetails | null]>([
  ['an adult', passport],
  ['a phone that holds none', null],
  ['whoever turns out to be a child', childs],
])('can be taken out again by %s', async (_, onPhone) => {
  const card = await drawn(onPhone, passport as AccountDetails);
  expect(card).toContain(remove);
  expect(card).not.toContain(keep);
});

it.each([
  ['of a child', childs],
  ['without a date of birth', unsaid],
])('that was kept before %s is offered to the phone, and cannot be put there again', async (_, inAccount) => {
  const card = await drawn(passport, inAccount as AccountDetails);
  for (const button of ['Take them onto this phone', 'Delete them']) expect(card).toContain(button);
  // A file that anybody can read is for a browser that keeps nothing.
  expect(card).not.toContain('Save them to a file');
  expect(card).not.toMatch(/into the account|Keep it in my account/);
});

it('in the account is not replaced by a child’s', async () => {
  expect(await drawn(childs, passport as AccountDetails)).not.toContain('into the account');
});

it('says so when the phone holds other answers than the account, and only then', async () => {
  const differs = 'is not what is on this phone';
  expect(await drawn({ birthDate: '2001-01-01', subjects: ['physics'], class: '12' }, passport as AccountDetails)).not.toContain(differs);
  const other = await drawn({ class: '10' }, passport as AccountDetails);
  expect(other).toContain(differs);
  expect(other).toContain('onto this phone');
});
