import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('a visitor’s plan stays on the phone, and nothing of it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname === '/api/plan') sent.push(asked.method());
  });
  await page.goto('/path/plan');
  await page.getByRole('button', { name: 'Begin with an empty plan' }).click();
  await page.getByText('Add a step', { exact: true }).click();
  await page.getByLabel('What to do').fill('Ask my teacher about law');
  await page.getByLabel('By when, if there is a date').fill('2030-01-15');
  await page.getByRole('button', { name: 'Add step', exact: true }).click();
  await page.getByRole('checkbox', { name: /Ask my teacher about law/ }).check();
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Ask my teacher about law.*15 January 2030/ })).toBeChecked();
  await expect(page.getByText('Saved on this phone only.')).toBeVisible();
  expect(sent).toEqual([]);

  // On paper there is nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ask my teacher about law')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
});

const girl = {
  ...{ class: '12', passingYear: 2027, subjects: ['physics', 'chemistry', 'biology', 'english'], gender: 'female', category: 'obc_ncl' },
  ...{ marks: { class12: { percent: 47.25, expected: true } }, state: 'Rajasthan', district: 'Sikar', move: 'state', budget: 87_650 },
};

test('a girl in Sikar names her goal, sees whole ways near home, and keeps what she changes; a phone shows all of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(decodeURIComponent(`${one.url()} ${one.postData() ?? ''}`)));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript((kept) => localStorage.setItem('path-passport', kept), JSON.stringify({ passport: girl, unread: null }));
  await page.goto('/path/plan');
  await page.getByLabel('Find a career').fill('veterinarian');
  await page.getByRole('button', { name: /^Choose Veterinar/ }).click();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Way A' }) });
  await first.getByRole('heading', { name: 'Way A' }).click();
  await expect(first.getByRole('link', { name: 'NEET UG' })).toBeVisible();
  await expect(page.getByText('Sure way').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await page.getByText('Change way A').click();
  await first.getByLabel('My note').fill('Ask Dr Meena');
  await expect(first.getByText('Changed by you')).toBeVisible();
  await page.getByRole('button', { name: 'Propose again' }).click();
  await page.reload();
  await expect(first.getByText('Ask Dr Meena')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto('/path/instead?of=courses:mbbs');
  await expect(page.getByText('Places near you').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How Rajasthan admits in this field' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const log = asked.join('\n');
  for (const fact of ['87650', '47.25', 'female', 'obc_ncl']) expect(log).not.toContain(fact);
});
