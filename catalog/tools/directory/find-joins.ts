/**
 * Prints, as rows of joined.csv, which institutions of the list of approved institutes stand by themselves though the register has them
 * under another spelling. Each is to be read before it goes into the table, or as one that is not so into not-joined.csv.
 *   npx tsx catalog/tools/directory/find-joins.ts EXTRACTS_FOLDER
 */
import { states } from '../../../contract/src/taxonomy.ts';
import { readTable, tableText } from '../csv.ts';
import { slug } from '../ids.ts';
import { divideOne, openDistricts, presentDistrict } from './districts.ts';
import { finishName } from './finish-name.ts';
import { givenIds } from './given-ids.ts';
import { distanceOf } from './joins.ts';
import { registerName } from './register-name.ts';
import { Sure } from './same-name.ts';
import { readEnrichment, readProgrammes, readRegister } from './sources.ts';
import { byHand, isOfList, joinedByHand } from './wrong-joins.ts';

const folder = process.argv[2];
if (!folder) throw new Error('say where the extracts are');
const here = (name: string) => new URL(name, import.meta.url).pathname;

const districts = openDistricts();
const away = distanceOf(districts.centres());
/** Between the middles of two districts that touch. */
const next = 90;
const sure = new Sure(divideOne, (state, one, other) => away(state, one, other) <= next);

const standing = new Map(readTable(here('../../colleges.csv'), 'aisheCode', 'district').map((row) => [row.aisheCode, row.district]));
const listed = new Set(readProgrammes(folder).flatMap(({ key, source }) => (isOfList(source) ? key : [])));
const register = new Map(readRegister().map((row) => [row.code, row]));
const tidy = (name: string, district: string, state: string) => finishName(registerName(name, district, state, []).name);
for (const { code, name, state, district } of register.values()) {
  const present = presentDistrict(district, state);
  const place = standing.get(code) ?? districts.placeOf({ state, district, pincode: '', name }).district;
  const names = [...new Set([name, tidy(name, present, state)])];
  sure.add({ code, names, state, districts: [...new Set([present, place])], isTaken: standing.has(code) || listed.has(code) });
}

const files = states.map((state) => here(`../../register/${slug(state)}.csv`));
const ids = givenIds(files.flatMap((file) => readTable(file, 'id').map(({ id }) => id)));
const decided = new Set([...byHand('register').keys(), ...joinedByHand().keys()]);
const found = readEnrichment(folder).flatMap((row) => {
  const { key, name_clean: list, state } = row;
  if (!key.startsWith('aicte:') || decided.has(key) || !ids.has(slug(key.replace(':', '-')))) return [];
  const present = presentDistrict(row.district, state);
  const place = districts.placeOf({ state, district: row.district, pincode: row.pincode, name: list }).district;
  const names = [...new Set([list, tidy(list, present, state)])];
  const join = sure.find({ names, state, districts: [...new Set([present, place])] });
  return join ? [{ key, is: join.code, list, register: register.get(join.code)?.name ?? '', how: join.rule }] : [];
});
const times = new Map<string, number>();
for (const { is } of found) times.set(is, (times.get(is) ?? 0) + 1);
console.log(
  tableText(
    ['key', 'is', 'list', 'register', 'how'],
    found.filter(({ is }) => times.get(is) === 1),
  ),
);
