/** The import of colleges at the desk: as by command, in short turns, and told before it is done. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { collegesEndpoints } from '@disha/contract/colleges';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { Changes, importAnswer, oneAtATime, wishOf } from '../../catalog/sheets/import-answer.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import type { Handlers } from '../../http/serve.ts';
import { writtenDown } from '../../identity/staff.ts';
import { readCollegeCsvInTicks } from './college-csv.ts';

type ImportHandler = Handlers<typeof collegesEndpoints>['POST /desk/import/colleges'];

export function collegeImport({ snapshot, catalog }: Pick<CatalogParts, 'snapshot' | 'catalog'>): ImportHandler {
  const alone = oneAtATime();
  return ({ caller, query, body, language }) =>
    alone(async () => {
      const scheduler = new Scheduler();
      // An editor who sends a file twice is answered before the first is shown: a row of it is no new one.
      await snapshot.settled();
      const known = snapshot.items('colleges') as readonly CollegeDocument[];
      const courseIds = new Set(snapshot.items('courses').map(({ id }) => id));
      const context = { known, courseIds, defaultType: query.type, asOf: new Date().toISOString().slice(0, 7) };
      const { colleges, filled, already, leftOut, problems } = await readCollegeCsvInTicks(body, context, scheduler);
      const given = [...colleges, ...filled];
      const wanted = new Set(given.map(({ id }) => id));
      const there = new Map<string, CollegeDocument>();
      await scheduler.each(known, (document) => {
        if (wanted.has(document.id)) there.set(document.id, document);
      });
      const changes = new Changes();
      await scheduler.each(given, (each) => changes.add(each, there.get(each.id)));
      const counts = { ...changes.counts, unchanged: changes.counts.unchanged + already };
      return importAnswer({ wish: wishOf(query), counts, changes: changes.changes, problems, leftOut, language }, async () => {
        const who = writtenDown(caller);
        const source = query.name ?? null;
        const counted = { ...counts, skipped: new Set(problems.map(({ line }) => line)).size };
        await catalog.put('colleges', given, { who, why: 'imported', source }, undefined, {
          by: who,
          action: 'imported',
          catalog: 'colleges',
          to: counted,
          source,
        });
      });
    });
}
