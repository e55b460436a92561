import { nowhere, type Numbering, type Shift } from './moves.ts';
import { firstWhere } from './first-where.ts';

/** Beyond what a hash of 32 bits leaves of the 53 of a number. */
const mostItems = 2 ** 21;
const space = 32;

/** The same for the same letters, wherever the spaces are. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== space) hash = Math.imul(hash ^ code, 0x01000193);
  }
  return hash >>> 0;
}

/** Who is called so as a whole, spaces aside: by a number for each name, since the names are kept elsewhere. */
export class Wholes {
  private noted: number[] = [];
  private settled: Float64Array;

  constructor(kept: Float64Array = new Float64Array(0)) {
    this.settled = kept;
  }

  get kept(): Float64Array {
    this.settle();
    return this.settled;
  }

  add(text: string, item: number): void {
    this.noted.push(hashOf(text) * mostItems + item);
  }

  /** Who may be: another name may have the same number. */
  of(text: string): number[] {
    this.settle();
    const first = hashOf(text) * mostItems;
    const found: number[] = [];
    for (let at = firstWhere(this.settled, 0, (each) => each >= first); at < this.settled.length; at += 1) {
      const item = (this.settled[at] ?? 0) - first;
      if (item >= mostItems) break;
      if (item !== found[found.length - 1]) found.push(item);
    }
    return found;
  }

  /** Another one: every item by its new number, some nowhere, and these besides. This one stays as it is. */
  updated(numbering: Numbering, more: readonly { text: string; item: number }[]): Wholes {
    this.settle();
    const added = Float64Array.from(more, ({ text, item }) => hashOf(text) * mostItems + item).sort();
    const all = new Float64Array(this.settled.length + added.length);
    const count = numbering.shift ? shifted(this.settled, numbering.shift, added, all) : renumbered(this.settled, numbering, added, all);
    return new Wholes(all.subarray(0, count));
  }

  settle(): void {
    if (this.noted.length === 0) return;
    const all = new Float64Array(this.settled.length + this.noted.length);
    all.set(this.settled);
    all.set(this.noted, this.settled.length);
    this.settled = all.sort();
    this.noted = [];
  }
}

/** The item of a number, which stands below the hash. */
const itemOf = (whole: number) => whole - Math.floor(whole / mostItems) * mostItems;

/** Both lay them into `all`, with what is added in its order, and tell how many there are. */
function renumbered(wholes: Float64Array, { from, to, numbers }: Numbering, added: Float64Array, all: Float64Array): number {
  let [count, next] = [0, 0];
  for (const whole of wholes) {
    const item = itemOf(whole);
    const number = item < from || item >= to ? item : (numbers[item - from] as number);
    if (number === nowhere) continue;
    const moved = whole - item + number;
    while ((added[next] ?? Infinity) < moved) all[count++] = added[next++] as number;
    all[count++] = moved;
  }
  all.set(added.subarray(next), count);
  return count + added.length - next;
}

function shifted(wholes: Float64Array, { gone, isGone, from, to, by }: Shift, added: Float64Array, all: Float64Array): number {
  const leaves = isGone ? gone : -1;
  let [count, next, nextAdded] = [0, 0, added[0] ?? Infinity];
  for (let at = 0; at < wholes.length; at += 1) {
    const whole = wholes[at] as number;
    const item = itemOf(whole);
    if (item === leaves) continue;
    const moved = item >= from && item < to ? whole + by : whole;
    while (nextAdded < moved) {
      all[count++] = nextAdded;
      nextAdded = added[++next] ?? Infinity;
    }
    all[count++] = moved;
  }
  all.set(added.subarray(next), count);
  return count + added.length - next;
}
