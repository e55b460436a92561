import { expect, type JourneyPage } from './fixtures.ts';

/** Places, reasons and costs of each proposed way wait behind a tap. */
export async function unfoldWays(page: JourneyPage, way = 'Way'): Promise<void> {
  const head = (label: string) => page.getByRole('heading', { name: `${way} ${label}` });
  await expect(head('A')).toBeVisible();
  for (const label of ['A', 'B', 'C']) if (head(label).all().length > 0) await head(label).click();
}
