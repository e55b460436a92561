/** The student details as it is kept on a phone. */
import { expect, type JourneyPage } from './fixtures.ts';
import { deviceKey } from './people.ts';

export const storedDetails = (): string | null => localStorage.getItem(deviceKey('path-passport'));
export const keep = (details: object): void =>
  localStorage.setItem(deviceKey('path-passport'), JSON.stringify({ passport: details, unread: null }));

export const sensitiveFacts = { percent: '47.25', birthDate: '2009-02-27', budget: '87650', category: 'obc_ncl', district: 'Sheikhpura' };

/** Step by step, with what is wrong said on the way. */
export async function enterDetails(page: JourneyPage): Promise<void> {
  await page.goto('/path');
  await page.getByLabel('Which class are you in?').selectOption('12');
  await page.getByRole('button', { name: 'PCB', exact: true }).click();
  await page.getByText('Choose one by one').click();
  await expect(page.getByRole('checkbox', { name: 'Biology' })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Class 12, in per cent').fill('101');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('A number from 0 to 100, please.')).toBeVisible();
  await page.getByLabel('Class 12, in per cent').fill(sensitiveFacts.percent);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Category').selectOption(sensitiveFacts.category);
  await page.getByLabel('Date of birth').fill('2999-01-01');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This day is still to come.')).toBeVisible();
  await page.getByLabel('Date of birth').fill(sensitiveFacts.birthDate);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Home state').selectOption('Bihar');
  await page.getByLabel('Home district').selectOption(sensitiveFacts.district);
  await page.getByLabel('What a year of study may cost').fill(sensitiveFacts.budget);
  await page.getByRole('button', { name: 'Done' }).click();
}
