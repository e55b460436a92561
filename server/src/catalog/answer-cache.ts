import type { SharedAnswer } from '../platform/answer.ts';
import type { CatalogKind } from './documents.ts';

interface Kept {
  answer: SharedAnswer;
  /** The catalogs it was made from. */
  kinds: ReadonlySet<CatalogKind>;
}

/**
 * Answers ready to send, the ones asked for last. Bounded by bytes: whoever invents a thousand searches with the largest
 * limit must not fill the memory.
 */
export class AnswerCache {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  private readonly maxBytes: number;

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.maxBytes = maxBytes;
  }

  get size(): number {
    return this.kept.size;
  }

  get(key: string): Kept | undefined {
    const found = this.kept.get(key);
    if (found) {
      this.kept.delete(key);
      this.kept.set(key, found);
    }
    return found;
  }

  set(key: string, kept: Kept): void {
    this.drop(key);
    this.kept.set(key, kept);
    this.bytes += weight(kept);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  /** Forgets what was made from any of these. */
  forget(kinds: readonly CatalogKind[]): void {
    for (const [key, kept] of this.kept) if (kinds.some((kind) => kept.kinds.has(kind))) this.drop(key);
  }

  private drop(key: string): void {
    const found = this.kept.get(key);
    if (!found) return;
    this.kept.delete(key);
    this.bytes -= weight(found);
  }
}

/** The text, its compressed forms (about a third together), and the entry itself. */
const weight = ({ answer }: Kept) => Math.ceil(answer.bytes.length * 1.35) + 500;
