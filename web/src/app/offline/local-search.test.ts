// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { localTransport } from './local-transport.ts';

const kept = vi.hoisted(() => ({ answers: undefined as Record<string, unknown> | undefined }));
vi.mock('../../api/packs.ts', () => ({
  packs: {
    kept: () => Promise.resolve([]),
    open: (name: string) => Promise.resolve(name.startsWith('catalogs-') && kept.answers ? { answers: kept.answers } : undefined),
  },
}));

const exam = { _id: 'gate', name: 'Graduate Aptitude Test in Engineering' };
const list = (name: string, items: readonly object[] = []) => ({
  [`/${name}`]: { [name]: items, pagination: { totalCount: items.length } },
});
const withoutColleges = {
  ...{ ...list('courses'), ...list('careers'), ...list('scholarships'), ...list('guides') },
  ...{ ...list('exams', [exam]), '/exams/gate': { exam } },
};

async function search(words: string) {
  const response = await localTransport(`/api/search?q=${encodeURIComponent(words)}`, {});
  return { status: response.status, body: (await response.json()) as { data?: { groups: { type: string }[] } } };
}

beforeEach(() => {
  kept.answers = withoutColleges;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":"unavailable"}', { status: 503 })));
});

it('A search that the server refuses is answered by what this device keeps.', async () => {
  const { status, body } = await search('aptitude');
  expect(status).toBe(200);
  expect(body.data?.groups.map(({ type }) => type)).toEqual(['exams']);
});

it('A search that finds nothing in the half that is kept stays an error, and is not told as nothing found.', async () => {
  expect((await search('nit trichy')).status).toBe(503);
});
