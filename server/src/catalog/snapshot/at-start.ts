/** The first reading of the catalogs: takes from the image of the last start what still holds, and leaves one for the next. */
import type { CatalogView, KeptView } from '../view/view.ts';
import type { CatalogRepository } from '../catalog.repository.ts';
import type { PackedColumn } from './column.ts';
import type { Image, ImageFile } from './image.ts';
import type { Moment } from './moment.repository.ts';
import type { Changed } from './news.ts';
import { Scheduler } from '../scheduler.ts';
import type { PackedDocuments } from './packed.ts';

type Source = Pick<CatalogRepository, 'state' | 'moment' | 'changedSince'>;

interface Taken {
  image: Image;
  missed: readonly Changed[] | undefined;
}

/** Pieces are small enough to be written one a turn: a column each, and each of what a view keeps. */
const countOf = (catalog: string) => `${catalog} count`;
const columnsOf = (catalog: string) => `${catalog} column `;
const viewOf = (catalog: string) => `${catalog} view `;

function startingWith(image: Image, prefix: string): KeptView {
  return Object.fromEntries(
    Object.entries(image).flatMap(([name, piece]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), piece]] : [])),
  );
}

/** More rows than these are read faster together with all the others. */
const mostFollowed = 2000;

const stateName = 'state';
const horizonName = 'horizon';

export class AtStart {
  private readonly source: Source;
  private readonly file: ImageFile;
  /** Of what the database held before anything was read. */
  private readonly state: string;
  private readonly moment: Moment;
  private readonly image: Image | undefined;
  /** Rows that were changed since the image was made; undefined where nothing was. */
  readonly missed: readonly Changed[] | undefined;

  private constructor(source: Source, file: ImageFile, now: { state: string; moment: Moment }, taken?: Taken) {
    this.source = source;
    this.file = file;
    this.state = now.state;
    this.moment = now.moment;
    this.image = taken?.image;
    this.missed = taken?.missed;
  }

  static async of(source: Source, file: ImageFile): Promise<AtStart> {
    const now = { state: await source.state(), moment: await source.moment() };
    const image = await file.read(now.moment.of);
    if (image?.[stateName] === now.state) return new AtStart(source, file, now, { image, missed: undefined });
    const horizon = image?.[horizonName];
    const since = typeof horizon === 'string' ? await source.changedSince({ ...now.moment, horizon }) : undefined;
    const count = since?.changes.reduce((sum, { ids }) => sum + ids.length, 0) ?? Infinity;
    return new AtStart(source, file, now, image && since && count <= mostFollowed ? { image, missed: since.changes } : undefined);
  }

  /** As if there were no image. */
  without(): AtStart {
    return new AtStart(this.source, this.file, { state: this.state, moment: this.moment });
  }

  documents(catalog: string): PackedDocuments | undefined {
    const count = this.image?.[countOf(catalog)];
    if (!this.image || typeof count !== 'number') return undefined;
    return { count, columns: startingWith(this.image, columnsOf(catalog)) as Record<string, PackedColumn> };
  }

  view(catalog: string): KeptView | undefined {
    return this.image && startingWith(this.image, viewOf(catalog));
  }

  /** Once all is made: what was read then is what the database held before and holds still. */
  async keep(documents: ReadonlyMap<string, PackedDocuments>, viewOfCatalog: (catalog: string) => CatalogView): Promise<void> {
    if (this.image || documents.size === 0) return;
    const image: Record<string, unknown> = { [stateName]: this.state, [horizonName]: this.moment.horizon };
    for (const [catalog, { count, columns }] of documents) {
      image[countOf(catalog)] = count;
      for (const [name, column] of Object.entries(columns)) image[columnsOf(catalog) + name] = column;
      for (const [name, piece] of Object.entries(viewOfCatalog(catalog).kept?.() ?? {})) image[viewOf(catalog) + name] = piece;
    }
    if ((await this.source.state()) === this.state) await this.file.write(this.moment.of, image, new Scheduler());
  }
}
