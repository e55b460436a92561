/** A fee band as the line it is written in, and read from it again. */
import { feeBandRow, type FeeBandRow } from '@disha/contract/fees.files';
import type { SheetCells } from '../sheets/sheet.ts';

/** Those of catalog/fees/bands.csv, in its order. */
export const feeColumns = Object.keys(feeBandRow.shape) as readonly (keyof FeeBandRow)[];

export const cellsOfBand = (band: FeeBandRow): SheetCells =>
  Object.fromEntries(
    feeColumns.map((column) => {
      const value = band[column];
      return [column, Array.isArray(value) ? value.join('|') : String(value)];
    }),
  );

/** None where another version wrote what this one cannot read: then what ships stands. */
export const bandOfCells = (cells: SheetCells): FeeBandRow | undefined => feeBandRow.safeParse(cells).data;
