/** Many short texts, a few hundred to a string: each by itself would take as much room for its head as for its letters. */
const together = 256;

export class Texts {
  length = 0;
  private readonly joined: string[] = [];
  private readonly ends = new Row();
  private latest: string[] = [];

  push(text: string): void {
    const at = this.length % together;
    this.ends.push((at === 0 ? 0 : this.ends.at(this.length - 1)) + text.length);
    this.length += 1;
    this.latest.push(text);
    if (at < together - 1) return;
    this.joined.push(this.latest.join(''));
    this.latest = [];
  }

  at(index: number): string {
    const joined = this.joined[Math.floor(index / together)];
    if (joined === undefined) return this.latest[index % together] ?? '';
    return joined.slice(index % together === 0 ? 0 : this.ends.at(index - 1), this.ends.at(index));
  }
}

/** A row of numbers that grows. */
export class Row {
  length = 0;
  private numbers = new Uint32Array(0);

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
