/** Side by side, without an object for each. */
export interface Kept {
  keys: number[];
  places: number[];
}

/** The first few of very many in an order, without sorting them all: a heap whose top is the last of those kept so far. */
export class FirstFew {
  private readonly size: number;
  private readonly keys: Float64Array;
  private readonly places: Int32Array;
  private count = 0;

  constructor(size: number) {
    this.size = size;
    this.keys = new Float64Array(size);
    this.places = new Int32Array(size);
  }

  /** Of equal keys the lower place comes first. */
  add(key: number, place: number): void {
    if (this.count < this.size) this.rise(this.count++, key, place);
    else if (this.isBefore(key, place, 0)) this.sink(key, place);
  }

  /** Empties it: the top, which is the last of what is left, goes to the end. */
  inOrder(): Kept {
    const kept: Kept = { keys: Array<number>(this.count), places: Array<number>(this.count) };
    while (this.count > 0) {
      this.count -= 1;
      const at = this.count;
      kept.keys[at] = this.keys[0] as number;
      kept.places[at] = this.places[0] as number;
      if (at > 0) this.sink(this.keys[at] as number, this.places[at] as number);
    }
    return kept;
  }

  private isBefore(key: number, place: number, at: number): boolean {
    const other = this.keys[at] as number;
    return key < other || (key === other && place < (this.places[at] as number));
  }

  private put(at: number, key: number, place: number): void {
    this.keys[at] = key;
    this.places[at] = place;
  }

  private rise(from: number, key: number, place: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.isBefore(key, place, parent)) break;
      this.put(at, this.keys[parent] as number, this.places[parent] as number);
      at = parent;
    }
    this.put(at, key, place);
  }

  private sink(key: number, place: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.count) break;
      const right = child + 1;
      if (right < this.count && this.isBefore(this.keys[child] as number, this.places[child] as number, right)) child = right;
      if (!this.isBefore(key, place, child)) break;
      this.put(at, this.keys[child] as number, this.places[child] as number);
      at = child;
    }
    this.put(at, key, place);
  }
}
