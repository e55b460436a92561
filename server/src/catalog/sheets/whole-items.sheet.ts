/** A catalog's items as rows, a column a field of its schema: for a catalog of some hundred. */
import { reservedIds, type CatalogDescriptor } from '@disha/contract/catalog.descriptor';
import { catalogId } from '@disha/contract/catalog';
import type { SheetName } from '@disha/contract/sheets';
import { say } from '@disha/contract/say';
import { cellOf, valueOfCell } from './cells.ts';
import { schemaFields, valueAt, type Document } from '../corrections/corrections.ts';
import { fromPaths, withEmpty, type Fields } from '../corrections/empty-fields.ts';
import { badCell, BadLine, eachLine, fitting, type SheetCells, type Sheet } from './sheet.ts';
import { slug } from './tidy.ts';

export function wholeItemsSheet(name: SheetName, contract: CatalogDescriptor): Sheet {
  const { document: schema } = contract;
  const fields = [...schemaFields(schema)];
  const reserved = reservedIds(contract);

  /** A new one has an id from its name, as if it were added at the desk: the same sheet twice is then the same item. */
  function idOf({ id = '', name: called = '' }: SheetCells, there: ReadonlyMap<string, unknown>): string {
    if (id !== '' && there.has(id)) return id;
    if (called === '') throw badCell('name', '');
    const made = slug(called);
    if (id !== '' && id !== made) throw new BadLine(say('imports.otherId'));
    if (!catalogId.safeParse(made).success || reserved.has(made)) throw badCell('name', called);
    return made;
  }

  const saidIn = (cells: SheetCells): [string, unknown][] =>
    fields.flatMap(([field, part]): [string, unknown][] => {
      const cell = cells[field] ?? '';
      if (cell === '') return [];
      const read = valueOfCell(part, cell);
      if (!read) throw badCell(field, cell);
      return [[field, read.value]];
    });

  return {
    name,
    columns: ['id', ...fields.map(([field]) => field)],
    needed: ['name'],
    rows: (items, { scheduler }) =>
      scheduler.map(items, (item) =>
        Object.fromEntries([['id', item.id], ...fields.map(([field]) => [field, cellOf(valueAt(item as Document, field))] as const)]),
      ),
    async read(rows, items, { scheduler, now }) {
      const there = new Map(items.map((item) => [item.id, item]));
      const given = new Map<string, { line: number; document: Fields & { id: string } }>();
      const problems: { line: number; message: ReturnType<typeof say> }[] = [];
      await eachLine(rows, problems, scheduler, ({ cells, line }) => {
        const id = idOf(cells, there);
        const before = given.get(id);
        if (before) throw new BadLine(say('imports.idTwice', { id, line: before.line }));
        const known = there.get(id);
        const said = saidIn(cells);
        const base = known ? (known as unknown as Fields) : { asOf: now.toISOString().slice(0, 7) };
        const whole = fitting(schema, withEmpty(schema, { ...fromPaths(said, base), id }));
        const changed = new Set(said.map(([field]) => field.split('.')[0]));
        const document = known ? Object.fromEntries(Object.entries(whole).filter(([key]) => changed.has(key))) : whole;
        given.set(id, { line, document: { ...document, id } });
      });
      return { given: [...given.values()].map(({ document }) => document), problems };
    },
  };
}
