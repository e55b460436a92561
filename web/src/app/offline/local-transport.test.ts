// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissing, isServerAway, storedFrom } from '../../api/stored-from.ts';
import { localTransport } from './local-transport.ts';

/** A line whose answers come when the test says so. */
function slowLine() {
  const answers: ((answer: Response | Error) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  });
  const answer = async (given: Response | Error) => {
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers.pop()!(given);
  };
  return { answer };
}

const goTo = (path: string) => window.history.replaceState(null, '', path);
const ask = (path: string) => localTransport(`/api${path}`, {}).catch(() => undefined);

describe('what becomes of a request is told of the page that asked', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('where no answer comes and the reader has gone on: the page of now is not said to be unknown', async () => {
    const line = slowLine();
    goTo('/colleges');
    const asked = ask('/colleges/stats');
    goTo('/colleges/goa-university');
    await line.answer(new TypeError('Failed to fetch'));
    await asked;
    expect(isServerAway()).toBe(true);
    expect(isMissing('/colleges/goa-university')).toBe(false);
    expect(isMissing('/colleges')).toBe(true);
  });

  it.each(['/packs', '/settings', '/auth/profile'])(
    'where %s is asked beside it: a page that lacks nothing is not said to be unknown',
    async (path) => {
      const line = slowLine();
      goTo('/colleges/ait-pune');
      const asked = ask(path);
      await line.answer(new TypeError('Failed to fetch'));
      await asked;
      expect(isServerAway()).toBe(true);
      expect(isMissing('/colleges/ait-pune')).toBe(false);
    },
  );

  it('where it was kept: the page of now is not said to be of that day', async () => {
    const line = slowLine();
    goTo('/exams');
    const asked = ask('/exams');
    goTo('/exams/nda');
    await line.answer(new Response('{}', { headers: { 'x-kept': '2026-11-03T10:00:00Z' } }));
    await asked;
    goTo('/careers');
    const another = ask('/careers');
    await line.answer(new Response('{}', { headers: { 'x-kept': '2026-11-01T10:00:00Z' } }));
    await another;
    expect(storedFrom('/exams')).toBe(Date.parse('2026-11-03T10:00:00Z'));
    // The oldest of anything, as for a page of which nothing is told.
    expect(storedFrom('/exams/nda')).toBe(Date.parse('2026-11-01T10:00:00Z'));
  });

  it('where it comes after all: the page of now stays what it was', async () => {
    const line = slowLine();
    goTo('/guides/one');
    const failed = ask('/guides/one');
    await line.answer(new TypeError('Failed to fetch'));
    await failed;
    goTo('/guides');
    const asked = ask('/guides');
    goTo('/guides/one');
    await line.answer(new Response('{}'));
    await asked;
    expect(isMissing('/guides/one')).toBe(true);
  });
});
