/** A list of the register, as its site exports it or as its package has it: a line an institution, by the headings people use. */
import type { State } from '../../../contract/src/taxonomy.ts';
import { BadCsv, parseCsv } from '../../../server/src/catalog/sheets/csv.ts';
import { headerAt, readHeader, stateOf } from '../../../server/src/features/colleges/college-csv.ts';
import { worded } from '../../../server/src/http/language.ts';
import { otherSigns } from './saved.ts';

/** What the register says of an institution. */
export interface Registered {
  line: number;
  code: string;
  name: string;
  state: State;
  /** As the register writes it; empty where it says none. */
  district: string;
}

const isCode = /^[CSUR]-\d+$/;

/** A code that stands twice is one institution: its first name counts, and the first district that a line says. */
export function readExport(text: string): { rows: Registered[]; faults: string[] } {
  const signs = otherSigns(text);
  if (signs !== undefined) return { rows: [], faults: [`line 1: ${signs}`] };
  const faults: string[] = [];
  const byCode = new Map<string, Registered>();
  try {
    const all = parseCsv(text);
    const [header, ...rows] = all.slice(headerAt(all));
    const head = header ? readHeader(header.cells) : undefined;
    if (!head) return { rows: [], faults: ['line 1: the file is empty'] };
    if ('message' in head) return { rows: [], faults: [`line 1: ${worded(head.message, 'en').message}`] };
    if (!head.columns.includes('aisheCode')) return { rows: [], faults: [`line ${header?.line ?? 1}: no column is the AISHE code`] };
    if (rows.length === 0) return { rows: [], faults: [`line ${header?.line ?? 1}: no institution stands under the headings`] };
    for (const { cells, line } of rows) {
      const cell = (name: string) => (cells[head.columns.indexOf(name)] ?? '').trim();
      const [code, name, state, district] = [cell('aisheCode').toUpperCase(), cell('name'), stateOf(cell('state')), cell('district')];
      if (!isCode.test(code)) faults.push(`line ${line}: "${code}" is no code of the register`);
      else if (name === '') faults.push(`line ${line}: ${code} has no name`);
      else if (state === undefined) faults.push(`line ${line}: no state is called "${cell('state')}"`);
      else {
        const known = byCode.get(code);
        if (known) known.district ||= district;
        else byCode.set(code, { line, code, name, state, district });
      }
    }
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error;
    faults.push(`line ${error.line}: ${error.message}`);
  }
  return { rows: [...byCode.values()], faults };
}
