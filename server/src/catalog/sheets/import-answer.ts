/** What an import tells: of a good file what it changes, of another which lines stop it. */
import { importLimits, type ImportData } from '@disha/contract/imports';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { AppError } from '../../http/errors.ts';
import { worded, type AnswerLanguage } from '../../http/language.ts';
import type { HandlerResult } from '../../http/serve.ts';
import { same } from '../corrections/corrections.ts';

export interface ImportProblem {
  line: number;
  message: Said;
}

export interface ImportOptions {
  dryRun: boolean;
  skipBad: boolean;
}

export const wishOf = ({ dryRun, skipBad }: { dryRun?: string | undefined; skipBad?: string | undefined }): ImportOptions => ({
  dryRun: dryRun === 'true',
  skipBad: skipBad === 'true',
});

const isHeld = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of what has parts, as the dates of an exam, only those that are given and change. */
function changesIn(field: string, from: unknown, to: unknown): ImportData['changes'][number]['fields'] {
  if (same(from, to)) return [];
  if (!isHeld(to) || !(isHeld(from) || from === undefined || from === null)) return [{ field, from: from ?? null, to: to ?? null }];
  return Object.keys(to).flatMap((name) => {
    const [before, after] = [from?.[name] ?? null, to[name] ?? null];
    return same(before, after) ? [] : [{ field: `${field}.${name}`, from: before, to: after }];
  });
}

/** What a list of documents, each whole or in part, changes of what is there. */
export class Changes {
  readonly counts = { added: 0, changed: 0, unchanged: 0 };
  readonly changes: ImportData['changes'] = [];

  /** Returns whether nothing of it is new. */
  add(given: { id: string; name?: string | undefined }, there: { id: string; name?: string } | undefined): boolean {
    if (!there) return this.note('added', given.id, given.name ?? given.id, []);
    // One of a packed catalog is read field by field.
    const before = there as unknown as Record<string, unknown>;
    const fields = Object.entries(given).flatMap(([field, to]) => (field === 'id' ? [] : changesIn(field, before[field], to)));
    if (fields.length === 0) {
      this.counts.unchanged += 1;
      return true;
    }
    return this.note('changed', given.id, there.name ?? there.id, fields);
  }

  private note(what: 'added' | 'changed', id: string, name: string, fields: ImportData['changes'][number]['fields']): boolean {
    this.counts[what] += 1;
    if (this.changes.length < importLimits.changes) this.changes.push({ id, name, what, fields });
    return false;
  }
}

interface ImportReport {
  wish: ImportOptions;
  counts: Pick<ImportData, 'added' | 'changed' | 'unchanged'>;
  changes: ImportData['changes'];
  problems: readonly ImportProblem[];
  leftOut: readonly ImportProblem[];
  language: AnswerLanguage;
}

/** Refuses what must not be written; `write` happens only for what may be. */
export async function importAnswer(
  { wish, counts, changes, problems, leftOut, language }: ImportReport,
  write: () => Promise<void>,
): Promise<HandlerResult<ImportData>> {
  const noteList = (notes: readonly ImportProblem[]) =>
    notes.slice(0, importLimits.errors).map(({ line, message }) => ({ line, message: worded(message, language).message }));
  const data: ImportData = {
    ...counts,
    errors: noteList(problems),
    errorCount: problems.length,
    leftOut: noteList(leftOut),
    changes,
  };
  if (wish.dryRun) return { message: say('desk.wouldImport'), data };
  const isNothingGood = counts.added + counts.changed + counts.unchanged === 0;
  if (problems.length > 0 && (!wish.skipBad || isNothingGood))
    throw new AppError('invalid', say('desk.badLines', { count: problems.length }), { data });
  await write();
  return { message: say('desk.imported'), data };
}

/** One at a time in a process: each holds a whole file in memory. */
export function oneAtATime(): <T>(run: () => Promise<T>) => Promise<T> {
  let isRunning = false;
  return async (run) => {
    if (isRunning) throw new AppError('conflict', say('desk.busyImporting'));
    isRunning = true;
    try {
      return await run();
    } finally {
      isRunning = false;
    }
  };
}
