/** What rows of `read-your-writes.test.ts` are made of: each writes at one process and says what is read everywhere from then on. */
import type { api } from '@disha/contract/api';
import type { InjectOptions, CallResult, TestApp } from './test-app.ts';
import type { mailbox } from './mailbox.ts';

export type WriteName = Exclude<keyof typeof api, `GET ${string}`>;

export interface TwoProcesses {
  /** Which writes. */
  one: TestApp;
  other: TestApp;
  box: ReturnType<typeof mailbox>;
  /** A sign-in with Google, as a person of its own. */
  credential: () => Promise<string>;
}

export interface Written {
  read: (at: TestApp) => Promise<unknown>;
  shows: unknown;
}

/** A row that is a text stores nothing that anybody reads, and says why. */
export type Write = string | ((processes: TwoProcesses) => Promise<Written>);

/** As a client asks: nothing is waited for but the answer. */
export async function askServer({ app }: TestApp, name: string, { body, token, headers = {} }: InjectOptions = {}): Promise<CallResult> {
  const [method, path = ''] = name.split(' ');
  const { statusCode: status, ...answer } = await app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return {
    status,
    body: status === 204 ? undefined : answer.body.startsWith('{') ? JSON.parse(answer.body) : answer.body,
    headers: answer.headers,
  };
}

/** What it stores is shown with its answer, so that none may be told to come back in a moment. */
export async function store(at: TestApp, name: string, options?: InjectOptions): Promise<CallResult> {
  const answer = await askServer(at, name, options);
  if (answer.status !== 200 && answer.status !== 201)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 500)}`);
  return answer;
}
