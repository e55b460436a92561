import type { SharedAnswer } from '../http/answer.ts';
import { BodyCache } from '../http/body-cache.ts';

interface Kept {
  answer: SharedAnswer;
  /** The catalogs it was made from. */
  kinds: ReadonlySet<string>;
}

/** Answers of the catalogs, each forgotten when a catalog it was made from changes. */
export class AnswerCache extends BodyCache<Kept> {
  constructor(maxBytes = 32 * 1024 * 1024) {
    super(maxBytes, ({ answer }) => answer);
  }

  /** Forgets what was made from any of these. */
  forget(kinds: readonly string[]): void {
    this.dropWhere((kept) => kinds.some((kind) => kept.kinds.has(kind)));
  }
}
