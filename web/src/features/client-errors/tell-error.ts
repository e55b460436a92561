import type { ClientError } from '@disha/contract/client-errors';
import { clientErrorLimits, impersonal } from '@disha/contract/impersonal';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

const { message: longest, line: longestLine, lines: mostLines } = clientErrorLimits;

/** The first name that fits: others call themselves Chrome and Safari too. */
const families: [name: string, version: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* .*Safari/],
];

export function browserOf(userAgent: string): string {
  for (const [name, version] of families) {
    const number = version.exec(userAgent)?.[1];
    if (number !== undefined) return `${name} ${number}`;
  }
  return 'other';
}

/** Only places in our own files: we cannot fix browser extensions and the like. */
function placesOf({ stack = '' }: Error, origin: string): string[] {
  return stack
    .split('\n')
    .filter((line) => line.includes(`${origin}/`))
    .slice(0, mostLines)
    .map((line) => impersonal(line).slice(0, longestLine));
}

export function clientErrorOf(
  kind: ClientError['kind'],
  error: unknown,
  { route, origin, userAgent }: { route: string; origin: string; userAgent: string },
): ClientError | null {
  // A call that failed is the server's or the network's affair, and has been said to its caller.
  if (!(error instanceof Error) || error instanceof ApiError) return null;
  const stack = placesOf(error, origin);
  if (stack.length === 0) return null;
  return { kind, message: impersonal(`${error.name}: ${error.message}`).slice(0, longest), stack, route, browser: browserOf(userAgent) };
}

const reported = new Set<string>();

export async function tellError(kind: ClientError['kind'], error: unknown, route: string): Promise<void> {
  const body = clientErrorOf(kind, error, { route, origin: window.location.origin, userAgent: navigator.userAgent });
  if (body === null || reported.has(body.message)) return;
  reported.add(body.message);
  await call('POST /client-errors', { body, anonymous: true });
}
