import type { SharedAnswer } from '../http/answer.ts';
import { BodyCache, type KeptBody, type Shelf } from '../http/body-cache.ts';

export interface KeptAnswer extends KeptBody {
  readonly body: SharedAnswer;
  /** The catalogs it was made from. */
  readonly kinds: ReadonlySet<string>;
}

/** Answers of the catalogs, each forgotten when a catalog it was made from changes. */
export class AnswerCache {
  private readonly kept: Shelf<KeptAnswer>;

  constructor(bodies = new BodyCache()) {
    this.kept = bodies.shelf('answer');
  }

  get(key: string): SharedAnswer | undefined {
    return this.kept.get(key)?.body;
  }

  set(key: string, body: SharedAnswer, kinds: ReadonlySet<string>): void {
    this.kept.set(key, { body, kinds });
  }

  /** Forgets what was made from any of these. */
  forget(changed: readonly string[]): void {
    this.kept.deleteWhere(({ kinds }) => changed.some((kind) => kinds.has(kind)));
  }
}
