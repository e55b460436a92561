/** What the log may hold: which route, which failure and where in the code; never who asked or what they sent. */
import type { FastifyRequest } from 'fastify';

/** A stranger with a private calendar's address can read it, and one with a shared view's can ask for it: these are never written down. */
const secretAfter = /(\/(?:calendar|together)\/+).+$/is;

/** What is plain ASCII in it, however it was written. */
const readable = (path: string): string =>
  path.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A query may hold a child's name (the avatar) or what they looked for; that and their address are no business of the log. */
export function withoutPerson({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): { method: string; url: string } {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const plain = path.includes('%') ? readable(path) : path;
  return { method, url: secretAfter.test(plain) ? plain.replace(secretAfter, '$1***') : path };
}

/** A type, not an interface: the logger wants to be allowed further keys. */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
};

const textOf = (error: Error, key: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function messageOf(error: Error): string {
  // Drizzle's message repeats every parameter of the statement: an e-mail, a hash, a sheet of answers.
  const query = textOf(error, 'query');
  if (query !== undefined) return `Failed query: ${query}`;
  // PostgreSQL quotes values in its messages and details; the names of our own tables are enough.
  if (textOf(error, 'severity') !== undefined)
    return ['PostgreSQL', ...['code', 'table', 'column', 'constraint'].map((key) => textOf(error, key))].filter(Boolean).join(' ');
  return error.message;
}

/** The places in the code alone: the rest of a stack repeats the message. */
function placesOf({ stack = '', message }: Error): string {
  const after = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return after
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** An error as far as it speaks of the code; other properties of it may hold what a person sent. */
export function withoutValues(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = textOf(error, 'code');
  return {
    type: error.name,
    message: messageOf(error),
    stack: placesOf(error),
    ...(code === undefined ? {} : { code }),
    ...(error.cause instanceof Error && depth < 4 ? { cause: withoutValues(error.cause, depth + 1) } : {}),
  };
}
