import { catalogs } from '@disha/contract/catalogs';
import { errorText } from '../../api/error-text.ts';
import type { Bookmarks } from '@disha/contract/bookmarks';
import type { User } from '@disha/contract/user';
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { useSession } from '../../session/session.ts';
import { toast, toastList } from '../../ui/toast.ts';
import { holds, bookmarkedId, nameOf } from './bookmark-item.ts';
import { bookmarksQueries, changeBookmark } from './bookmarks.queries.ts';
import { sendBookmarks } from './send-bookmarks.ts';
import { waitingBookmarks, type BookmarkChange } from './waiting-bookmarks.ts';
import { stubDeviceStorage } from '../../testing/device-storage.ts';

const person = (id: string): User => ({
  _id: id,
  id,
  email: `${id}@example.org`,
  emailVerified: true,
  name: id,
  class: '10',
  who: null,
  state: 'Bihar',
  stream: 'science_pcm',
  field: null,
  language: null,
  role: 'student',
  avatar: null,
  profile: { avatar: null },
  createdAt: '2026-11-01T00:00:00.000Z',
});
const signIn = (id: string) => useSession.setState({ user: person(id), token: `token-of-${id}`, isAuthenticated: true });
const nothing = Object.fromEntries(catalogs.map(({ name }) => [name, []])) as unknown as Bookmarks;
const list = (...exams: string[]): Bookmarks => ({ ...nothing, exams });

/** Requests wait here until the test answers them. */
interface Waiting {
  path: string;
  token: string | null;
  answer: (bookmarks: Bookmarks) => Promise<void>;
  fail: (status: number, body?: object) => Promise<void>;
}
let waiting: Waiting[] = [];
const stored = new Map<string, string>();
let client: QueryClient;

/** Lets everything that is ready happen. */
const settle = () => new Promise<void>((done) => setImmediate(done));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const send = (body: object, status = 200) => {
          resolve(new Response(JSON.stringify(body), { status }));
          return settle();
        };
        waiting.push({
          path: url,
          token: new Headers(init.headers).get('authorization'),
          answer: (bookmarks) => send({ success: true, message: 'ok', data: { bookmarks } }),
          fail: (status, body = {}) => send({ success: false, ...body }, status),
        });
      }),
  );
  stubDeviceStorage(stored);
  useSession.setState({ user: null, token: null, isAuthenticated: false });
  stored.clear();
  waiting = [];
  client = makeQueryClient();
});
afterEach(() => {
  client.clear();
  for (const { id } of toastList.get()) toast.dismiss(id);
  vi.unstubAllGlobals();
});

const press = (action: BookmarkChange['action'], itemId: string, userId = 'asha') =>
  new MutationObserver(client, changeBookmark(client, 'en')).mutate({ action, type: 'exams', itemId, userId });
const shown = (userId = 'asha') => client.getQueryData(bookmarksQueries.mine(userId).queryKey)?.bookmarks;
const notices = () => toastList.get().map(({ text }) => text);

const inEnglish = (error: unknown) => errorText(error, 'en');

describe('an item of the list', () => {
  it('is whole or a bare id, and named by name or title', () => {
    const whole = { _id: 'jee-main', name: 'JEE Main' } as Exclude<Bookmarks['exams'][number], string>;
    const otherwise = { id: 'jee-main', title: 'JEE (Main)' } as unknown as typeof whole;
    expect([whole, otherwise, 'jee-main'].map((item) => bookmarkedId(item))).toEqual(['jee-main', 'jee-main', 'jee-main']);
    expect([whole, otherwise, 'jee-main'].map((item) => nameOf(item))).toEqual(['JEE Main', 'JEE (Main)', 'Jee main']);
    expect(holds({ ...list('clat'), exams: [whole] }, 'exams', 'jee-main')).toBe(true);
    expect(holds(list('clat'), 'exams', 'clat')).toBe(true);
    expect(holds(list('clat'), 'courses', 'clat')).toBe(false);
    expect(holds(undefined, 'exams', 'clat')).toBe(false);
  });
});

describe('without a token', () => {
  it('every call fails here, in the product’s words, and nothing is sent', async () => {
    await expect(press('add', 'clat').catch(inEnglish)).resolves.toBe('Authentication required');
    await expect(press('remove', 'clat').catch(inEnglish)).resolves.toBe('Authentication required');
    await expect(client.fetchQuery(bookmarksQueries.mine('asha')).catch(inEnglish)).resolves.toBe('No authentication token provided');
    expect(waiting).toEqual([]);
  });

  it('in this page, the one that another tab has stored is taken', async () => {
    stored.set('auth-store', JSON.stringify({ state: { user: person('asha'), token: 'stored', isAuthenticated: true }, version: 0 }));
    const done = press('add', 'clat');
    await settle();
    expect(waiting[0]?.token).toBe('Bearer stored');
    await waiting[0]?.answer(list('clat'));
    await done;
  });
});

describe('a change', () => {
  beforeEach(() => {
    signIn('asha');
  });

  it('replaces the list by the answer', async () => {
    const done = press('add', 'clat');
    await settle();
    expect(waiting[0]?.path).toBe('/api/bookmarks/add');
    await waiting[0]?.answer(list('clat', 'cat'));
    await done;
    expect(shown()).toEqual(list('clat', 'cat'));
  });

  it('waits for the one before it, so that the last press is what stays', async () => {
    const first = press('add', 'clat');
    const second = press('remove', 'clat');
    await settle();
    expect(waiting.map(({ path }) => path)).toEqual(['/api/bookmarks/add']);
    await waiting[0]?.answer(list('clat'));
    await first;
    await settle();
    expect(waiting.map(({ path }) => path)).toEqual(['/api/bookmarks/add', '/api/bookmarks/remove']);
    await waiting[1]?.answer(list());
    await second;
    expect(shown()).toEqual(list());
  });

  it('is not undone by a list that was asked for before it', async () => {
    const unsubscribe = new QueryObserver(client, bookmarksQueries.mine('asha')).subscribe(() => undefined);
    await settle();
    const done = press('add', 'clat');
    await settle();
    const [old, change] = waiting;
    await change?.answer(list('clat'));
    await done;
    await old?.answer(list());
    expect(shown()).toEqual(list('clat'));
    unsubscribe();
  });

  it('that has waited is not undone by one either, the first of a page', async () => {
    waitingBookmarks.put({ action: 'add', type: 'exams', itemId: 'clat', userId: 'asha' });
    const unsubscribe = new QueryObserver(client, bookmarksQueries.mine('asha')).subscribe(() => undefined);
    await settle();
    const done = sendBookmarks(client, 'asha');
    await settle();
    const [old, change] = waiting;
    await change?.answer(list('clat'));
    await old?.answer(list());
    await settle();
    await waiting[2]?.answer(list('clat'));
    await done;
    expect(shown()).toEqual(list('clat'));
    unsubscribe();
  });

  it('that fails says so and asks how things stand', async () => {
    client.setQueryData(bookmarksQueries.mine('asha').queryKey, { bookmarks: list('cat'), newest: [] });
    const unsubscribe = new QueryObserver(client, bookmarksQueries.mine('asha')).subscribe(() => undefined);
    const done = press('add', 'clat').catch(inEnglish);
    await settle();
    await waiting[0]?.fail(409, { code: 'conflict', message: 'You can keep at most 500 bookmarked exams.' });
    expect(await done).toBe('You can keep at most 500 bookmarked exams.');
    expect(notices()).toEqual(['You can keep at most 500 bookmarked exams.']);
    expect(shown()).toEqual(list('cat'));
    expect(waiting.at(-1)?.path).toBe('/api/bookmarks');
    unsubscribe();
  });

  it.each([
    ['add', 'Failed to add bookmark'],
    ['remove', 'Failed to remove bookmark'],
  ] as const)('%s has its own words when the server has none', async (action, words) => {
    const done = press(action, 'clat').catch(inEnglish);
    await settle();
    await waiting[0]?.fail(500);
    expect(await done).toBe(words);
    expect(notices()).toEqual([words]);
  });

  it('that gets no answer in ten seconds counts as failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const done = press('add', 'clat').catch(inEnglish);
      await vi.advanceTimersByTimeAsync(9_999);
      expect(notices()).toEqual([]);
      await vi.advanceTimersByTimeAsync(2);
      expect(await done).toMatch(/^Failed to add bookmark\. This is taking too long/);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('two people at one phone', () => {
  it('a change that was waiting is not made for the next person', async () => {
    signIn('asha');
    const first = press('add', 'clat').catch(() => undefined);
    const second = press('add', 'cat').catch(inEnglish);
    await settle();
    signIn('ravi');
    await waiting[0]?.answer(list('clat'));
    await first;
    expect(await second).toBe('Authentication required');
    expect(waiting).toHaveLength(1);
  });

  it('a late answer is shown to nobody', async () => {
    signIn('asha');
    const done = press('add', 'clat');
    await settle();
    signIn('ravi');
    await waiting[0]?.answer(list('clat'));
    await done;
    expect(shown()).toBeUndefined();
    expect(shown('ravi')).toBeUndefined();
  });
});
