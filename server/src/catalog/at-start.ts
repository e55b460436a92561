/** The first reading of the catalogs: takes from the image of the last start what still holds, and leaves one for the next. */
import type { CatalogView, Kept } from './catalog.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { PackedColumn } from './column.ts';
import type { Image, ImageFile } from './image.ts';
import { Pace } from './pace.ts';
import type { PackedDocuments } from './packed.ts';

type Source = Pick<CatalogRepository, 'state'>;

/** Pieces are small enough to be written one a turn: a column each, and each of what a view keeps. */
const countOf = (catalog: string) => `${catalog} count`;
const columnsOf = (catalog: string) => `${catalog} column `;
const viewOf = (catalog: string) => `${catalog} view `;

function startingWith(image: Image, prefix: string): Kept {
  return Object.fromEntries(
    Object.entries(image).flatMap(([name, piece]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), piece]] : [])),
  );
}

export class AtStart {
  private readonly source: Source;
  private readonly file: ImageFile;
  /** Of what the database held before anything was read. */
  private readonly state: string;
  private readonly image: Image | undefined;

  private constructor(source: Source, file: ImageFile, state: string, image: Image | undefined) {
    this.source = source;
    this.file = file;
    this.state = state;
    this.image = image;
  }

  static async of(source: Source, file: ImageFile): Promise<AtStart> {
    const state = await source.state();
    return new AtStart(source, file, state, await file.read(state));
  }

  documents(catalog: string): PackedDocuments | undefined {
    const count = this.image?.[countOf(catalog)];
    if (!this.image || typeof count !== 'number') return undefined;
    return { count, columns: startingWith(this.image, columnsOf(catalog)) as Record<string, PackedColumn> };
  }

  view(catalog: string): Kept | undefined {
    return this.image && startingWith(this.image, viewOf(catalog));
  }

  /** Once all is made: what was read then is what the database held before and holds still. */
  async keep(documents: ReadonlyMap<string, PackedDocuments>, viewOfCatalog: (catalog: string) => CatalogView): Promise<void> {
    if (this.image || documents.size === 0) return;
    const image: Record<string, unknown> = {};
    for (const [catalog, { count, columns }] of documents) {
      image[countOf(catalog)] = count;
      for (const [name, column] of Object.entries(columns)) image[columnsOf(catalog) + name] = column;
      for (const [name, piece] of Object.entries(viewOfCatalog(catalog).kept?.() ?? {})) image[viewOf(catalog) + name] = piece;
    }
    if ((await this.source.state()) === this.state) await this.file.write(this.state, image, new Pace());
  }
}
