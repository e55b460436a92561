import type { JourneyPage } from './page.ts';

/** What can be kept, compared and shared of an item stands behind one button of its page. */
export const openSaveMenu = (page: JourneyPage) => page.getByRole('button', { name: 'Save / more' }).click();
