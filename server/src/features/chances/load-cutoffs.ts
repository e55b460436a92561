/** Loads what the files of closing ranks say into the database, once: later starts find the same checksums. */
import { counsellingIds } from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import { Pace } from '../../catalog/pace.ts';
import { cutoffFiles, Stopped } from './cutoff-files.ts';
import { CutoffsRepository } from './cutoffs.repository.ts';

export interface CutoffLoading {
  /** Resolves with how many counsellings were loaded anew. */
  done: Promise<number>;
  stop(): Promise<void>;
}

/** Behind everything else, in short turns: nobody waits for it but who asks for chances. */
export function loadCutoffs(catalog: string, db: Db, after: Promise<unknown> = Promise.resolve()): CutoffLoading {
  let stopped = false;
  let begun = false;
  const done = after.then(() => {
    begun = !stopped;
    return stopped ? 0 : load(catalog, new CutoffsRepository(db), () => stopped);
  });
  return {
    done,
    async stop() {
      stopped = true;
      // What has not begun never will.
      if (begun) await done.catch(() => undefined);
    },
  };
}

async function load(catalog: string, repository: CutoffsRepository, isStopped: () => boolean): Promise<number> {
  const pace = new Pace();
  const known = await repository.checksums();
  let loaded = 0;
  for (const id of counsellingIds) {
    if (isStopped()) return loaded;
    const files = await cutoffFiles(catalog, id, pace);
    if (!files || known.get(id) === files.checksum) continue;
    try {
      if (await repository.replace(id, files.checksum, await files.read(isStopped), pace, isStopped)) loaded += 1;
    } catch (error) {
      if (error instanceof Stopped) return loaded;
      throw error;
    }
  }
  if (loaded > 0) await repository.analyze();
  return loaded;
}
