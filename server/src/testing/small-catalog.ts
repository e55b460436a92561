/**
 * The shipped facts with few of the colleges: for tests that want real facts and not all of them. Links to the files, and of each
 * table of the register the lines of the colleges that students ask for most.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const shippedFolder = join(import.meta.dirname, '..', '..', '..', 'catalog');

const whole = readdirSync(shippedFolder);

/** Their ids are older than the directory of all: made of the name alone, without the key of a list at the end. */
function isAskedFor(line: string): boolean {
  const [id = '', code = ''] = line.split(',', 2);
  return code === '' ? !/-(?:aicte|iti|tngasa)-/.test(id) : !id.endsWith(`-${code.toLowerCase()}`);
}

function writeFew(to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(join(shippedFolder, 'register'))) {
    const [head = '', ...lines] = readFileSync(join(shippedFolder, 'register', name), 'utf8').split('\n');
    writeFileSync(join(to, name), [head, ...lines.filter((line) => line !== '' && isAskedFor(line)), ''].join('\n'));
  }
}

export function smallCatalog(wanted: readonly string[] = whole): string {
  const folder = mkdtempSync(join(tmpdir(), 'disha-small-'));
  for (const name of wanted)
    if (name === 'register') writeFew(join(folder, name));
    else symlinkSync(join(shippedFolder, name), join(folder, name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
