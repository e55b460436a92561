/** A page, a line to the server past it, and people: as e2e/fixtures.ts has them, without a browser. */
import axe from 'axe-core';
import { beforeAll, test as base, vi } from 'vitest';
import { signUpOf, type NewStudent, type SignedUpStudent } from '../e2e/student.ts';
import { standBefore } from './google.ts';
import { expect } from './matchers.ts';
import { ask } from './network.ts';
import { JourneyPage } from './page.ts';
import { server } from './server.ts';

export { expect };
export type { NewStudent, JourneyPage, SignedUpStudent };

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape are read here
type Told = { status: number; body: any };
export type Request = (method: string, path: string, options?: { data?: unknown; token?: string }) => Promise<Told>;

const request: Request = async (method, path, { data, token } = {}) => {
  const headers = {
    ...(data === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const { status, body } = await ask({ method, url: `/api${path}`, body: data === undefined ? undefined : JSON.stringify(data), headers });
  return { status, body: JSON.parse(body) };
};

// Before the first test, so that none has to wait for it.
beforeAll(async () => {
  await server();
});

interface Fixtures {
  page: JourneyPage;
  /** Past the page, as another device would. */
  request: Request;
  /** A fresh account, made through the API. */
  newStudent: (details?: NewStudent) => Promise<SignedUpStudent>;
  /** May do everything at the desk. */
  newOperator: (details?: NewStudent) => Promise<SignedUpStudent>;
  /** Signs the page in as a student, as if they had done so earlier. */
  login: (student: SignedUpStudent) => void;
}

export const test = base.extend<Fixtures>({
  page: [
    async ({ task: _task }, use) => {
      const unexpected: unknown[][] = [];
      vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void unexpected.push(said));
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      localStorage.clear();
      sessionStorage.clear();
      standBefore(null);
      const page = new JourneyPage();
      await use(page);
      page.leave();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  request: async ({ task: _task }, use) => use(request),
  newStudent: async ({ task: _task }, use) =>
    use(async (details = {}) => {
      const data = signUpOf(details);
      const { status, body } = await request('POST', '/auth/register', { data });
      expect(status, JSON.stringify(body)).toBe(201);
      return { email: data.email, password: data.password, token: body.data.token, user: body.data.user };
    }),
  newOperator: async ({ newStudent }, use) =>
    use(async (details) => {
      const student = await newStudent(details);
      await (await server()).giveRole(student.email, 'operator');
      return student;
    }),
  login: async ({ task: _task }, use) =>
    use(({ user, token }) => {
      localStorage.setItem('auth-store', JSON.stringify({ state: { user, token, isAuthenticated: true }, version: 0 }));
    }),
});

/** Nothing here keeps anybody out, as far as it can be told without colours and sizes: those are looked at in a browser. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}
