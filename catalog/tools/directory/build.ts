/**
 * Writes catalog/register/<state>.csv, catalog/(shared-)pincodes.csv and the contract's districts.json: every institution of the register
 * that catalog/colleges.csv does not already hold, and those of the other lists that the register lacks.
 *   npx tsx catalog/tools/directory/build.ts EXTRACTS_FOLDER
 * The register and India Post's offices come from their npm packages; docs/catalog.md says where the extracts come from and how
 * to make them again. The same input gives the same bytes; an id that a file there already has stays, however its name is mended.
 */
import { existsSync, readdirSync } from 'node:fs';
import { states, type State } from '../../../contract/src/taxonomy.ts';
import { pinFitsState } from '../../../server/src/catalog/check/pin-states.ts';
import { checkPlaces, checkUnique } from '../checks.ts';
import { byText, readTable, replaceFiles, tableText } from '../csv.ts';
import { slug } from '../ids.ts';
import { isGeneric } from '../tidy-name.ts';
import { nameSays } from './kinds.ts';
import { kindsOf } from './kinds-of.ts';
import { openToOf } from './open-to.ts';
import { openDistricts, presentDistrict } from './districts.ts';
import { districtsJson, pinRows } from './districts-files.ts';
import { finishName, itiName } from './finish-name.ts';
import { givenIds, renamed, sameName } from './given-ids.ts';
import { cannotBe } from './joins.ts';
import { managementOf } from './management.ts';
import { asRead } from './read-names.ts';
import { registerName } from './register-name.ts';
import { cut, isTypeNamed, seats, universityOf } from './row-parts.ts';
import { readEnrichment, readProgrammes, readRegister, type Enriched } from './sources.ts';
import { settledBy, tidiedBy } from './tidied.ts';
import { alsoTaught, programmeReader, taughtByName, type Teaching } from './teaches.ts';
import { placeOfToday, readTowns, townsOfToday } from './towns-of-today.ts';
import { NamesByWord } from './twins.ts';
import { usualOf } from './usual.ts';
import { byHand as notJoined } from './wrong-joins.ts';

const folder = process.argv[2];
if (!folder) throw new Error('say where the extracts are');
const here = (name: string) => new URL(name, import.meta.url).pathname;

const districts = openDistricts();

const courses = new Set(readdirSync(here('../../courses')).map((file) => file.replace(/\.json$/, '')));
const programmes = programmeReader(
  readTable(here('../../programme-map.csv'), 'programme', 'level', 'discipline', 'courseId'),
  courses,
)(readProgrammes(folder));
const enriched = new Map(readEnrichment(folder).map((row) => [row.key, row]));
const today = readTable(here('../../colleges.csv'), 'id', 'name', 'district', 'registerDistrict', 'state', 'aisheCode');
const held = new Set(today.map((row) => row.aisheCode).filter(Boolean));
const merged = new Set(readTable(here('../merges.csv'), 'drop', 'keep').map((row) => row.drop));
const doubles = new Set(readTable(here('doubles.csv'), 'drop', 'keep', 'why').map((row) => row.drop));
/** Offices and organisations that the register counts among its institutions. */
const noColleges = new Set(readTable(here('no-colleges.csv'), 'key', 'name', 'why').map((row) => row.key));
/** Names that no rule can know; given at the end, so that twins are told by what the lists say. */
const byHand = new Map(readTable(here('names.csv'), 'key', 'name', 'aliases').map((row) => [row.key, row]));
const aliasesByHand = (key: string) => (byHand.get(key)?.aliases ?? '').split('|').filter(Boolean);
const readAs = asRead(readTable(here('read-names.csv'), 'key', 'read', 'name'));
const towns = new Map<string, string[]>();
for (const { state, town, alsoWritten } of readTable(here('../towns.csv'), 'state', 'town', 'alsoWritten'))
  towns.set(state, [...(towns.get(state) ?? []), town, ...alsoWritten.split('|').filter(Boolean)]);

interface Entry {
  key: string;
  aisheCode: string;
  name: string;
  aliases: string[];
  state: string;
  district: string;
  districtBasis: '' | 'register';
  registerDistrict: string;
  raw: string;
  register: string;
  row: Enriched | undefined;
  pincode: string;
  teaching: Teaching | undefined;
  /** Codes of the same institution. */
  otherCodes: string[];
}

const pinIn = (raw: string) => /(?<![\d/])([1-9]\d{2})[ -]?(\d{3})[\s.)]*$/.exec(raw)?.slice(1).join('') ?? '';

const registerLetter = (code: string) => code.charAt(0);
const entries: Entry[] = [];
const known = new NamesByWord<Entry>();
for (const { code, name: raw, otherNames, state, district } of readRegister()) {
  if (held.has(code) || merged.has(code) || doubles.has(code) || noColleges.has(code)) continue;
  const row = enriched.get(code);
  const pincode = row?.pincode || pinIn(raw);
  const { name: tidied, short } = registerName(raw, presentDistrict(district, state), state, towns.get(state) ?? []);
  const name = finishName(tidied);
  const place = districts.placeOf({ state, district, pincode, name });
  const others = otherNames.map((other) => registerName(other, district, state, []).name).filter((other) => other !== name);
  const entry: Entry = {
    key: code,
    aisheCode: code,
    name,
    aliases: [...new Set([...short, ...others, ...aliasesByHand(code)])],
    state,
    district: place.district,
    districtBasis: place.basis,
    registerDistrict: district,
    raw,
    register: registerLetter(code),
    row,
    pincode,
    teaching: programmes.get(code),
    otherCodes: [],
  };
  entries.push(entry);
  const said = { name, kinds: nameSays(name, registerLetter(code)).kinds };
  known.add(`${state}|${presentDistrict(district, state)}`, said, entry);
  if (place.district !== presentDistrict(district, state)) known.add(`${state}|${place.district}`, said, entry);
}

/** Those of today's list, so that a row of another list is not put beside its twin there. */
const heldNames = new NamesByWord<string>();
for (const row of today) {
  const said = { name: row.name, kinds: nameSays(row.name, registerLetter(row.aisheCode || 'C')).kinds };
  // A list may have it in the district of today, or in the register's.
  const at = new Set([row.district, row.registerDistrict || row.district].map((district) => presentDistrict(district, row.state)));
  for (const district of at) heldNames.add(`${row.state}|${district}`, said, row.id);
}

const apart = notJoined('register');
const count = { joined: 0, held: 0, doubtful: 0, unplaced: 0, listed: 0 };
for (const row of enriched.values()) {
  if (row.aishe_code !== '' || doubles.has(row.key)) continue;
  const state = row.state;
  const district = row.district || (districts.ofPin(row.pincode)?.district ?? '');
  const name = finishName(registerName(row.name_clean, presentDistrict(district, state), state, towns.get(state) ?? []).name);
  const place = `${state}|${presentDistrict(district, state)}`;
  const teaching = programmes.get(row.key);
  const iti = row.kind === 'iti';
  // "Government Polytechnic" of a district that has seven, or of a district that is not of this state: no one can find it.
  if (
    !iti &&
    ((isGeneric(row.name_clean.replace(/,.*$/, '')) && isGeneric(name.replace(/,[^,]*$/, ''))) ||
      !districts.has(state, presentDistrict(district, state)))
  ) {
    count.unplaced += 1;
    continue;
  }
  const said = { name, kinds: nameSays(name, row.kind === 'polytechnic' ? 'S' : 'C').kinds };
  const alone = iti || apart.has(row.key);
  const twin = alone ? undefined : known.twin(place, said);
  const twinHeld = alone ? undefined : heldNames.twin(place, said);
  if (twinHeld?.verdict === 'same') {
    count.held += 1;
    continue;
  }
  if (twin?.verdict === 'same' && !cannotBe({ list: row.name_clean, register: twin.item.raw, code: twin.item.key })) {
    if (twin.item.teaching && teaching) alsoTaught(twin.item.teaching, teaching);
    if (twin.item.teaching === undefined) {
      twin.item.teaching = teaching;
      twin.item.row = { ...row, aishe_code: twin.item.aisheCode };
      twin.item.pincode ||= row.pincode;
    }
    count.joined += 1;
    continue;
  }
  // It may be the same and cannot be told: it is not listed beside what may be its twin.
  if (twin || twinHeld) {
    count.doubtful += 1;
    continue;
  }
  count.listed += 1;
  const at = districts.placeOf({ state, district, pincode: row.pincode, name });
  entries.push({
    key: row.key,
    aisheCode: '',
    name: iti ? itiName(row.name_clean) : name,
    aliases: aliasesByHand(row.key),
    state,
    district: at.district,
    districtBasis: at.basis,
    registerDistrict: '',
    raw: '',
    register: iti ? 'I' : row.kind === 'polytechnic' ? 'S' : 'C',
    row,
    pincode: row.pincode,
    teaching,
    otherCodes: [],
  });
}

const registerFiles = states.map((state) => here(`../../register/${slug(state)}.csv`));
const given = givenIds(registerFiles.flatMap((file) => (existsSync(file) ? readTable(file, 'id').map(({ id }) => id) : [])));
const givenTo = ({ key }: Pick<Entry, 'key'>) => given.get(slug(key.replace(':', '-')));

/**
 * One name in one district under two codes: one institution, unless each has programmes of its own. The one that a source lists
 * stays, then a college before a stand-alone institution, then the older code. The other code is kept beside it.
 */
const rank = ({ teaching, register, key }: Entry) => [teaching ? 0 : 1, 'UCSRI'.indexOf(register), Number(key.replace(/\D/g, ''))] as const;
const heldAt = new Set(today.map((row) => `${row.state}|${presentDistrict(row.district, row.state)}|${sameName(row.name)}`));
const unique = new Map<string, Entry>();
let doubled = 0;
for (const entry of [...entries].sort((a, b) => {
  const [left, right] = [rank(a), rank(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
})) {
  const at = `${entry.state}|${entry.district}|${sameName(entry.name)}`;
  const first = unique.get(at);
  if (heldAt.has(at)) doubled += 1;
  else if (!first) unique.set(at, entry);
  else if (first.teaching && entry.teaching && entry.aisheCode !== '') unique.set(`${at}|${entry.key}`, entry);
  else {
    doubled += 1;
    if (entry.aisheCode) first.otherCodes.push(entry.aisheCode);
  }
}

const tidied = tidiedBy([...unique.values()], districts, byHand);
const mends = [(entry: Entry) => readAs(entry.key, tidied(entry)), settledBy(districts)];
for (const mend of mends) renamed([...unique.values()], heldAt, mend);

const placeToday = placeOfToday(districts, townsOfToday(readTowns(), districts.isPlace));
const postal = new Map([...unique.values()].map((entry) => [entry, entry.district]));
const standing = new Set([...heldAt, ...[...unique.values()].map((entry) => `${entry.state}|${entry.district}|${sameName(entry.name)}`)]);
for (const entry of unique.values()) {
  const place = placeToday({ ...entry, basis: entry.districtBasis, address: entry.row?.city ?? '' });
  const at = `${entry.state}|${place.district}|${sameName(entry.name)}`;
  // Where its name stands already it may be that one over again: its id was given, so it stays, in the register's district.
  const isTold = place.district === entry.district || !standing.has(at);
  entry.districtBasis = isTold ? place.basis : 'register';
  if (isTold) entry.district = place.district;
  standing.add(at);
}

/** A PIN that lies elsewhere is the society's, or mistyped. */
function pinOf(entry: Entry): string {
  const { pincode: pin, state, district } = entry;
  const there = districts.ofPin(pin);
  const isThere = there?.state === state && (there.district === district || there.district === postal.get(entry));
  return isThere && districts.reaches(pin, state, district) && pinFitsState(pin, state as State) ? pin : '';
}

const idOf = (entry: Entry) => givenTo(entry) ?? `${cut(slug(entry.name))}-${slug(entry.key.replace(':', '-'))}`;

const rows = [...unique.values()].map((entry) => {
  const says = nameSays(entry.name, entry.register);
  const taught = [...(entry.teaching?.courses.values() ?? [])].sort((a, b) => byText(a.courseId, b.courseId));
  // The list of approved institutes has every MBA and MCA there is: a name that says more is an old one.
  const isApproved = [...(entry.teaching?.sources ?? [])].some((source) => source.startsWith('AICTE'));
  const isTold = (id: string) => entry.teaching?.courses.has(id) === true || (isApproved && /^(?:bba|bca|mba|mca)$/.test(id));
  const byName = taughtByName(says, entry.name, entry.register).filter((id) => courses.has(id) && !isTold(id));
  const { type, management } = managementOf(entry.row?.type_basis ?? '', entry.name);
  const listed = taught.map(({ courseId }) => courseId);
  const kinds = kindsOf(entry.name, entry.register, listed);
  const sources = new Set([
    ...(entry.aisheCode ? ['AISHE 2025'] : []),
    ...(entry.row && entry.aisheCode === '' ? [entry.row.sources] : []),
    ...(entry.register === 'I' ? [] : (entry.teaching?.sources ?? [])),
    ...(type && entry.row && !entry.row.type_basis.startsWith('name says') ? [entry.row.type_basis.replace(/(:| \().*$/, '')] : []),
  ]);
  sources.delete('');
  return {
    id: idOf(entry),
    name: entry.name,
    aliases: entry.aliases.join('|'),
    otherCodes: entry.otherCodes.join('|'),
    kinds: kinds.join('|'),
    usual: usualOf({ name: entry.name, register: entry.register, kinds, courses: [...listed, ...byName], state: entry.state }),
    typeBasis: type && isTypeNamed(entry.row) ? 'name' : '',
    ...openToOf(entry.name, entry.key),
    courses: taught.map(({ courseId, seats: n }) => [courseId, seats(n)].filter(Boolean).join(':')).join('|'),
    others: [...(entry.teaching?.others ?? [])].sort(byText).join('|'),
    byName: byName.join('|'),
    type,
    management,
    district: entry.district,
    districtBasis: entry.districtBasis,
    registerDistrict: entry.registerDistrict === entry.district ? '' : entry.registerDistrict,
    state: entry.state,
    pincode: pinOf(entry),
    established: entry.row?.established ?? '',
    affiliation: universityOf(entry.row),
    aisheCode: entry.aisheCode,
    sources: [...sources].join('|'),
  };
});

const columns = [
  ...(['id', 'name', 'aliases', 'kinds', 'usual', 'courses', 'others', 'byName', 'type', 'typeBasis', 'management'] as const),
  ...(['openTo', 'openToBasis', 'openToSource', 'district', 'districtBasis'] as const),
  ...(['registerDistrict', 'pincode', 'established', 'affiliation', 'aisheCode', 'otherCodes', 'sources'] as const),
];
checkUnique([...today, ...rows]);
checkPlaces(rows);
const ofState = (state: State) => rows.filter((row) => row.state === state).sort((a, b) => byText(a.id, b.id));
const pinTable = (pins: ReturnType<typeof districts.pins>) => tableText(['state', 'district', 'pincodes'], pinRows(pins));
replaceFiles(
  new Map([
    ...states.map((state) => [here(`../../register/${slug(state)}.csv`), tableText(columns, ofState(state))] as const),
    [here('../../../contract/src/colleges/districts.json'), districtsJson(districts.centres())],
    [here('../../pincodes.csv'), pinTable(districts.pins())],
    [here('../../shared-pincodes.csv'), pinTable(districts.shared())],
  ]),
);
console.log(`${rows.length} rows, ${doubled} doubles left out; of the lists without a code: ${JSON.stringify(count)}`);
