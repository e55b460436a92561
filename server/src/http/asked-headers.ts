/**
 * The few headers that choose among answers that are ready, read as they came: Node makes an object of all of them when
 * somebody asks for one, which costs more than finding the answer.
 */
import type { IncomingHttpHeaders } from 'node:http';

const names = ['accept-language', 'accept-encoding', 'if-none-match'] as const;

type AskedHeaders = Pick<IncomingHttpHeaders, (typeof names)[number]>;

/** Most headers are told apart by their length alone. */
function nameOf(written: string): (typeof names)[number] | undefined {
  if (written.length !== 15 && written.length !== 13) return undefined;
  const lower = written.toLowerCase();
  return names.find((name) => name === lower);
}

/** Names and values in turn; undefined where one of them stands twice, which is left to those who know how to read that. */
export function askedHeaders(raw: readonly string[]): AskedHeaders | undefined {
  const asked: AskedHeaders = {};
  for (let index = 0; index < raw.length; index += 2) {
    const name = nameOf(raw[index]!);
    if (name === undefined) continue;
    if (asked[name] !== undefined) return undefined;
    asked[name] = raw[index + 1]!;
  }
  return asked;
}
