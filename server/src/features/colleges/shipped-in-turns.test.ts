/** Reading the register keeps no request waiting: however large it grows, others may be let in after any of its lines. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Scheduler } from '../../catalog/scheduler.ts';
import { ShippedFolder } from '../../catalog/shipped/shipped-folder.ts';
import { shippedColleges } from './colleges.shipped.ts';

const catalog = mkdtempSync(join(tmpdir(), 'disha-turns-'));
afterAll(() => {
  rmSync(catalog, { recursive: true });
});

const columns =
  'id,aisheCode,name,shortName,aliases,formerNames,type,typeBasis,management,kind,kinds,usual,openTo,openToBasis,openToSource,courses,' +
  'others,address,city,district,districtBasis,registerDistrict,pincode,website,established,affiliation,nirf,otherCodes,sources,asOf';
const known: Readonly<Record<string, string>> = { district: 'North Goa', sources: 'AISHE 2025', asOf: '2026-11' };

function register(count: number): void {
  const line = (index: number) =>
    columns.split(',').map((name) => ({ ...known, id: `college-${index}`, name: `College ${index}`, aisheCode: `C-${index}` })[name] ?? '');
  const rows = Array.from({ length: count }, (_, index) => line(index).join(','));
  mkdirSync(join(catalog, 'register'), { recursive: true });
  writeFileSync(join(catalog, 'register', 'goa.csv'), [columns, ...rows, ''].join('\n'));
}

/** How often others are let in while so many colleges are read, where every look at the clock finds that it is time. */
async function turnsOf(count: number): Promise<number> {
  register(count);
  let clock = 0;
  const folder = new ShippedFolder(catalog, new Scheduler(() => (clock += 50)));
  expect(await shippedColleges.read(folder)).toHaveLength(count);
  return folder.scheduler.turns;
}

it('looks at the clock at every line of each of its four steps', async () => {
  const few = await turnsOf(100);
  // Read, made a document, seen to stand once, and looked up by the courses it leads.
  expect((await turnsOf(300)) - few).toBeGreaterThanOrEqual(4 * 200);
});
