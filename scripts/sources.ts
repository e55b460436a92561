/** What is written in this app, by its place: also what git does not know yet. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

export type SourceFile = readonly [file: string, code: string];

/** Tests and what only they take. */
export const isTest = (file: string): boolean => /\.(test|spec|fixture)\.tsx?$|^(e2e|journeys|bench|scripts)\/|\/testing\//.test(file);

export function listSources(...endings: readonly string[]): readonly SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...endings.map((ending) => `*.${ending}`)],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return listed
    .split('\n')
    .filter((file) => file !== '')
    .flatMap((file) => {
      try {
        return [[file, readFileSync(join(root, file), 'utf8')] as const];
      } catch {
        // Removed, and git does not know it yet.
        return [];
      }
    });
}
