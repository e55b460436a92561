/** What rows of a file change of a counselling's table, and which of them cannot be. */
import { homeStates, scopeOf } from '@disha/chances/counsellings';
import { keyOfLine } from '@disha/chances/overlay';
import type { Published } from '@disha/chances/published';
import type { Cutoff } from '@disha/chances/types';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import type { Changes, ImportProblem } from '../../catalog/sheets/import-answer.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import type { GivenRow } from './cutoff-csv.ts';
import type { CutoffFiles } from './cutoff-files.ts';

interface CutoffChanges {
  /** Those that say something new. */
  rows: Published[];
  problems: ImportProblem[];
}

const shown = ({ round, opening, closing, preparatory }: Cutoff) => ({ round, opening, closing, preparatory: preparatory ?? null });

/** As the file names it. */
const nameOf = ({ institute, programme, year, quota, category, pwd, gender }: Published) =>
  [institute, programme, year, quota, category, pwd ? 'PwD' : '', gender === 'neutral' ? '' : gender]
    .filter((part) => part !== '')
    .join(' · ');

/** `imported` is what was brought in before; what it and the files say is what `given` is compared with. */
export async function cutoffChanges(
  files: CutoffFiles,
  imported: readonly Published[],
  given: readonly GivenRow[],
  changes: Changes,
  scheduler: Scheduler,
): Promise<CutoffChanges> {
  const { counselling } = files;
  const { authority } = counselling;
  const fresh = given.map(({ row }) => row);
  const overlay = files.overlay(imported, fresh);
  const { dictionary, lines } = await files.merged(overlay, imported, scheduler, () => false);

  const there = new Map<string, Cutoff>();
  const wanted = new Set(await scheduler.map(fresh, (row) => overlay.keyOf(row)));
  const categories = new Set(counselling.categories.map(({ id }) => id));
  const quotas = new Set(counselling.quotas.map(({ id }) => id));
  await scheduler.each(lines, (line) => {
    categories.add(line.category);
    quotas.add(line.quota);
    const key = keyOfLine(line, dictionary);
    if (wanted.has(key)) for (const cutoff of line.history) there.set(`${key}\t${cutoff.year}`, cutoff);
  });

  const seen = new Map<string, number>();
  const faultOf = (row: Published, key: string): Said | undefined => {
    // A name that neither the counselling nor an earlier year has may be a slip, and nothing would say whom its seats are for.
    if (!categories.has(row.category)) return say('imports.noCategory', { category: row.category, authority });
    if (!quotas.has(row.quota)) return say('imports.noQuota', { quota: row.quota, authority });
    const isOfStates = ['home', 'other'].includes(scopeOf(counselling, row.quota));
    if (isOfStates && homeStates(counselling, row.quota, overlay.stateOf(row)).length === 0)
      return say('imports.instituteState', { institute: row.institute });
    const earlier = seen.get(key);
    return earlier === undefined ? undefined : say('imports.seatsTwice', { line: earlier });
  };

  const result: CutoffChanges = { rows: [], problems: [] };
  await scheduler.each(given, ({ line, row }) => {
    const key = `${overlay.keyOf(row)}\t${row.year}`;
    const message = faultOf(row, key);
    if (message) return void result.problems.push({ line, message });
    seen.set(key, line);
    const before = there.get(key);
    const name = nameOf(row);
    const isSame = changes.add({ id: key, name, ...shown(row) }, before && { id: key, name, ...shown(before) });
    if (!isSame) result.rows.push(row);
  });
  return result;
}
