/** Bookmarks as the server keeps them, for the browser tests. */
import type { APIRequestContext } from '@playwright/test';
import { expect, type SignedUpStudent } from './fixtures.ts';

export type BookmarkedType = 'courses' | 'colleges' | 'exams';

export async function idsOf(request: APIRequestContext, type: BookmarkedType, count: number): Promise<string[]> {
  const response = await request.get(`/api/${type}${type === 'courses' ? '' : `?limit=${count}`}`);
  const { data } = (await response.json()) as { data: Record<BookmarkedType, { _id: string }[]> };
  return data[type].slice(0, count).map(({ _id }) => _id);
}

export async function bookmark(
  request: APIRequestContext,
  { token }: SignedUpStudent,
  type: BookmarkedType,
  ids: readonly string[],
): Promise<void> {
  for (const itemId of ids) {
    const response = await request.post('/api/bookmarks/add', { data: { type, itemId }, headers: { authorization: `Bearer ${token}` } });
    expect(response.status(), await response.text()).toBe(200);
  }
}

/** What the server has, newest first. */
export async function saved(request: APIRequestContext, { token }: SignedUpStudent, type: BookmarkedType): Promise<string[]> {
  const response = await request.get('/api/bookmarks', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { bookmarks: Record<BookmarkedType, (string | { _id: string })[]> } };
  return data.bookmarks[type].map((item) => (typeof item === 'string' ? item : item._id));
}
