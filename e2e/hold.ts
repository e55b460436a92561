import type { Page } from '@playwright/test';

/** Whatever the page asks for at such an address waits, until the returned function is called. */
export async function holdRequest(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
