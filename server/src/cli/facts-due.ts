/** npm run facts:due: what of the shipped facts wants to be looked up again, those that most students meet first. `-- 500` for more. */
import { indianDay } from '@disha/contract/indian-day';
import { join } from 'node:path';
import type { CatalogDocument, CatalogKind } from '../catalog/documents.ts';
import { readShippedCatalog } from '../catalog/shipped.ts';
import { shippedDue, valueInALine } from '../catalog/shipped-due.ts';
import { ShippedFolder } from '../catalog/shipped-folder.ts';
import { catalogs } from '../catalogs.ts';

const most = Number(process.argv[2] ?? 100);
const content = await readShippedCatalog(new ShippedFolder(join(import.meta.dirname, '..', '..', '..', 'catalog')), catalogs);
const itemsOf = (name: string): readonly CatalogDocument[] => content[name as CatalogKind];
const due = shippedDue(catalogs, itemsOf, indianDay());
for (const { catalog, id, field, value, goodUntil, link, reach } of due.slice(0, most))
  console.log(`${goodUntil}  ${catalog}/${id} ${field}  ${valueInALine(value)}  led to by ${reach}  ${link}`);
console.log(`${Math.min(most, due.length)} of ${due.length} facts that are due`);
