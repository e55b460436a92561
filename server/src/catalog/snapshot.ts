/**
 * The three catalogs in memory, as they were last read from the database. Reads never touch the database, so they go on
 * when it is away; every process reads again when any of them is told of a change.
 */
import type { z } from 'zod';
import { SharedAnswer } from '../platform/answer.ts';
import type { CatalogContent, CatalogRepository } from './catalog.repository.ts';
import { catalogKinds, type CatalogKind } from './documents.ts';

const answersKept = 3000;

export class CatalogSnapshot {
  private content: CatalogContent | undefined;
  private derived = new Map<unknown, unknown>();
  private answers = new Map<string, SharedAnswer>();
  private refreshing: Promise<void> = Promise.resolve();
  private readonly repository: CatalogRepository;

  constructor(repository: CatalogRepository) {
    this.repository = repository;
  }

  get isLoaded(): boolean {
    return this.content !== undefined;
  }

  /** Another object whenever the catalogs have changed. */
  get state(): unknown {
    return this.content;
  }

  /** Refreshes run one after another, each reading what is there when its turn comes. */
  refresh(kinds: readonly CatalogKind[] = catalogKinds): Promise<void> {
    const run = async () => {
      const next: CatalogContent = { courses: [], colleges: [], exams: [], ...this.content };
      const load = async <Kind extends CatalogKind>(kind: Kind) => {
        (next as Record<Kind, unknown>)[kind] = await this.repository.all(kind);
      };
      for (const kind of this.content ? kinds : catalogKinds) await load(kind);
      this.content = next;
      this.derived = new Map();
      this.answers = new Map();
    };
    const mine = this.refreshing.then(run);
    this.refreshing = mine.catch(() => undefined);
    return mine;
  }

  /** Something computed from the catalogs, once for each state of them. The function itself is the key. */
  derive<T>(compute: (content: CatalogContent) => T): T {
    if (!this.content) throw new Error('the catalog is not loaded');
    if (!this.derived.has(compute)) this.derived.set(compute, compute(this.content));
    return this.derived.get(compute) as T;
  }

  /** An answer that everybody gets, checked against its schema and serialised once for each state of the catalogs. */
  answer<Schema extends z.ZodType>(key: string, schema: Schema, make: () => { message: string; data: z.input<Schema> }): SharedAnswer {
    const kept = this.answers.get(key);
    if (kept) return kept;
    const { message, data } = make();
    const answer = new SharedAnswer(schema.parse(data), message);
    const oldest = this.answers.keys().next();
    if (this.answers.size >= answersKept && !oldest.done) this.answers.delete(oldest.value);
    this.answers.set(key, answer);
    return answer;
  }
}
