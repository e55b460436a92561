/** How many there are is for the catalog to say: a screen shows what the API counts for the same question. */
import { expect, type JourneyPage, type Request } from './fixtures.ts';
import type { Locator } from './locator.ts';

type Type = 'courses' | 'colleges' | 'exams' | 'guides';

/** `query` as in the address of the screen; none counts them all. */
export async function countOf(request: Request, type: Type, query = ''): Promise<number> {
  const { status, body } = await request('GET', `/${type}${query === '' ? '' : `?${query}`}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const { data } = body as { data: { totalCourses?: number; pagination?: { totalCount: number } } };
  const count = data.totalCourses ?? data.pagination?.totalCount ?? 0;
  expect(count).toBeGreaterThan(0);
  return count;
}

/** The line above a list that says how many it holds, when it says so many. */
export function saysCount(page: JourneyPage, type: Type, count: number): Locator {
  const [one, many] = [type.slice(0, -1), type];
  return page.getByRole('status').filter({ hasText: new RegExp(`^${count.toLocaleString('en-IN')} ${count === 1 ? one : many}\\b`) });
}
