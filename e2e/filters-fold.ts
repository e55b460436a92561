import type { Page } from '@playwright/test';

/** A phone has the filters of a list behind one button. */
export const unfoldFilters = (page: Page): Promise<void> =>
  page
    .locator('summary')
    .filter({ hasText: /^Filters$/ })
    .click();
