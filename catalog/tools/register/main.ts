/**
 * npm run register:diff -- NEW.csv [--out SHEET.csv] [--year 2027]: what a newer list of the register says otherwise, as a sheet.
 * npm run register:apply -- SHEET.csv [--dry-run]: what somebody has decided there, into the tables.
 * npm run register:fetch -- [OUT.csv]: whether the inputs that come as packages are those that were read; the register as a list.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPincodes } from '../../../server/src/catalog/shipped/pincodes.ts';
import { applySheet } from './apply.ts';
import { diffRegister } from './diff.ts';
import { readExport } from './export.ts';
import { bytesOf, packagedRegister, readInputs, registerText } from './inputs.ts';
import { readSaved, saveAs } from './saved.ts';
import { changes, sheetText } from './sheet.ts';
import { readRegister, writeRegister } from './tables.ts';

const usage = [
  'npm run register:diff -- NEW.csv [--out SHEET.csv] [--year 2027]',
  'npm run register:apply -- SHEET.csv [--dry-run]',
  'npm run register:fetch -- [OUT.csv]',
];

interface CommandAnswer {
  lines: string[];
  ok: boolean;
}

const refused = (faults: readonly string[]): CommandAnswer => ({
  lines: [...faults.slice(0, 40), `${faults.length} lines are not good; nothing was changed.`],
  ok: false,
});

const notText = (file: string): CommandAnswer => ({ lines: [`${file} is no UTF-8 text: ${saveAs}. Nothing was changed.`], ok: false });

interface DiffWishes {
  file: string;
  out: string;
  year: string;
  catalog: string;
  /** "2027-11" */
  month: string;
}

export function diffCommand({ file, out, year, catalog, month }: DiffWishes): CommandAnswer {
  const text = readSaved(file);
  if (text === undefined) return notText(file);
  const { rows, faults } = readExport(text);
  if (faults.length > 0) return refused(faults);
  const districtOf = readPincodes(catalog);
  const sheet = diffRegister(readRegister(catalog), rows, { asOf: month, source: `AISHE ${year}`, districtOf });
  writeFileSync(out, sheetText(sheet));
  const counted = changes.map((change) => `${sheet.filter((line) => line.change === change).length} ${change}`).join(', ');
  return { lines: [`${rows.length} institutions read: ${counted}.`, `Decide them in ${out}: yes or no under "do".`], ok: true };
}

export function applyCommand({ file, catalog, dryRun }: { file: string; catalog: string; dryRun: boolean }): CommandAnswer {
  const courses = new Set(readdirSync(join(catalog, 'courses')).map((name) => basename(name, '.json')));
  const text = readSaved(file);
  if (text === undefined) return notText(file);
  const { register, counts, faults } = applySheet(readRegister(catalog), text, courses);
  if (faults.length > 0) return refused(faults);
  const isSame = [...changes, 'refused' as const].every((change) => counts[change] === 0);
  if (!dryRun && !isSame) writeRegister(catalog, register);
  const done = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const end = dryRun ? 'A dry run: nothing was changed.' : isSame ? 'Nothing is to be changed.' : 'Written. The next start loads it.';
  return { lines: [`${done.join(', ')}.`, end], ok: true };
}

function fetchCommand(out: string | undefined): CommandAnswer {
  const lines = readInputs().map((input) => {
    bytesOf(input);
    return `${input.package} ${input.version} ${input.file}: as it was read (${input.gives})`;
  });
  if (out !== undefined) writeFileSync(out, registerText(packagedRegister()));
  return { lines: out === undefined ? lines : [...lines, `The register stands in ${out}.`], ok: true };
}

function run([command = '', ...args]: readonly string[]): CommandAnswer {
  const options = {
    out: { type: 'string', default: 'register-sheet.csv' },
    year: { type: 'string', default: String(new Date().getFullYear()) },
    catalog: { type: 'string', default: join(import.meta.dirname, '..', '..') },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { out, year, catalog, 'dry-run': dryRun } = values;
  const [file] = positionals;
  if (command === 'fetch') return fetchCommand(file);
  if (file === undefined) return { lines: usage, ok: false };
  if (command === 'diff') return diffCommand({ file, out, year, catalog, month: new Date().toISOString().slice(0, 7) });
  return command === 'apply' ? applyCommand({ file, catalog, dryRun }) : { lines: usage, ok: false };
}

if (process.argv[1] === import.meta.filename) {
  const { lines, ok } = run(process.argv.slice(2));
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
}
