import { stayed, type Moves } from './moves.ts';

/** Many short texts, a few hundred to a string: each by itself would take as much room for its head as for its letters. */
const together = 256;

export interface KeptTexts {
  joined: readonly string[];
  ends: Uint32Array;
}

export class Texts {
  length = 0;
  private readonly joined: string[] = [];
  private readonly ends = new Row();
  private latest: string[] = [];

  /** As they were kept, whole: none can be added. */
  constructor(kept?: KeptTexts) {
    if (!kept) return;
    this.joined = [...kept.joined];
    this.ends = new Row(kept.ends);
    this.length = kept.ends.length;
  }

  get kept(): KeptTexts {
    return { joined: this.latest.length === 0 ? this.joined : [...this.joined, this.latest.join('')], ends: this.ends.all };
  }

  push(text: string): void {
    const at = this.length % together;
    this.ends.push((at === 0 ? 0 : this.ends.at(this.length - 1)) + text.length);
    this.length += 1;
    this.latest.push(text);
    if (at < together - 1) return;
    this.joined.push(this.latest.join(''));
    this.latest = [];
  }

  /** Another one, with these texts at the places of what has come. Strings of which all stayed are taken as they are. */
  mended(moves: Moves, come: readonly string[]): Texts {
    const texts = new Texts();
    const kept = this.kept;
    let taken = 0;
    const takeUntil = (place: number) => {
      while (texts.length < place) texts.push(come[taken++] ?? '');
    };
    for (const { from, to, at } of stayed(moves)) {
      takeUntil(at);
      for (let old = from; old < to;) {
        const whole = old % together === 0 && texts.length % together === 0 && to - old >= together;
        if (whole) texts.take(kept.joined[old / together] ?? '', kept.ends.subarray(old, old + together));
        else texts.push(this.at(old));
        old += whole ? together : 1;
      }
    }
    takeUntil(moves.after);
    return texts;
  }

  private take(joined: string, ends: Uint32Array): void {
    this.joined.push(joined);
    for (const end of ends) this.ends.push(end);
    this.length += ends.length;
  }

  at(index: number): string {
    const joined = this.joined[Math.floor(index / together)];
    if (joined === undefined) return this.latest[index % together] ?? '';
    return joined.slice(index % together === 0 ? 0 : this.ends.at(index - 1), this.ends.at(index));
  }
}

/** A row of numbers that grows. */
export class Row {
  length: number;
  private numbers: Uint32Array;

  constructor(numbers: Uint32Array = new Uint32Array(0)) {
    this.numbers = numbers;
    this.length = numbers.length;
  }

  get all(): Uint32Array {
    return this.numbers.slice(0, this.length);
  }

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(Math.max(64, Math.ceil(this.length * 1.5)));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  empty(): void {
    this.length = 0;
    this.numbers = new Uint32Array(0);
  }
}
