/** npm run facts:due: what of the shipped facts wants to be looked up again, those that most students meet first. `-- 500` for more. */
import { indianDay } from '@disha/contract/indian-day';
import { join } from 'node:path';
import { overdueCrowds } from '../catalog/check/check-crowds.ts';
import { crowdGoodUntil } from '@disha/guidance/result/notes';
import { readCrowdRows } from '../catalog/shipped/crowd-files.ts';
import type { CatalogDocument, CatalogKind } from '../catalog/documents.ts';
import { readShippedCatalog } from '../catalog/shipped/shipped.ts';
import { shippedDue, valueInALine } from '../catalog/shipped/shipped-due.ts';
import { ShippedFolder } from '../catalog/shipped/shipped-folder.ts';
import { catalogs } from '../catalogs.ts';

const most = Number(process.argv[2] ?? 100);
const folder = join(import.meta.dirname, '..', '..', '..', 'catalog');
const content = await readShippedCatalog(new ShippedFolder(folder), catalogs);
const itemsOf = (name: string): readonly CatalogDocument[] => content[name as CatalogKind];
const due = shippedDue(catalogs, itemsOf, indianDay());
for (const { catalog, id, field, value, goodUntil, link, reach } of due.slice(0, most))
  console.log(`${goodUntil}  ${catalog}/${id} ${field}  ${valueInALine(value)}  led to by ${reach}  ${link}`);
for (const { exam, year, candidates, places } of overdueCrowds(await readCrowdRows(folder), indianDay()))
  console.log(`${crowdGoodUntil(year)}  crowds/${exam} ${year}  ${candidates} for ${places} places`);
console.log(`${Math.min(most, due.length)} of ${due.length} facts that are due`);
