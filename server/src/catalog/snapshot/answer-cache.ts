import type { SharedAnswer } from '../../http/answer.ts';
import { BodyCache, type KeptBody, type BodyStore } from '../../http/body-cache.ts';
import type { SnapshotPart } from './parts.ts';

interface KeptAnswer extends KeptBody {
  readonly body: SharedAnswer;
  /** What of the catalogs it was made from. */
  readonly from: ReadonlySet<SnapshotPart>;
}

/** Answers of the catalogs, each forgotten when something it was made from changes. */
export class AnswerCache {
  private readonly kept: BodyStore<KeptAnswer>;

  private readonly bodies: BodyCache;

  constructor(bodies = new BodyCache()) {
    this.bodies = bodies;
    this.kept = bodies.store('answer');
  }

  get(key: string): SharedAnswer | undefined {
    return this.kept.get(key)?.body;
  }

  set(key: string, body: SharedAnswer, from: ReadonlySet<SnapshotPart>): void {
    this.kept.set(key, { body, from });
    this.bodies.tightening?.add(body, () => this.get(key) === body);
  }

  /** Forgets what was made from anything of which this holds. */
  forget(isChanged: (part: SnapshotPart) => boolean): void {
    this.kept.deleteWhere(({ from }) => {
      for (const part of from) if (isChanged(part)) return true;
      return false;
    });
  }
}
