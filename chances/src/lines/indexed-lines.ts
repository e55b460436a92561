/** What is kept in memory of a counselling's lines: read from the database, or from a pack of this device. */
import type { LinePool } from './line-pools.ts';
import type { NamedInstitute, NamedProgramme } from './narrowing.ts';

/** With its number, by which a line says which it is of. */
export type Pool = LinePool & { id: number };

/** A column a fact, sorted by pool: what is walked along together lies together. */
export interface IndexedLines {
  /** Of the files they were made of. */
  checksum: string;
  /** All that the counselling has. */
  categories: readonly string[];
  pools: readonly Pool[];
  /** Their words and what narrows, by number. */
  institutes: readonly (NamedInstitute | undefined)[];
  programmes: readonly (NamedProgramme | undefined)[];
  /** One after the other. */
  ids: string;
  /** Its place when all are sorted by id: of lines that are equal in the asked order, the lower comes first. */
  idPlace: Int32Array;
  pool: Int32Array;
  institute: Int32Array;
  programme: Int32Array;
  namePlace: Int32Array;
  lastClosing: Float64Array;
  /** The logarithm of the expected closing, and half of the range that holds 80 %; NaN where no call is made. */
  centre: Float64Array;
  halfWidth: Float64Array;
  /** What ids of before are read as. */
  aliases: ReadonlyMap<string, string>;
  /** Why no call is made, counted from 1 as in the contract's list; 0 where one is. */
  noCall: Int16Array;
}
