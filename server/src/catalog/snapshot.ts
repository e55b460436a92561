/**
 * The catalogs in memory, as they were last read from the database, and the views made from them. Reads never touch the
 * database, so they go on when it is away; every process reads again when any of them is told of a change. What is new is
 * read and viewed in short turns, and takes the place of the old when it is whole.
 */
import { reservedIds } from '@disha/contract/catalog-descriptor';
import type { z } from 'zod';
import { SharedAnswer } from '../http/answer.ts';
import type { AnswerLanguage } from '../http/language.ts';
import type { Answer } from '../http/serve.ts';
import { AnswerCache } from './answer-cache.ts';
import { AtStart } from './at-start.ts';
import type { ImageFile } from './image.ts';
import type { Catalog, CatalogView, ViewMaker } from './catalog.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { CatalogContent, CatalogDocument, CatalogKind } from './documents.ts';
import { Pace } from './pace.ts';
import { rowsOf, type PackedDocuments } from './packed.ts';
import { untranslated, type Translations } from './translations.ts';

type Content = Readonly<Record<string, readonly CatalogDocument[]>>;

/** A view, and the catalogs it was made from. */
interface Made {
  view: unknown;
  kinds: ReadonlySet<string>;
}

interface State {
  content: Content;
  views: ReadonlyMap<unknown, Made>;
}

interface Waiting {
  kinds: Set<string>;
  done: Promise<void>;
}

type Source = Pick<CatalogRepository, 'all' | 'packed' | 'state'>;
type Viewed = Pick<Catalog, 'contract' | 'view' | 'isLarge'>;

export class CatalogSnapshot {
  private current: State | undefined;
  private readonly answers: AnswerCache;
  /** Who is computing right now, innermost last: each notes the catalogs it reads. */
  private readonly readers: Set<string>[] = [];
  private refreshing: Promise<void> = Promise.resolve();
  private waiting: Waiting | undefined;
  private keeping: Promise<void> | undefined;
  private readonly images: ImageFile | undefined;
  private readonly repository: Source;
  private readonly catalogs: readonly Viewed[];
  private readonly translations: Translations;
  readonly names: readonly string[];

  constructor(
    repository: Source,
    catalogs: readonly Viewed[],
    answers = new AnswerCache(),
    translations = untranslated,
    images?: ImageFile,
  ) {
    this.images = images;
    this.repository = repository;
    this.catalogs = catalogs;
    this.answers = answers;
    this.translations = translations;
    this.names = catalogs.map(({ contract }) => contract.name);
  }

  get isLoaded(): boolean {
    return this.current !== undefined;
  }

  /** Another object whenever the catalogs have changed. */
  get state(): unknown {
    return this.current;
  }

  counts(): Record<string, number> {
    return Object.fromEntries(this.names.map((name) => [name, this.current?.content[name]?.length ?? 0]));
  }

  /** Refreshes run one after another, each reading what is there when its turn comes: whoever asks before that shares it. */
  refresh(kinds: readonly string[] = this.names): Promise<void> {
    if (this.waiting) {
      for (const kind of kinds) this.waiting.kinds.add(kind);
      return this.waiting.done;
    }
    const wanted = new Set(kinds);
    const done = this.refreshing.then(() => {
      this.waiting = undefined;
      return this.readAgain(this.current ? this.names.filter((name) => wanted.has(name)) : this.names);
    });
    this.waiting = { kinds: wanted, done };
    this.refreshing = done.catch(() => undefined);
    return done;
  }

  private async readAgain(changed: readonly string[]): Promise<void> {
    const pace = new Pace();
    const start = this.current || !this.images ? undefined : await AtStart.of(this.repository, this.images);
    const packed = new Map<string, PackedDocuments>();
    const content: Record<string, readonly CatalogDocument[]> = { ...this.current?.content };
    for (const { contract, isLarge = false } of this.catalogs) {
      if (!changed.includes(contract.name)) continue;
      const kind = contract.name as CatalogKind;
      const documents = isLarge ? (start?.documents(kind) ?? (await this.repository.packed(kind))) : undefined;
      if (documents) packed.set(kind, documents);
      const docs: readonly CatalogDocument[] = documents ? rowsOf(documents) : await this.repository.all(kind);
      // Nobody could open an item whose id is an address of our own; an older version let one in.
      const reserved = reservedIds(contract);
      let isOneReserved = false;
      await pace.each(docs, ({ id }) => (isOneReserved ||= reserved.has(id)));
      content[contract.name] = isOneReserved ? docs.filter(({ id }) => !reserved.has(id)) : docs;
    }
    const views = new Map<unknown, Made>();
    for (const { contract, view } of this.catalogs) {
      const before = this.current?.views.get(view);
      // What was made from the other catalogs stays: a corrected exam does not make the college list anew.
      const isStale = !before || changed.some((name) => before.kinds.has(name));
      const make = (watched: CatalogContent) => view(watched, pace, this.translations, before?.view, start?.view(contract.name));
      views.set(view, isStale ? await made(make, content) : before);
    }
    this.current = { content, views };
    this.answers.forget(changed);
    if (start) this.keeping = this.whole().then(() => start.keep(packed, (name) => this.viewOf(name)));
  }

  private viewOf(name: string): CatalogView {
    const catalog = this.catalogs.find(({ contract }) => contract.name === name);
    return this.loaded().views.get(catalog?.view)?.view as CatalogView;
  }

  /** What a catalog has made of the catalogs. The function that makes it is its key. */
  view<View>(make: ViewMaker<View>): View {
    const found = this.loaded().views.get(make);
    if (!found) throw new Error('no catalog has this view');
    this.note(found.kinds);
    return found.view as View;
  }

  /** When nothing of what was read last is still being made ready. */
  async whole(): Promise<void> {
    for (const { view } of this.loaded().views.values()) await (view as Partial<CatalogView>).growing;
  }

  /** When what the next start can use is written down. */
  async keptForNextStart(): Promise<void> {
    await this.keeping;
  }

  /** Id and month of the last check of everything a catalog holds; nothing where there is no such catalog. */
  items(name: string): readonly CatalogDocument[] {
    this.note([name]);
    return this.loaded().content[name] ?? [];
  }

  /** An answer for everybody who reads that language, checked against its schema and serialised once for each state of the catalogs. */
  answer<Schema extends z.ZodType>(
    language: AnswerLanguage,
    name: string,
    schema: Schema,
    make: () => Answer<z.input<Schema>>,
  ): SharedAnswer {
    const key = `${language} ${name}`;
    const kept = this.answers.get(key);
    if (kept) return kept;
    const { value, kinds } = this.noting(make);
    const answer = new SharedAnswer(schema.parse(value.data), value.message, language);
    // Made from something read earlier: nobody knows from which catalog, so any change makes it anew.
    this.answers.set(key, answer, kinds.size > 0 ? kinds : new Set(this.names));
    return answer;
  }

  private loaded(): State {
    if (!this.current) throw new Error('the catalog is not loaded');
    return this.current;
  }

  private noting<T>(run: () => T): { value: T; kinds: Set<string> } {
    const kinds = new Set<string>();
    this.readers.push(kinds);
    try {
      return { value: run(), kinds };
    } finally {
      this.readers.pop();
    }
  }

  private note(kinds: Iterable<string>): void {
    const reader = this.readers.at(-1);
    if (reader) for (const kind of kinds) reader.add(kind);
  }
}

/** Which catalogs a view reads is seen while it is made. */
async function made(make: (content: CatalogContent) => Promise<unknown>, content: Content): Promise<Made> {
  const kinds = new Set<string>();
  const watched = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(content).map(([name, docs]) => [
        name,
        {
          enumerable: true,
          get: () => {
            kinds.add(name);
            return docs;
          },
        },
      ]),
    ),
  );
  return { view: await make(watched as CatalogContent), kinds };
}
