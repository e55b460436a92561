/**
 * The three catalogs in memory, as they were last read from the database. Reads never touch the database, so they go on
 * when it is away; every process reads again when any of them is told of a change.
 */
import type { z } from 'zod';
import { SharedAnswer } from '../http/answer.ts';
import { AnswerCache } from './answer-cache.ts';
import type { CatalogContent, CatalogRepository } from './catalog.repository.ts';
import { catalogKinds, type CatalogKind } from './documents.ts';

interface Derived {
  value: unknown;
  kinds: ReadonlySet<CatalogKind>;
}

export class CatalogSnapshot {
  private content: CatalogContent | undefined;
  private readonly derived = new Map<unknown, Derived>();
  private readonly answers: AnswerCache;
  /** Who is computing right now, innermost last: each notes the catalogs it reads. */
  private readonly readers: Set<CatalogKind>[] = [];
  private readonly chores: ((signal: AbortSignal) => void | Promise<void>)[] = [];
  private readonly ending = new AbortController();
  private refreshing: Promise<void> = Promise.resolve();
  private readonly repository: CatalogRepository;

  constructor(repository: CatalogRepository, answers = new AnswerCache()) {
    this.repository = repository;
    this.answers = answers;
  }

  get isLoaded(): boolean {
    return this.content !== undefined;
  }

  /** Another object whenever the catalogs have changed. */
  get state(): unknown {
    return this.content;
  }

  counts(): Record<string, number> {
    return Object.fromEntries(catalogKinds.map((kind) => [kind, this.content?.[kind].length ?? 0]));
  }

  /** Refreshes run one after another, each reading what is there when its turn comes. */
  refresh(kinds: readonly CatalogKind[] = catalogKinds): Promise<void> {
    const run = async () => {
      const changed = this.content ? kinds : catalogKinds;
      const next: CatalogContent = { courses: [], colleges: [], exams: [], ...this.content };
      const load = async <Kind extends CatalogKind>(kind: Kind) => {
        (next as Record<Kind, unknown>)[kind] = await this.repository.all(kind);
      };
      for (const kind of changed) await load(kind);
      this.content = next;
      // What was made from the other catalogs stays: a corrected exam does not make the college list anew.
      for (const [compute, { kinds: read }] of this.derived) if (changed.some((kind) => read.has(kind))) this.derived.delete(compute);
      this.answers.forget(changed);
      void this.doChores();
    };
    const mine = this.refreshing.then(run);
    this.refreshing = mine.catch(() => undefined);
    return mine;
  }

  /** Something computed from the catalogs, once for each state of those it reads. The function itself is the key. */
  derive<T>(compute: (content: CatalogContent) => T): T {
    const content = this.content;
    if (!content) throw new Error('the catalog is not loaded');
    let known = this.derived.get(compute);
    if (!known) {
      known = this.noting((note) => compute(watched(content, note)));
      this.derived.set(compute, known);
    }
    this.noteAll(known.kinds);
    return known.value as T;
  }

  /** An answer that everybody gets, checked against its schema and serialised once for each state of the catalogs. */
  answer<Schema extends z.ZodType>(key: string, schema: Schema, make: () => { message: string; data: z.input<Schema> }): SharedAnswer {
    const kept = this.answers.get(key);
    if (kept) return kept;
    const { value, kinds } = this.noting(make);
    const answer = new SharedAnswer(schema.parse(value.data), value.message);
    // Made from something read earlier: nobody knows from which catalog, so any change makes it anew.
    this.answers.set(key, answer, kinds.size > 0 ? kinds : new Set(catalogKinds));
    return answer;
  }

  /** Something to have ready after every refresh, before the first person asks. Runs in the background. */
  afterRefresh(chore: (signal: AbortSignal) => void | Promise<void>): void {
    this.chores.push(chore);
  }

  /** Whoever is about to leave prepares nothing any more. */
  endChores(): void {
    this.ending.abort();
  }

  private async doChores(): Promise<void> {
    for (const chore of this.chores) {
      // Requests that wait come first.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.ending.signal.aborted) return;
      try {
        await chore(this.ending.signal);
      } catch {
        // Whatever could not be prepared is made when it is asked for, and fails there where somebody sees it.
      }
    }
  }

  private noting<T>(run: (note: (kind: CatalogKind) => void) => T): { value: T; kinds: Set<CatalogKind> } {
    const kinds = new Set<CatalogKind>();
    this.readers.push(kinds);
    try {
      return { value: run((kind) => kinds.add(kind)), kinds };
    } finally {
      this.readers.pop();
    }
  }

  private noteAll(kinds: ReadonlySet<CatalogKind>): void {
    const reader = this.readers.at(-1);
    if (reader) for (const kind of kinds) reader.add(kind);
  }
}

/** The same content, telling which catalogs are read. */
function watched(content: CatalogContent, note: (kind: CatalogKind) => void): CatalogContent {
  const read = <Kind extends CatalogKind>(kind: Kind) => {
    note(kind);
    return content[kind];
  };
  return {
    get courses() {
      return read('courses');
    },
    get colleges() {
      return read('colleges');
    },
    get exams() {
      return read('exams');
    },
  };
}
