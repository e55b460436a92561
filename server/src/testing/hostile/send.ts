/** Sends over a real connection and judges every answer by the same few rules. */
import { Agent, request as open } from 'node:http';
import type { HostileRequest } from './requests.ts';

export interface HostileAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Sender {
  send(request: HostileRequest, token: string | undefined): Promise<HostileAnswer>;
  close(): void;
}

export function sender(port: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    send: ({ method, path, headers, body }, token) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : Buffer.from(body);
        const sent = open(
          {
            agent,
            port,
            host: '127.0.0.1',
            method,
            path,
            headers: {
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              ...headers,
              ...(payload ? { 'content-length': String(payload.length) } : {}),
            },
            timeout: 20_000,
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString('latin1') }),
            );
          },
        );
        sent.on('timeout', () => sent.destroy(new Error('no answer within 20 s')));
        sent.on('error', reject);
        sent.end(payload);
      }),
    close: () => agent.destroy(),
  };
}

const innerWords = [
  /\n\s+at |node_modules|SyntaxError|TypeError|ECONN/i,
  /drizzle|\bselect .+ from\b|syntax error at/i,
  /argon2id|password_hash|passwordHash|token_hash/i,
];

/** What is wrong with an answer to what was sent; nothing for a good one. */
export function responseFault({ status, headers, body }: HostileAnswer, isApi: boolean, sent: string | undefined): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (status < 200) return `answered ${status}`;
  const isPlain = headers['content-encoding'] === undefined;
  // What a sender wrote may come back inside a quoted message; an inner word may not come from us.
  const inner = innerWords.map((words) => words.exec(body)?.[0]).find((found) => found !== undefined && !sent?.includes(found));
  if (status >= 400 && isPlain && inner !== undefined) return `tells what it looks like inside, by "${inner.slice(0, 60)}"`;
  // Too large to be read at all: there is no request yet that could have an id.
  const always = status === 431 ? [] : ['x-request-id'];
  for (const name of [...always, 'content-security-policy', 'x-content-type-options'])
    if (headers[name] === undefined) return `has no ${name}`;
  if (headers['set-cookie'] !== undefined || headers['x-injected'] !== undefined) return 'has a header that a sender put there';
  if (!isApi || status === 304 || status === 204 || !isPlain) return undefined;
  if (!String(headers['content-type']).startsWith('application/json')) return `is ${String(headers['content-type'])}`;
  const envelope = JSON.parse(body || 'null') as { success?: unknown; message?: unknown; code?: unknown } | null;
  if (typeof envelope?.message !== 'string' || envelope.success !== status < 400) return 'is no envelope';
  if (status >= 400 && typeof envelope.code !== 'string') return 'has no code';
  return undefined;
}
