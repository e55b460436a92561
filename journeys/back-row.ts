/** One form that Back brings as it was left, as `back.test.ts` goes through them. */
import { expect, type JourneyPage, type Request } from './fixtures.ts';
import type { Locator } from './locator.ts';

export interface VisitedPage {
  at: string;
  as?: 'student' | 'graduate' | 'operator';
  /** What must be there first. */
  before?: (ask: Request) => Promise<void>;
  /** This server sends mails. */
  withMail?: boolean;
  fill: (page: JourneyPage) => Promise<void>;
  /** What stood there. */
  left: (page: JourneyPage) => Promise<void>;
}

export const field = (label: string, value: string): Pick<VisitedPage, 'fill' | 'left'> => ({
  fill: (page) => page.getByLabel(label, { exact: true }).fill(value),
  left: (page) => expect(page.getByLabel(label, { exact: true })).toHaveValue(value),
});

/** By its summary. */
export const expectUnfolded = (summary: Locator) => expect.poll(() => summary.one().closest('details')?.open).toBe(true);

/** Another page, drawn: until then the one before it stays. */
export async function leave(page: JourneyPage): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
}
