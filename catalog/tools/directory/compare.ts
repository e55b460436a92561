/**
 * Compares what is shipped with the lists it was made from, programme by programme: each that a list has of an institution must be shown
 * there, as one of our courses or as published, and a list that knows only a part must be said to be partial.
 *   npx tsx catalog/tools/directory/compare.ts EXTRACTS_FOLDER
 */
import { readdirSync } from 'node:fs';
import type { CollegeDocument } from '../../../contract/src/colleges/colleges.files.ts';
import { isPartial } from '../../../server/src/catalog/teaching/kind-teaching.ts';
import { ShippedFolder } from '../../../server/src/catalog/shipped/shipped-folder.ts';
import { shippedColleges } from '../../../server/src/features/colleges/colleges.shipped.ts';
import { basisOf } from '../../../server/src/features/colleges/taught.ts';
import { readTable } from '../csv.ts';
import { slug } from '../ids.ts';
import { programmeKey } from '../programmes.ts';
import { readProgrammes } from './sources.ts';
import { programmeReader, type Teaching } from './teaches.ts';

export interface Compared {
  institutions: number;
  programmes: number;
  /** Institutions of the lists that the directory does not hold under this key: joined to another code, doubtful or without a place. */
  elsewhere: number;
  /** "id: programme", of what a list has and nobody sees. */
  unshown: string[];
  /** Ids of those shown as if their list were of everything. */
  saidWhole: string[];
}

/** Lists of everything a college teaches at their level. */
const ofEverything = /^(TNGASA|DU CSAS|Gujarat ITI|Maharashtra ITI)/;

export function compare(lists: ReadonlyMap<string, Teaching>, colleges: readonly CollegeDocument[]): Compared {
  const byKey = new Map<string, CollegeDocument>();
  for (const doc of colleges) {
    if (doc.aisheCode !== undefined && doc.aisheCode !== '') byKey.set(slug(doc.aisheCode), doc);
    for (let at = doc.id.indexOf('-'); at > 0; at = doc.id.indexOf('-', at + 1)) byKey.set(doc.id.slice(at + 1), doc);
  }
  const found: Compared = { institutions: 0, programmes: 0, elsewhere: 0, unshown: [], saidWhole: [] };
  for (const [key, { courses, others, sources }] of lists) {
    const doc = byKey.get(slug(key.replace(':', '-')));
    if (!doc) {
      found.elsewhere += 1;
      continue;
    }
    found.institutions += 1;
    const shown = new Set(doc.courses.filter((course) => basisOf(course) === 'register').map(({ courseId }) => courseId));
    const published = new Set((doc.otherProgrammes ?? []).map(programmeKey));
    found.programmes += courses.size + others.size;
    for (const courseId of courses.keys()) if (!shown.has(courseId)) found.unshown.push(`${doc.id}: ${courseId}`);
    for (const other of others) if (!published.has(programmeKey(other))) found.unshown.push(`${doc.id}: ${other}`);
    if (![...sources].some((source) => ofEverything.test(source)) && !isPartial(doc)) found.saidWhole.push(doc.id);
  }
  return found;
}

async function run([folder]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('say where the extracts are');
  const here = (name: string) => new URL(name, import.meta.url).pathname;
  const courses = new Set(readdirSync(here('../../courses')).map((file) => file.replace(/\.json$/, '')));
  const read = programmeReader(readTable(here('../../programme-map.csv'), 'programme', 'level', 'discipline', 'courseId'), courses);
  const colleges = await shippedColleges.read(new ShippedFolder(here('../..')));
  const files = readdirSync(here('../../register')).map((file) => here(`../../register/${file}`));
  const ofRegister = new Set(files.flatMap((file) => readTable(file, 'id').map(({ id }) => id)));
  for (const [what, docs] of [
    ['the register', colleges.filter(({ id }) => ofRegister.has(id))],
    ['the colleges of before', colleges.filter(({ id }) => !ofRegister.has(id))],
  ] as const) {
    const { institutions, programmes, elsewhere, unshown, saidWhole } = compare(read(readProgrammes(folder)), docs);
    console.log(`${what}: ${programmes} programmes of ${institutions} institutions compared, ${elsewhere} elsewhere;`);
    console.log(`  ${unshown.length} not shown, ${saidWhole.length} shown as whole though partial`);
    for (const each of [...unshown, ...saidWhole].slice(0, 20)) console.log(`  ${each}`);
    if (unshown.length + saidWhole.length > 0) process.exitCode = 1;
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await run(process.argv.slice(2));
