import type { AccountPlan } from '@disha/contract/path';
import type { User } from '@disha/contract/user';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { useSession } from '../../../session/session.ts';
import { stubDeviceStorage } from '../../../testing/device-storage.ts';
import { heldPlan } from './held-plan.ts';
import { planQueries, savePlan } from './plan.queries.ts';
import { emptyPlan } from './read-plan.ts';
import { waitingPlan } from './send-plan.ts';

const client = makeQueryClient();
const noted = (note: string) => ({ ...emptyPlan, steps: [{ id: 's1', text: note, done: false }] });
const before: AccountPlan = { plan: noted('Ask the school'), version: 3 };
const after: AccountPlan = { plan: noted('Ask the college'), version: 4 };

/** Requests wait here until the test answers them. */
let waiting: { method: string; answer: (data: AccountPlan) => Promise<void> }[] = [];
const settle = () => new Promise<void>((done) => setImmediate(done));
const next = async () => {
  await vi.waitFor(() => expect(waiting).not.toEqual([]));
  return waiting.shift()!;
};

beforeEach(() => {
  stubDeviceStorage(new Map());
  vi.stubGlobal('fetch', (_url: string, { method = 'GET', signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const answer = (data: AccountPlan) => {
        resolve(new Response(JSON.stringify({ success: true, message: '', data })));
        return settle();
      };
      waiting.push({ method, answer });
    });
  });
  useSession.setState({ user: { _id: 'asha' } as User, token: 'of-asha', isAuthenticated: true });
});
afterEach(() => {
  client.clear();
  waiting = [];
  useSession.setState({ user: null, token: null, isAuthenticated: false });
  vi.unstubAllGlobals();
});

it('a plan that has waited and is kept now is not undone by one that was asked for before it', async () => {
  heldPlan.write({ plan: after.plan!, version: 3, isKept: false });
  const query = planQueries.kept('asha');
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  const old = await next();
  const sent = waitingPlan.send(client, 'asha');
  await (await next()).answer(before);
  const put = await next();
  expect(put.method).toBe('PUT');
  await put.answer(after);
  await sent;
  await old.answer(before);
  expect(client.getQueryData(query.queryKey)).toEqual(after);
  expect(heldPlan.readOf('asha')).toMatchObject({ plan: after.plan, version: 4, isKept: true });
  leave();
});

it('a plan that is taken over is sent once, though its page and what waits for a line both want to', async () => {
  heldPlan.write({ plan: after.plan!, version: 0, isKept: false });
  const waits = waitingPlan.send(client, 'asha');
  const own = savePlan(after.plan!, 0);
  await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toEqual(['GET', 'PUT']));
  await waiting.shift()!.answer({ plan: null, version: 0 });
  expect(waiting.map(({ method }) => method)).toEqual(['PUT']);
  await waiting.shift()!.answer({ ...after, version: 1 });
  await Promise.all([waits, own]);
  expect(waiting).toEqual([]);
  expect(heldPlan.readOf('asha')).toMatchObject({ version: 1, isKept: true });
});

it('a plan that its page has sent meanwhile is not sent over an answer that is older', async () => {
  heldPlan.write({ plan: after.plan!, version: 0, isKept: false });
  const waits = waitingPlan.send(client, 'asha');
  heldPlan.write({ plan: after.plan!, version: 1, isKept: true });
  await (await next()).answer({ plan: null, version: 0 });
  await waits;
  expect(waiting).toEqual([]);
});
