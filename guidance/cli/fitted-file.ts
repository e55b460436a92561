/** banks/<key>.fitted.json of each quiz: each command writes its own part and leaves the other's. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QuizKey } from '@disha/contract/quiz.keys';
import type { FittedFile } from '../src/types.ts';

export function writeFitted(key: QuizKey, part: Partial<FittedFile>): void {
  const path = fileURLToPath(new URL(`../src/banks/${key}.fitted.json`, import.meta.url));
  const before = JSON.parse(readFileSync(path, 'utf8')) as FittedFile;
  writeFileSync(path, `${JSON.stringify({ ...before, ...part }, null, 2)}\n`);
}
