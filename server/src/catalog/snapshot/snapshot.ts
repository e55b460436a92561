/**
 * The catalogs in memory, as they were last read from the database, and the views made from them. Reads never touch the
 * database, so they go on when it is away. Every process hears which rows any of them has changed, reads those, and has its
 * views updated for them. What is new is made in short turns, and takes the place of the old when it is whole.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { reservedIds } from '@disha/contract/catalog.descriptor';
import type { z } from 'zod';
import { SharedAnswer } from '../../http/answer.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import type { HandlerResult } from '../../http/serve.ts';
import { AnswerCache } from './answer-cache.ts';
import { AtStart } from './at-start.ts';
import { Beside } from './beside.ts';
import type { ImageFile } from './image.ts';
import type { CatalogView, ViewMaker } from '../view/view.ts';
import type { CatalogContent, CatalogDocument, CatalogKind } from '../documents.ts';
import type { Moment } from './moment.repository.ts';
import { CatalogNews, type Changed } from './news.ts';
import { Scheduler } from '../scheduler.ts';
import { LoadProgress } from './progress.ts';
import { unpackDocuments, type PackedDocuments } from './packed.ts';
import { allItems, oneItem, snapshotPartsOf, Reach, Readers, wholeView, type ListPart } from './parts.ts';
import { replacedRows } from './replaced-rows.ts';
import { sortById } from './rows.ts';
import { retryAfterMs, type SnapshotOptions, type SnapshotReader, type SnapshotState } from './snapshot-parts.ts';
import type { PendingParts, Viewed } from './snapshot-parts.ts';
import { Throttle } from './throttle.ts';
import { untranslated, type Translations } from '../translations.ts';
import { made, type Made } from './watched.ts';

export class CatalogSnapshot {
  private current: SnapshotState | undefined;
  private readonly answers: AnswerCache;
  private readonly readers = new Readers();
  readonly beside = new Beside(this.readers);
  private refreshing: Promise<void> = Promise.resolve();
  private waiting: PendingParts | undefined;
  /** Rows that were heard of and are not read yet. */
  private heard = new Map<string, Set<string>>();
  private isFollowing = false;
  private readonly following = new LoadProgress();
  /** Before everything was last read. */
  private moment: Moment | undefined;
  private keeping: Promise<void> | undefined;
  private readonly images: ImageFile | undefined;
  private readonly repository: SnapshotReader;
  private readonly catalogs: readonly Viewed[];
  private readonly translations: Translations;
  private readonly onError: (error: unknown) => void;
  private readonly others: SnapshotOptions['others'];
  /** Batched: so long rows are gathered before they are followed. */
  gatherMs = 0;
  /** Lists of a large catalog may be so much older than its items: what several changes move is laid out anew once. */
  readonly lists = new Throttle(() => void this.mendLists().catch((error: unknown) => this.onError(error)));
  readonly news: CatalogNews;
  readonly names: readonly string[];

  constructor(
    repository: SnapshotReader,
    catalogs: readonly Viewed[],
    answers = new AnswerCache(),
    translations = untranslated,
    { images, news = new CatalogNews(), others, onError = () => undefined }: SnapshotOptions = {},
  ) {
    this.images = images;
    this.repository = repository;
    this.catalogs = catalogs;
    this.answers = answers;
    this.translations = translations;
    this.onError = onError;
    this.others = others;
    this.names = catalogs.map(({ contract }) => contract.name);
    this.news = news;
    news.onChanged((changed) => this.follow(changed));
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

  /** Coalesced: refreshes run one after another, each reading what is there in its turn; a caller that asks before that shares it. */
  refresh(kinds: readonly string[] = this.names): Promise<void> {
    if (this.waiting) {
      for (const kind of kinds) this.waiting.kinds.add(kind);
      return this.waiting.done;
    }
    const wanted = new Set(kinds);
    const done = this.inTurn(() => {
      this.waiting = undefined;
      return this.readAgain(this.current ? this.names.filter((name) => wanted.has(name)) : this.names);
    });
    this.waiting = { kinds: wanted, done };
    return done;
  }

  /** These rows are read again, as soon as may be; `shown` tells when. */
  follow({ kind, ids }: Changed): void {
    if (!this.names.includes(kind) && !this.beside.names.includes(kind)) return;
    const rows = this.heard.get(kind) ?? new Set();
    this.heard.set(kind, rows);
    for (const id of ids) rows.add(id);
    this.following.ask();
    if (this.isFollowing) return;
    this.isFollowing = true;
    this.inTurn(() => this.readRows()).catch((error: unknown) => {
      this.onError(error);
      setTimeout(() => this.heard.forEach((missing, of) => this.follow({ kind: of, ids: [...missing] })), retryAfterMs).unref();
    });
  }

  /** Follows what was changed while the process did not listen; reads everything where that cannot be told. */
  async catchUp(): Promise<void> {
    await this.settled();
    const missed = this.moment && (await this.repository.changedSince(this.moment));
    if (!missed) return this.refresh();
    this.moment = missed.moment;
    for (const changed of [...missed.changes, ...this.beside.names.map((kind) => ({ kind, ids: [] }))]) this.follow(changed);
    await this.settled();
  }

  /** When every item that was heard of so far is shown; lists may lag. */
  async followed(): Promise<void> {
    await this.refreshing;
  }

  /** When everything that was heard of so far is shown; what lags is shown at once. */
  async settled(): Promise<void> {
    await this.followed();
    if (this.lists.isWaiting) await this.mendLists();
  }

  /** The same for whoever stored it: nothing is done sooner, and what cannot be read yet is waited for. */
  shown(): Promise<void> {
    return this.following.over().then(() => this.lists.progress.over());
  }

  private async mendLists(): Promise<void> {
    this.lists.cancel();
    const upTo = this.lists.progress.begin();
    await this.inTurn(() => this.replaceRows(this.loaded(), new Map(), true));
    this.lists.progress.reached(upTo);
  }

  private inTurn(run: () => Promise<void>): Promise<void> {
    const done = this.refreshing.then(run);
    this.refreshing = done.catch(() => undefined);
    return done;
  }

  private async readAgain(changed: readonly string[]): Promise<void> {
    const isAll = changed.length === this.names.length;
    const moment = isAll ? await this.repository.moment() : this.moment;
    if (isAll) await this.readBeside();
    const start = this.current || !this.images ? undefined : await AtStart.of(this.repository, this.images);
    await this.readAll(changed, start);
    if (start?.missed && !(await this.followMissed(start.missed))) {
      this.current = undefined;
      await this.readAll(changed, start.without());
    }
    this.moment = moment;
  }

  /** Whether what the image has not is all there now: rows that are gone without a trace would be missed. */
  private async followMissed(missed: readonly Changed[]): Promise<boolean> {
    await this.replaceRows(this.loaded(), new Map(missed.map(({ kind, ids }) => [kind, new Set(ids)])));
    for (const { contract } of this.catalogs) {
      const shown = this.loaded().content[contract.name]?.length ?? 0;
      if (shown !== (await this.repository.countShown(contract.name as CatalogKind))) return false;
    }
    return true;
  }

  private async readAll(changed: readonly string[], start: AtStart | undefined): Promise<void> {
    const scheduler = new Scheduler();
    const packed = new Map<string, PackedDocuments>();
    const content: Record<string, readonly CatalogDocument[]> = { ...this.current?.content };
    for (const { contract, isLarge = false } of this.catalogs) {
      if (!changed.includes(contract.name)) continue;
      const kind = contract.name as CatalogKind;
      const documents = isLarge ? (start?.documents(kind) ?? (await this.repository.packed(kind))) : undefined;
      if (documents) packed.set(kind, documents);
      const docs: readonly CatalogDocument[] = documents ? await unpackDocuments(documents, scheduler) : await this.repository.all(kind);
      // No visitor could open an item whose id is an address of our own; an older version let one in.
      const reserved = reservedIds(contract);
      let isOneReserved = false;
      await scheduler.each(docs, ({ id }) => (isOneReserved ||= reserved.has(id)));
      content[contract.name] = await sortById(isOneReserved ? docs.filter(({ id }) => !reserved.has(id)) : docs, scheduler);
    }
    const views = new Map<unknown, Made>();
    const reach = new Reach();
    for (const name of changed) reach.items(name);
    for (const { contract, view } of this.catalogs) {
      const before = this.current?.views.get(view);
      // What was made from the other catalogs stays: a corrected exam does not make the college list anew.
      const isStale = !before || changed.some((name) => before.kinds.has(name));
      const make = (watched: CatalogContent) => view(watched, scheduler, this.translations, before?.view, start?.view(contract.name));
      views.set(view, isStale ? await made(make, content) : before);
      if (isStale) reach.view(contract.name, undefined);
    }
    this.take({ content, views }, reach);
    if (start) this.keeping = this.whole().then(() => start.keep(packed, (name) => this.viewOf(name)));
  }

  private async readRows(): Promise<void> {
    if (this.gatherMs > 0) await wait(this.gatherMs);
    const { heard, current } = this;
    const upTo = this.following.begin();
    this.heard = new Map();
    this.isFollowing = false;
    if (!current) return this.following.reached(upTo);
    try {
      await this.replaceRows(current, heard);
      await this.readBeside(heard.keys());
      this.following.reached(upTo);
    } catch (error) {
      for (const [kind, ids] of heard) this.heard.set(kind, new Set([...(this.heard.get(kind) ?? []), ...ids]));
      throw error;
    }
  }

  private async readBeside(names?: Iterable<string>): Promise<void> {
    const reach = await this.beside.read(names);
    if (reach && this.current) this.take({ ...this.current }, reach);
  }

  private async replaceRows(current: SnapshotState, heard: ReadonlyMap<string, ReadonlySet<string>>, isOfLists = false): Promise<void> {
    await this.whole([...heard.keys()]);
    const { repository, catalogs, translations, lists, others } = this;
    await others?.();
    const replaced = await replacedRows({ repository, catalogs, translations, lists, others }, current, heard, isOfLists);
    if (replaced) this.take(replaced.state, replaced.reach);
  }

  private take(state: SnapshotState, reach: Reach): void {
    this.current = state;
    this.answers.forget((part) => reach.has(part));
  }

  private viewOf(name: string): CatalogView {
    return this.loaded().views.get(this.catalogs.find(({ contract }) => contract.name === name)?.view)?.view as CatalogView;
  }

  /** What a catalog has made of the catalogs. The function that makes it is its key. `id`: for a caller that asks it of this item alone. */
  view<View>(make: ViewMaker<View>, id?: string): View {
    const found = this.loaded().views.get(make);
    const name = this.catalogs.find(({ view }) => view === make)?.contract.name;
    if (!found || name === undefined) throw new Error('no catalog has this view');
    this.readers.note(id === undefined ? wholeView(name) : oneItem(name, id));
    return found.view as View;
  }

  /** Resolves when nothing made from these is still in progress: a growing index cannot be updated. */
  async whole(names = this.names): Promise<void> {
    for (const { view, kinds } of this.loaded().views.values())
      if (names.some((name) => kinds.has(name))) await (view as Partial<CatalogView>).growing;
  }

  /** When what the next start can use is written down. */
  async keptForNextStart(): Promise<void> {
    await this.keeping;
  }

  items(name: string): readonly CatalogDocument[] {
    this.readers.note(allItems(name));
    return this.loaded().content[name] ?? [];
  }

  /** For everybody who reads that language: checked and serialised once. `list`: what of its view it is made from, where that is a list. */
  answer<Schema extends z.ZodType>(
    language: AnswerLanguage,
    name: string,
    schema: Schema,
    make: () => HandlerResult<z.input<Schema>>,
    list?: () => ListPart | undefined,
  ): SharedAnswer {
    const key = `${language} ${name}`;
    const kept = this.answers.get(key);
    if (kept) return kept;
    const { value, from } = this.readers.noting(make);
    const answer = new SharedAnswer(schema.parse(value.data), value.message, language);
    // Made from something read earlier: from what is not known, so any change makes it anew.
    this.answers.set(key, answer, from.size > 0 ? snapshotPartsOf(from, list?.()) : new Set(this.names.map(allItems)));
    return answer;
  }

  private loaded(): SnapshotState {
    if (!this.current) throw new Error('the catalog is not loaded');
    return this.current;
  }
}
