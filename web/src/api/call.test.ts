import { errorText } from './error-text.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonTexts } from '../messages/common.ts';
import { ApiError } from './api-error.ts';
import { urlOf, call, callToStore, registerSession, registerTimeouts } from './call.ts';

const fetchMock = vi.fn<typeof fetch>();
const unauthorized = vi.fn<(token: string) => void>();
let token: string | null = null;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  registerSession({ token: () => token, unauthorized });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
  token = null;
});

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  fetchMock.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }));
};
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected');
  return error;
};
const sent = () => fetchMock.mock.calls[0] ?? [];

describe('call', () => {
  it('returns the data of the envelope', async () => {
    answer(200, { success: true, message: 'ok', data: { streams: ['arts'] } });
    await expect(call('GET /exams/filters')).resolves.toEqual({ streams: ['arts'] });
    expect(sent()[0]).toBe('/api/exams/filters');
  });

  it('says in the server’s words that what was stored is not shown yet, and only then', async () => {
    const store = () => callToStore('DELETE /desk/corrections/:id', { params: { id: 'one' }, body: {} });
    answer(202, { success: true, message: 'Saved. It shows in a moment.', data: { correction: 1 } });
    expect(await store()).toEqual({ data: { correction: 1 }, soon: 'Saved. It shows in a moment.' });
    answer(200, { success: true, message: 'Taken back', data: { correction: 1 } });
    expect(await store()).toEqual({ data: { correction: 1 }, soon: undefined });
  });

  it('sends JSON and the token', async () => {
    token = 'secret';
    answer(200, { success: true, message: 'ok', data: {} });
    await call('POST /bookmarks/add', { body: { type: 'exams', itemId: 'jee-main' } });
    const init = sent()[1];
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"type":"exams","itemId":"jee-main"}');
    expect(init?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
  });

  it('keeps the token back where nobody is to be known', async () => {
    token = 'secret';
    answer(200, { success: true, message: 'ok', data: {} });
    await call('POST /client-errors', {
      body: { kind: 'error', message: 'x', stack: [], route: '/', browser: 'other' },
      anonymous: true,
    });
    expect(JSON.stringify(sent())).not.toContain('secret');
  });

  it('reports what the server says, with the fields it names', async () => {
    const errors = [{ path: 'email', message: 'Email is required' }];
    answer(400, { success: false, code: 'invalid', message: 'Email is required', errors });
    const error = await failure(call('POST /auth/login', { body: { email: '', password: 'x' }, fallback: () => 'Login failed' }));
    expect(error).toMatchObject({ code: 'invalid', status: 400, message: 'Email is required', errors });
    expect(error.isTemporary).toBe(false);
  });

  it('falls back on the product’s words when the answer has none', async () => {
    answer(502, '<html>Bad gateway</html>');
    expect(await failure(call('GET /exams', { fallback: () => 'Failed to fetch exams' }))).toSatisfy(
      (error: ApiError) => error.status === 502 && errorText(error, 'en') === 'Failed to fetch exams',
    );
  });

  it('reads an answer that is no envelope as a failure', async () => {
    answer(200, '<html></html>');
    expect(await failure(call('GET /exams'))).toMatchObject({ code: 'internal', told: undefined });
  });

  it('keeps the time to wait', async () => {
    answer(429, { success: false, code: 'rate_limited', message: 'Slow down' }, { 'retry-after': '30' });
    expect((await failure(call('GET /exams'))).retryAfter).toBe(30);
  });

  it('has kind words for a dead network', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const error = await failure(call('GET /exams', { fallback: () => 'Failed to fetch exams' }));
    expect(error).toMatchObject({ code: 'network', status: 0 });
    expect(errorText(error, 'en')).toBe(`Failed to fetch exams. ${commonTexts.in('en').api.network}`);
    expect(error.isTemporary).toBe(true);
  });

  it('gives a catalog the time it asks for, and no other call a limit', async () => {
    vi.useFakeTimers();
    registerTimeouts([{ name: 'colleges', timeoutMs: 10_000 }, { name: 'exams' }]);
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    const slow = failure(call('GET /colleges'));
    const patient = vi.fn();
    void call('GET /courses').then(patient, patient);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await slow).code).toBe('timeout');
    expect(patient).not.toHaveBeenCalled();
  });

  it('lets a call that was taken back pass as it is', async () => {
    const stop = new AbortController();
    stop.abort();
    fetchMock.mockImplementationOnce((_, init) =>
      init?.signal?.aborted === true ? Promise.reject(new DOMException('aborted', 'AbortError')) : new Promise(() => undefined),
    );
    await expect(call('GET /exams', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  const refused = { success: false, code: 'unauthenticated', message: 'Please sign in' };

  it('ends the session of the token that was sent', async () => {
    token = 'old';
    answer(401, refused);
    await failure(call('GET /bookmarks'));
    expect(unauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('is only reported by the auth calls', async () => {
    token = 'old';
    answer(401, refused);
    await failure(call('GET /auth/profile'));
    expect(unauthorized).not.toHaveBeenCalled();
  });

  it('means nothing when no token was sent', async () => {
    answer(401, refused);
    await failure(call('GET /bookmarks'));
    expect(unauthorized).not.toHaveBeenCalled();
  });
});

describe('addressOf', () => {
  it('writes parameters and leaves out what is empty', () => {
    expect(urlOf('/exams/:id', { params: { id: 'a/b c' } })).toBe('/exams/a%2Fb%20c');
    expect(urlOf('/colleges', { query: { search: 'iit & nit', type: '', state: undefined, limit: '20' } })).toBe(
      '/colleges?search=iit+%26+nit&limit=20',
    );
  });

  it('says the language of the page, English too', () => {
    expect(urlOf('/exams', {}, 'en')).toBe('/exams?lang=en');
    expect(urlOf('/exams', { query: { limit: '3' } }, 'en-XA')).toBe('/exams?limit=3&lang=en-XA');
  });
});
