/** Things ready to send, the ones asked for last. Bounded by bytes: whoever invents addresses must not fill the memory. */
import type { SharedBody } from './answer.ts';

export class BodyCache<Value> {
  private readonly kept = new Map<string, Value>();
  private bytes = 0;
  private readonly maxBytes: number;
  private readonly bodyOf: (value: Value) => SharedBody;

  constructor(maxBytes: number, bodyOf: (value: Value) => SharedBody) {
    this.maxBytes = maxBytes;
    this.bodyOf = bodyOf;
  }

  get size(): number {
    return this.kept.size;
  }

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (found !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, found);
    }
    return found;
  }

  set(key: string, value: Value): void {
    this.drop(key);
    this.kept.set(key, value);
    this.bytes += this.weight(key, value);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const found = this.kept.get(key);
    if (found === undefined) return;
    this.kept.delete(key);
    this.bytes -= this.weight(key, found);
  }

  dropWhere(isStale: (value: Value) => boolean): void {
    for (const [key, value] of this.kept) if (isStale(value)) this.drop(key);
  }

  clear(): void {
    this.kept.clear();
    this.bytes = 0;
  }

  /** The text, its compressed forms (about a third together), and the entry itself. */
  private weight(key: string, value: Value): number {
    return Math.ceil(this.bodyOf(value).bytes.length * 1.35) + key.length * 2 + 500;
  }
}
