import type { Page } from '@playwright/test';

/** From here on no time passes for the page. It is a minute on then: a busy machine may come late with this, and no clock goes back. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
