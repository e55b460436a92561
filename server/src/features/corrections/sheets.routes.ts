/** Sheets out and in at the desk. Names no catalog: each says which sheets are its own. */
import { sheetNames, sheetsEndpoints, type SheetName } from '@disha/contract/sheets';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import type { CatalogRepository } from '../../catalog/catalog.repository.ts';
import type { CatalogDocument, CatalogKind } from '../../catalog/documents.ts';
import { Changes, importAnswer, oneAtATime, wishOf } from '../../catalog/sheets/import-answer.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import { readSheet, writeSheet, type KeptSheet, type SheetGiven } from '../../catalog/sheets/sheet.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { AppError } from '../../http/errors.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import type { Handlers, Serve } from '../../http/serve.ts';
import { writtenDown } from '../../identity/staff.ts';

export interface SheetsParts {
  snapshot: CatalogSnapshot;
  catalogs: readonly ServedCatalog[];
  catalog: CatalogRepository;
  /** Sheets of what is no catalog's. */
  others: readonly KeptSheet[];
  now: () => Date;
}

type SheetHandler<Name extends keyof typeof sheetsEndpoints> = Handlers<typeof sheetsEndpoints>[Name];
type GivenRow = SheetGiven['given'][number];

async function thereOf(
  given: readonly GivenRow[],
  items: readonly CatalogDocument[],
  scheduler: Scheduler,
): Promise<Map<string, CatalogDocument>> {
  const wanted = new Set(given.map(({ id }) => id));
  const there = new Map<string, CatalogDocument>();
  await scheduler.each(items, (item) => {
    if (wanted.has(item.id)) there.set(item.id, item);
  });
  return there;
}

export function serveSheets(serve: Serve, { snapshot, catalogs, catalog, others, now }: SheetsParts): void {
  const alone = oneAtATime();
  const ofCatalog = (kind: CatalogKind, sheet: KeptSheet['sheet']): KeptSheet => ({
    kind,
    sheet,
    items: async () => snapshot.items(kind),
    put: async (given, { by, source, counts }) => {
      const audit = { by, action: 'imported', catalog: kind, to: counts, source } as const;
      await catalog.put(kind, given as never, { who: by, why: 'imported', source }, undefined, audit);
    },
  });
  const kept = [
    ...catalogs.flatMap(({ contract, sheets = [] }) => sheets.map((sheet) => ofCatalog(contract.name as CatalogKind, sheet))),
    ...others,
  ];
  const sheetOf = (name: SheetName): KeptSheet => {
    const found = kept.find(({ sheet }) => sheet.name === name);
    if (!found) throw new AppError('not_found', say('desk.noCatalog'));
    return found;
  };

  const takeOut =
    (name: SheetName): SheetHandler<'GET /desk/sheets/nirf'> =>
    async () => {
      const { items, sheet } = sheetOf(name);
      const text = await writeSheet(sheet, await items(), { scheduler: new Scheduler(), now: now() });
      return new FileAnswer('text/csv', `${name}.csv`, text);
    };

  const bringIn =
    (name: SheetName): SheetHandler<'POST /desk/import/nirf'> =>
    ({ caller, query, body, language }) =>
      alone(async () => {
        const { items: itemsNow, put, sheet } = sheetOf(name);
        const scheduler = new Scheduler();
        const read = await readSheet(sheet, body, scheduler);
        // What was changed a moment ago must not be taken for what the sheet changes.
        await snapshot.settled();
        const items = await itemsNow();
        const { given, problems: found } = await sheet.read(read.rows, items, { scheduler, now: now() });
        const problems = [...read.problems, ...found].sort((a, b) => a.line - b.line);
        const there = await thereOf(given, items, scheduler);
        const changes = new Changes();
        const wanted: GivenRow[] = [];
        await scheduler.each(given, (each) => {
          if (!changes.add(each as GivenRow & { name?: string }, there.get(each.id) as { id: string; name?: string } | undefined))
            wanted.push(each);
        });
        const { counts } = changes;
        return importAnswer({ wish: wishOf(query), counts, changes: changes.changes, problems, leftOut: [], language }, async () => {
          const skipped = new Set(problems.map(({ line }) => line)).size;
          await put(wanted, { by: writtenDown(caller), source: query.name ?? `${name}.csv`, counts: { ...counts, skipped } });
        });
      });

  const handlers = sheetNames.flatMap((name) => [
    [`GET /desk/sheets/${name}`, takeOut(name)] as const,
    [`POST /desk/import/${name}`, bringIn(name)] as const,
  ]);
  serve(sheetsEndpoints, Object.fromEntries(handlers) as unknown as Handlers<typeof sheetsEndpoints>);
}
