/** What courses cost today: what ships, with what was changed at the desk laid over it; swapped whole whenever that changes. */
import type { FeeBandRow } from '@disha/contract/fees.files';
import { say } from '@disha/contract/say';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/errors.ts';
import type { AuditRow } from '../../ops/audit.repository.ts';
import { same } from '../corrections/corrections.ts';
import { bandOfCells, cellsOfBand, feeColumns } from './fee-cells.ts';
import { noFees, type FeeFiles } from './fee-files.ts';
import { feeSheet } from './fee-sheet.ts';
import { FeeBook } from './fees.ts';
import { feesKind, FeesRepository, type FeeChanges } from './fees.repository.ts';
import type { SheetCells, KeptSheet, SheetGiven, SheetAudit } from '../sheets/sheet.ts';
import type { CatalogSnapshot } from '../snapshot/snapshot.ts';
import { untranslated, type Translations } from '../translations.ts';

interface FeeParts {
  db: Db;
  snapshot: CatalogSnapshot;
  /** As they ship. */
  fees?: FeeFiles | undefined;
  translations?: Translations | undefined;
}

/** In the order of the files, and behind them what is the desk's alone. */
function laidOver(shipped: readonly FeeBandRow[], kept: readonly SheetCells[]): FeeBandRow[] {
  const bands = new Map(shipped.map((band) => [band.id, band]));
  for (const cells of kept) {
    const band = bandOfCells(cells);
    if (band) bands.set(band.id, band);
  }
  return [...bands.values()];
}

/** Everything that ships, as one sheet has it. */
const everyBand = ({ bands, own }: FeeFiles): readonly FeeBandRow[] => [...bands, ...own];

export class CurrentFees {
  private readonly shipped: FeeFiles;
  private readonly translations: Translations;
  private readonly kept: FeesRepository;
  private readonly noteReading: () => void;
  private current: FeeBook;
  readonly sheet: KeptSheet;

  constructor({ db, snapshot, fees = noFees, translations = untranslated }: FeeParts) {
    this.shipped = fees;
    this.translations = translations;
    this.kept = new FeesRepository(db, snapshot.news);
    this.current = new FeeBook(fees, translations);
    this.noteReading = snapshot.beside.keep(feesKind, () => this.read());
    this.sheet = {
      kind: feesKind,
      sheet: feeSheet(fees.families, snapshot),
      items: async () => laidOver(everyBand(this.shipped), await this.kept.rows()),
      put: (given, audit) => this.kept.change((kept) => this.changesOf(given, audit, kept)),
    };
  }

  /** For a caller that makes an answer from it: the answer is then made anew when a fee changes. */
  get book(): FeeBook {
    this.noteReading();
    return this.current;
  }

  private async read(): Promise<void> {
    const all = laidOver(everyBand(this.shipped), await this.kept.rows());
    const listed = new Set(this.shipped.own.map(({ id }) => id));
    const bands = all.filter(({ id }) => !listed.has(id));
    const own = all.filter(({ id }) => listed.has(id));
    this.current = new FeeBook({ ...this.shipped, bands, own }, this.translations);
  }

  private changesOf(given: SheetGiven['given'], { by, source, counts }: SheetAudit, kept: readonly SheetCells[]): FeeChanges {
    const there = new Map(laidOver(everyBand(this.shipped), kept).map((band) => [band.id, band]));
    const shipped = new Map(everyBand(this.shipped).map((band) => [band.id, band]));
    const about = { by, catalog: feesKind, source };
    const put: SheetCells[] = [];
    const drop: string[] = [];
    const audit: AuditRow[] = [{ ...about, action: 'imported', to: counts }];
    for (const said of given) {
      const before = there.get(said.id);
      const cells = cellsOfBand({ ...before, ...said } as FeeBandRow);
      const band = bandOfCells(cells);
      // Somebody else changed the other end of it since it was read.
      if (!band) throw new AppError('conflict', say('desk.busyImporting'));
      if (same(band, shipped.get(band.id))) drop.push(band.id);
      else put.push(cells);
      const changed = before ? feeColumns.filter((column) => !same(before[column], band[column])) : [];
      const row = { ...about, itemId: band.id };
      if (!before) audit.push({ ...row, action: 'added', to: band });
      for (const field of changed) audit.push({ ...row, action: 'corrected', field, from: before?.[field], to: band[field] });
    }
    return { put, drop, told: audit };
  }
}
