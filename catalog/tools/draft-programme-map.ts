/**
 * Writes the first draft of catalog/programme-map.csv from the programme names of the reference folder.
 *   npx tsx catalog/tools/draft-programme-map.ts REFERENCE_FOLDER
 * The map is kept by hand afterwards: run this again only to see what the rules would say.
 */
import { join } from 'node:path';
import { byText, readTable, writeTable } from './csv.ts';
import { courseOf, programmeKey } from './programmes.ts';

const folder = process.argv[2];
if (!folder) throw new Error('say where the reference tables are');
const names = readTable(join(folder, 'programme-names.csv'), 'course', 'level', 'programme');
const used = readTable(join(folder, 'institution-programmes.csv'), 'course', 'level', 'programme');
const seen = new Map<string, Record<'programme' | 'level' | 'discipline', string>>();
for (const { course, level, programme } of [...names, ...used]) {
  const row = { programme: programmeKey(course), level: programmeKey(level), discipline: programmeKey(programme) };
  seen.set(Object.values(row).join('\u0000'), row);
}
const rows = [...seen.values()]
  .map((row) => ({ ...row, courseId: courseOf(row.programme, row.level, row.discipline) ?? '' }))
  .filter(({ courseId }) => courseId !== '')
  .sort((a, b) => byText(a.discipline, b.discipline) || byText(a.level, b.level) || byText(a.programme, b.programme));
writeTable(new URL('../programme-map.csv', import.meta.url).pathname, ['programme', 'level', 'discipline', 'courseId'], rows);
console.log(`${rows.length} of ${seen.size} programme names have a course`);
