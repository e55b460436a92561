/** The forms a body can be sent in. */
import { spawn } from 'node:child_process';
import type { IncomingHttpHeaders } from 'node:http';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';
/** A shorter body fits into one packet as it is. */
export const worthCompressing = 1400;

/** The smallest first: what a browser takes at all is sent so. */
const ours = ['br', 'gzip'] as const;

const readEncoding = (accepted: string): Encoding => {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(ours);
  return ours.find((each) => taken.includes(each)) ?? 'identity';
};

/** Memoised: browsers send few different ones; a client that invents more is read anew each time. */
const knownEncodings = new Map<string, Encoding>();
const mostKnown = 100;
const longestKnown = 100;

export function preferredEncoding({ 'accept-encoding': accepted }: Pick<IncomingHttpHeaders, 'accept-encoding'>): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const known = knownEncodings.get(accepted);
  if (known !== undefined) return known;
  const encoding = readEncoding(accepted);
  if (accepted.length <= longestKnown && knownEncodings.size < mostKnown) knownEncodings.set(accepted, encoding);
  return encoding;
}

/** A window no larger than the text: the compressor takes memory by the window, tens of megabytes for the largest. */
const windowFor = (bytes: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

const brotliOf = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

export const brotliAt = (body: Buffer, quality: number): Promise<Buffer> => brotli(body, brotliOf(body, quality));
export const zip: (body: Buffer, options?: { level: number }) => Promise<Buffer> = promisify(gzip);

/** Most of what one person gets. Compressed here it takes a tenth of a millisecond; sent to another thread and back, many times that. */
const short = 64 * 1024;

/** For one person, while they wait: quick rather than tight. */
export function compressed(body: Buffer, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  if (body.length > short) return encoding === 'br' ? brotliAt(body, 4) : zip(body);
  return encoding === 'br' ? brotliCompressSync(body, brotliOf(body, 1)) : gzipSync(body);
}

const elsewhere = `
  const { createBrotliCompress } = require('node:zlib');
  process.stdin.pipe(createBrotliCompress({ params: JSON.parse(process.argv[1]) })).pipe(process.stdout);
`;

/** Not the system's own steps below normal: beside a machine's other work it would hardly ever be done. */
const behindOthers = 5;

function makeWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, behindOthers);
  } catch {
    // Ended already, or a system that does not let us: it will do without.
  }
}

/**
 * The tightest form takes seconds, and tens of megabytes that the allocator would not give back: so it is made in a process of
 * its own, which lets everybody else go first and ends at once when we are about to leave.
 */
export async function brotliElsewhere(body: Buffer, signal: AbortSignal): Promise<Buffer> {
  const { params } = brotliOf(body, constants.BROTLI_MAX_QUALITY);
  const child = spawn(process.execPath, ['-e', elsewhere, JSON.stringify(params)], { signal, stdio: ['pipe', 'pipe', 'ignore'] });
  const made: Buffer[] = [];
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  child.stdout.on('data', (chunk: Buffer) => made.push(chunk));
  // It ended too soon; its exit code says so.
  child.stdin.on('error', () => undefined).end(body);
  makeWay(child.pid);
  if ((await ended) !== 0) throw new Error('the tightest compression failed');
  return Buffer.concat(made);
}
