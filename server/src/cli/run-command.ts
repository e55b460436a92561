import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BackupError } from '../db/backup-error.ts';
import { BadSettings, readSettings, type Env } from '../env.ts';
import { StartError } from '../ops/start-error.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A command that names one file, as seen from where the person stands: npm itself runs us in the project's folder. */
export function runOnFile(usage: string, command: (env: Env, file: string) => Promise<string>): Promise<void> {
  return runCommand((env) => {
    const [file, ...more] = process.argv.slice(2);
    if (file === undefined || more.length > 0) throw new BackupError(usage);
    return command(env, resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
  });
}

export async function runCommand(command: (env: Env, root: string) => Promise<string>): Promise<void> {
  try {
    console.log(await command(readSettings(root), root));
  } catch (error) {
    // What the operator can act on is one line; anything else comes with its stack.
    const expected = error instanceof BackupError || error instanceof StartError || error instanceof BadSettings;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
