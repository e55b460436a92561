/**
 * SHA-256, of short texts and at once: a device makes the ids of tens of thousands of lines, and would wait for a promise for each of
 * them with what its browser has.
 */
import { idLength } from '../seats-text.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const block = 64;
const words = 64;

/** The first bits of the fractional parts of the roots of the first primes: what the standard begins and goes on with. */
function constants(): { start: Uint32Array; rounds: Uint32Array } {
  const primes: number[] = [];
  for (let number = 2; primes.length < words; number += 1) if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  // Exact in whole numbers: a root of a floating-point number has too few bits.
  const fraction = (prime: number, power: 2n | 3n): number => {
    const wanted = BigInt(prime) << (32n * power);
    let [low, high] = [0n, 1n << 40n];
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      if (middle ** power <= wanted) low = middle;
      else high = middle;
    }
    return Number(low & 0xffffffffn);
  };
  return {
    start: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(prime, 2n)),
    rounds: Uint32Array.from(primes, (prime) => fraction(prime, 3n)),
  };
}

const { start, rounds } = constants();
const schedule = new Uint32Array(words);
const state = new Uint32Array(8);
const encoder = new TextEncoder();

const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/** In plain steps: this is most of the work, and a list taken apart in each of them would be twice as much. */
function mix(bytes: DataView, from: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = bytes.getUint32(from + at * 4);
  for (let at = 16; at < words; at += 1) {
    const before = schedule[at - 15] as number;
    const last = schedule[at - 2] as number;
    const low = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const high = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
    schedule[at] = (schedule[at - 16] as number) + low + (schedule[at - 7] as number) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < words; at += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (rounds[at] as number) + (schedule[at] as number)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] as number) + value;
}

function digest(text: string): Uint32Array {
  const told = encoder.encode(text);
  const bytes = new Uint8Array(Math.ceil((told.length + 9) / block) * block);
  bytes.set(told);
  bytes[told.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, told.length * 8);
  state.set(start);
  for (let from = 0; from < bytes.length; from += block) mix(view, from);
  return state;
}

const byteOf = (hash: Uint32Array, at: number) => ((hash[at >> 2] ?? 0) >>> (24 - 8 * (at & 3))) & 255;

/** The id of a line, of the text that `seatsText` makes: the beginning of its hash in base64url. */
export function idOfText(text: string): string {
  const hash = digest(text);
  let id = '';
  for (let at = 0; id.length < idLength; at += 3) {
    const three = (byteOf(hash, at) << 16) | (byteOf(hash, at + 1) << 8) | byteOf(hash, at + 2);
    for (const by of [18, 12, 6, 0]) id += alphabet[(three >> by) & 63];
  }
  return id;
}
