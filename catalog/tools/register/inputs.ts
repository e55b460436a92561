/** The inputs that come as packages: which file of which version was read, and that it is the same one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readCsvTable, tableText, type CsvRecord } from '../csv.ts';

const columns = ['package', 'version', 'file', 'sha256', 'gives'] as const;
type RegisterInput = CsvRecord<(typeof columns)[number]>;

export const readInputs = (): RegisterInput[] => readCsvTable(join(import.meta.dirname, 'inputs.csv'), ...columns);

const require = createRequire(import.meta.url);
const installed = ({ package: name }: RegisterInput) => {
  // Not every package lets its package.json be asked for.
  const folder = (require.resolve.paths(name) ?? []).map((path) => join(path, name));
  return folder.find((path) => canRead(join(path, 'package.json'))) ?? dirname(require.resolve(name));
};
function canRead(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

/** The bytes of an input; another file than the one that was read is told by its sum. */
export function bytesOf(input: RegisterInput, folder = installed(input)): Buffer {
  const bytes = readFileSync(join(folder, input.file));
  const sum = createHash('sha256').update(bytes).digest('hex');
  if (sum !== input.sha256)
    throw new Error(
      `${input.package} ${input.version}: ${input.file} is another file than was read, sha256 ${sum} instead of ${input.sha256}`,
    );
  return bytes;
}

interface Packaged {
  aishe_code: string;
  name: string;
  state: string;
  district?: string;
}

const headings = ['AISHE code', 'name', 'state', 'district'] as const;
type PackagedRow = CsvRecord<(typeof headings)[number]>;

export const registerText = (rows: readonly PackagedRow[]): string => tableText(headings, rows);

/** The register as its package has it, in the columns that a list of it is read by. */
export function packagedRegister(input = readInputs().find(({ package: name }) => name === 'aishe-institutions-list')): PackagedRow[] {
  if (!input) throw new Error('inputs.csv does not name the register');
  return (JSON.parse(bytesOf(input).toString('utf8')) as Packaged[]).map(({ aishe_code: code, name, state, district = '' }) => ({
    'AISHE code': code,
    name,
    state,
    district,
  }));
}
