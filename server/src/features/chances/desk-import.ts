/** The import of closing ranks at the desk: told before it is done, and laid over what is shipped from then on. */
import type { chancesEndpoints } from '@disha/contract/chances';
import type { CounsellingId } from '@disha/contract/chances.words';
import type { Published } from '@disha/chances/published';
import { Changes, importAnswer, oneAtATime, wishOf } from '../../catalog/sheets/import-answer.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import type { Handlers } from '../../http/serve.ts';
import { writtenDown } from '../../identity/staff.ts';
import type { CounsellingBook } from './counsellings.repository.ts';
import { readCutoffCsv, type GivenRow } from './cutoff-csv.ts';
import { cutoffChanges } from './cutoff-changes.ts';
import { cutoffFiles, type CutoffFiles } from './cutoff-files.ts';
import type { CutoffsRepository, CutoffsWriter } from './cutoffs.repository.ts';
import { makeAnew } from './load-cutoffs.ts';
import type { RanksState } from './ranks-state.ts';

type ImportHandler = Handlers<typeof chancesEndpoints>['POST /desk/import/cutoffs'];

export interface CutoffImportParts {
  cutoffs: CutoffsRepository;
  book: CounsellingBook;
  state: Pick<RanksState, 'changed'>;
  /** Where the shipped tables lie; undefined where there are none. */
  catalogFolder: string | undefined;
  now: () => Date;
}

/** A counselling's season may begin before its year does. */
const yearsAhead = 1;

export function cutoffImport({ cutoffs, book, state, catalogFolder, now }: CutoffImportParts): ImportHandler {
  const alone = oneAtATime();
  return ({ caller, query, body, language }) =>
    alone(async () => {
      const scheduler = new Scheduler();
      const wish = wishOf(query);
      const counsellings = await book.fresh();
      const { rows, problems, leftOut } = await readCutoffCsv(body, counsellings, now().getUTCFullYear() + yearsAhead, scheduler);
      const byCounselling = new Map<CounsellingId, GivenRow[]>();
      await scheduler.each(rows, (given) => {
        const of = byCounselling.get(given.row.counselling);
        if (of) of.push(given);
        else byCounselling.set(given.row.counselling, [given]);
      });

      const run = async (imported: (id: CounsellingId) => Promise<Published[]>, writer?: CutoffsWriter) => {
        const changes = new Changes();
        const changed: { files: CutoffFiles; rows: Published[] }[] = [];
        const faults = [...problems];
        for (const [id, given] of byCounselling) {
          const files = await cutoffFiles(catalogFolder, counsellings.of(id));
          const found = await cutoffChanges(files, await imported(id), given, changes, scheduler);
          faults.push(...found.problems);
          changed.push({ files, rows: found.rows });
        }
        faults.sort((a, b) => a.line - b.line);
        const { counts } = changes;
        return importAnswer({ wish, counts, changes: changes.changes, problems: faults, leftOut, language }, async () => {
          if (!writer) return;
          const summary = { ...counts, skipped: new Set(faults.map(({ line }) => line)).size };
          await writer.keep(
            changed.flatMap((each) => each.rows),
            { by: writtenDown(caller), action: 'imported', catalog: 'cutoffs', to: summary, source: query.name ?? null },
          );
          for (const each of changed) if (each.rows.length > 0) await makeAnew(each.files, writer, scheduler, () => false);
        });
      };
      if (wish.dryRun) return run((id) => cutoffs.imported(id));
      const answer = await cutoffs.alone((writer) => run((id) => writer.imported(id), writer));
      if (counted(answer.data) > 0) {
        await cutoffs.analyze();
        await state.changed();
      }
      return answer;
    });
}

const counted = ({ added, changed }: { added: number; changed: number }) => added + changed;
