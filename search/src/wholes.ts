import { firstWhere } from './postings.ts';

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

  settle(): void {
    if (this.noted.length === 0) return;
    const all = new Float64Array(this.settled.length + this.noted.length);
    all.set(this.settled);
    all.set(this.noted, this.settled.length);
    this.settled = all.sort();
    this.noted = [];
  }
}
