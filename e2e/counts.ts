/** How many there are is for the catalog to say: a screen shows what the API counts for the same question. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type CountedType = 'courses' | 'colleges' | 'exams';

/** `query` as in the address of the screen; none counts them all. */
export async function countOf(request: APIRequestContext, type: CountedType, query = ''): Promise<number> {
  const response = await request.get(`/api/${type}${query === '' ? '' : `?${query}`}`);
  expect(response.status(), await response.text()).toBe(200);
  const { data } = (await response.json()) as { data: { totalCourses?: number; pagination?: { totalCount: number } } };
  const count = data.totalCourses ?? data.pagination?.totalCount ?? 0;
  expect(count).toBeGreaterThan(0);
  return count;
}

/** The line above a list that says how many it holds, when it says so many. */
export function saysCount(page: Page, type: CountedType, count: number): Locator {
  const [one, many] = [type.slice(0, -1), type];
  return page.getByRole('status').filter({ hasText: new RegExp(`^${count.toLocaleString('en-IN')} ${count === 1 ? one : many}\\b`) });
}
