/**
 * The shipped facts without the tables of the whole register: for tests that want real facts and not all of them. Links to the
 * files, so that it is there at once.
 */
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const shippedFolder = join(import.meta.dirname, '..', '..', '..', 'catalog');

const whole = readdirSync(shippedFolder).filter((name) => name !== 'register');

export function smallCatalog(wanted: readonly string[] = whole): string {
  const folder = mkdtempSync(join(tmpdir(), 'disha-small-'));
  for (const name of wanted) symlinkSync(join(shippedFolder, name), join(folder, name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
