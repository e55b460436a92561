/** Loads what the files of closing ranks say into the database, once: later starts find the same checksums. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../db/connect.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import { ReadLimit } from '../../catalog/shipped/read-limit.ts';
import { CounsellingBook } from './counsellings.repository.ts';
import { cutoffFiles, Stopped, type CutoffFiles } from './cutoff-files.ts';
import { CutoffsRepository, type CutoffsWriter } from './cutoffs.repository.ts';

export interface CutoffLoading {
  /** Resolves with how many counsellings were loaded anew. */
  done: Promise<number>;
  stop(): Promise<void>;
}

interface LoadOptions {
  after?: Promise<unknown>;
  /** Told each time it fails; it is tried again. */
  onFailure?: (error: unknown) => void;
  /** Before it is tried again, at first. */
  pauseMs?: number;
}

const longestPauseMs = 5 * 60_000;
/** For the files of any one counselling, and so large that the system takes it back whole. */
const roomBytes = 4 * 1024 * 1024;

/**
 * Yields to the event loop: behind everything else, in short turns. Only a request for chances waits for it. A database that takes too
 * long for one statement does not leave such requests without until the next start.
 */
export function loadCutoffs(catalog: string, db: Db, options: LoadOptions = {}): CutoffLoading {
  const { after = Promise.resolve(), onFailure = () => undefined, pauseMs = 1000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let begun = false;
  const untilLoaded = async () => {
    for (let next = pauseMs; !signal.aborted; next = Math.min(2 * next, longestPauseMs))
      try {
        return await load(catalog, db, () => signal.aborted);
      } catch (error) {
        onFailure(error);
        await pause(next, undefined, { signal, ref: false }).catch(() => undefined);
      }
    return 0;
  };
  const done = after.then(() => {
    begun = !signal.aborted;
    return untilLoaded();
  });
  return {
    done,
    async stop() {
      stopping.abort();
      // What has not begun never will.
      if (begun) await done.catch(() => undefined);
    },
  };
}

async function load(catalog: string, db: Db, isStopped: () => boolean): Promise<number> {
  const repository = new CutoffsRepository(db);
  const book = new CounsellingBook(db);
  const scheduler = new Scheduler();
  const known = await repository.checksums();
  const imports = await repository.importDigests();
  const room = new ReadLimit(roomBytes);
  let loaded = 0;
  for (const counselling of (await book.fresh()).all) {
    const { id } = counselling;
    if (isStopped()) return loaded;
    room.empty();
    const files = await cutoffFiles(catalog, counselling, (file) => room.read(file));
    if (!files.isShipped && !imports.has(id)) continue;
    if (known.get(id) === files.checksum(imports.get(id))) continue;
    try {
      if (await repository.alone((writer) => makeAnew(files, writer, scheduler, isStopped))) loaded += 1;
    } catch (error) {
      if (error instanceof Stopped) return loaded;
      throw error;
    }
  }
  if (loaded > 0) await repository.analyze();
  return loaded;
}

/**
 * The tables of one counselling from its files and what was brought in, as both are now: another process may have changed either
 * meanwhile. Returns whether there was anything to do.
 */
export async function makeAnew(
  files: CutoffFiles,
  writer: CutoffsWriter,
  scheduler: Scheduler,
  isStopped: () => boolean,
): Promise<boolean> {
  const imports = await writer.importDigest(files.id);
  const checksum = files.checksum(imports);
  if ((await writer.checksum(files.id)) === checksum) return false;
  const imported = imports === undefined ? [] : await writer.imported(files.id);
  await writer.replace(files.id, checksum, await files.read(imported, scheduler, isStopped), scheduler, isStopped);
  return true;
}
