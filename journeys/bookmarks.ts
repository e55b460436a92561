/** Bookmarks as the server keeps them. */
import { expect, type Request, type SignedUpStudent } from './fixtures.ts';

export type BookmarkedType = 'courses' | 'colleges' | 'exams' | 'guides';

export async function idsOf(request: Request, type: BookmarkedType, count: number): Promise<string[]> {
  const { body } = await request('GET', `/${type}?limit=${count}`);
  return (body.data as Record<BookmarkedType, { _id: string }[]>)[type].slice(0, count).map(({ _id }) => _id);
}

export async function bookmark(request: Request, { token }: SignedUpStudent, type: BookmarkedType, ids: readonly string[]): Promise<void> {
  for (const itemId of ids) {
    const { status, body } = await request('POST', '/bookmarks/add', { data: { type, itemId }, token });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

/** What the server has, newest first. */
export async function saved(request: Request, { token }: SignedUpStudent, type: BookmarkedType): Promise<string[]> {
  const { body } = await request('GET', '/bookmarks', { token });
  const bookmarks = body.data.bookmarks as Record<BookmarkedType, (string | { _id: string })[]>;
  return bookmarks[type].map((item) => (typeof item === 'string' ? item : item._id));
}

export const away = {
  status: 503,
  json: { success: false, code: 'unavailable', message: 'The service is temporarily unavailable. Please try again in a moment.' },
};
