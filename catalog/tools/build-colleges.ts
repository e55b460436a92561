/**
 * Builds catalog/colleges.csv and catalog/college-courses.csv from the public registers.
 *   npx tsx catalog/tools/build-colleges.ts FOLDER EXTRACTS_FOLDER
 * The first folder holds institutions.csv, institution-programmes.csv and pincodes.csv, the second those of directory/build.ts;
 * the tables beside this file hold what was looked up by hand. The same input gives the same bytes.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { byEditors } from '../../contract/src/catalog/own-sources.ts';
import { affiliationOf } from './affiliation.ts';
import { courseLinks } from './course-links.ts';
import { checkPlaces, checkUnique } from './checks.ts';
import { byText, grouped, readList, readTable, replaceFiles, tableText, type Row } from './csv.ts';
import { giveIds } from './ids.ts';
import { cityOf, pinChecker, tidyDistrict, townFinder } from './place.ts';
import { tidyAddress, tidyWebsite } from './tidy-address.ts';
import { openDistricts } from './directory/districts.ts';
import { managementOf, type KeptManagement } from './directory/management.ts';
import { spelt } from './directory/proof-name.ts';
import { readEnrichment, readProgrammes } from './directory/sources.ts';
import { programmeReader } from './directory/teaches.ts';
import { readTowns, townsOfToday } from './directory/towns-of-today.ts';
import { byHand, isOfList } from './directory/wrong-joins.ts';
import { withLists } from './lists.ts';
import { tellerOf } from './told.ts';
import { isGeneric, plain, tidyName } from './tidy-name.ts';

const asOf = '2026-11';
const here = (name: string) => new URL(name, import.meta.url).pathname;
const parts = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

const [folder, extracts] = process.argv.slice(2);
if (!folder || !extracts) throw new Error('say where the two folders of register extracts are');

const columns = [
  ...(['key', 'aishe_code', 'display_name', 'short_name', 'kind', 'type', 'type_basis', 'tier', 'city', 'district', 'state'] as const),
  ...(['pincode', 'address', 'website', 'established', 'affiliating_university', 'nirf', 'sources'] as const),
];
type CollegeColumn = (typeof columns)[number];
/** A row of the register, with the codes of the twins that were merged into it. */
type Institution = Row<CollegeColumn> & { keys: string[] };

const fixes = [
  ...(['key', 'id', 'name', 'shortName', 'aliases', 'formerNames', 'city', 'district', 'aisheCode', 'type', 'management'] as const),
  ...(['nirf', 'blank'] as const),
];
type Fix = Row<(typeof fixes)[number]>;

const corrections = new Map(readTable(here('corrections.csv'), ...fixes).map((row) => [row.key, row]));
/** An id once given is for good: bookmarks hang on it, whatever the name becomes. */
const given = new Map(readTable(here('ids.csv'), 'key', 'id').map((row) => [row.key, row.id]));
const ranks = grouped(readTable(here('ranks.csv'), 'id', 'nirf'), (row) => row.id);
const merges = new Map(readTable(here('merges.csv'), 'drop', 'keep').map((row) => [row.drop, row.keep]));
const towns = townFinder(readTable(here('towns.csv'), 'state', 'town', 'alsoWritten', 'large'));
const districts = openDistricts();
const today = townsOfToday(readTowns(), districts.isPlace);
const basisOf = new Map(readEnrichment(extracts).map((row) => [row.key, row.type_basis]));
const pinOf = pinChecker(readList(join(folder, 'pincodes.csv'), 'pincode', 'state'));

const sourceNames: Record<string, string> = {
  'AISHE-2025': 'AISHE 2025',
  'AISHE-2026': 'AISHE 2026',
  'AISHE-univ-2026': 'AISHE universities list 2026',
  'AICTE-2025-26': 'AICTE 2025-26',
  'UGC-list-2025': 'UGC list 2025',
  'NMC-2024-25': 'NMC 2024-25',
  'NIRF-2024': 'NIRF 2024',
  'NIRF-2025': 'NIRF 2025',
  JoSAA: 'JoSAA 2025-26',
  PMSSS: 'PMSSS institute list',
  Hipo: 'University domains list (Hipo)',
};
const kinds: Record<string, string> = { standalone: 'standalone institution' };

/** Codes to which the list of approved institutes was joined though it means another. */
const notJoined = byHand('colleges');

/** What the list says of another institution is taken back. */
function believed(row: Row<CollegeColumn>): Row<CollegeColumn> {
  if (!notJoined.has(row.key)) return row;
  const told = { type: '', type_basis: 'unsourced', city: '', address: '', pincode: '', website: '', affiliating_university: '' };
  return { ...row, ...told, sources: row.sources.replace(/;?AICTE-[\d-]+/, '') };
}

/** The dropped twin's facts fill the gaps of the row that stays. */
function merged(rows: readonly Row<CollegeColumn>[]): Institution[] {
  const byKey = new Map(rows.map((row) => [row.key, { ...believed(row), keys: [row.key] }]));
  for (const [drop, keep] of merges) {
    const twin = byKey.get(drop);
    const row = byKey.get(keep);
    if (!twin || !row) throw new Error(`cannot merge ${drop} into ${keep}`);
    const { keys: _, ...facts } = twin;
    for (const [column, value] of Object.entries(facts)) if (row[column as CollegeColumn] === '') row[column as CollegeColumn] = value;
    row.nirf = [...new Set([...parts(row.nirf), ...parts(twin.nirf)])].join('|');
    row.sources = [...new Set([...row.sources.split(';'), ...twin.sources.split(';')])].join(';');
    row.keys.push(drop);
    byKey.delete(drop);
  }
  return [...byKey.values()];
}

function aliasesOf(row: Institution, fixed: Fix | undefined, name: string, shortName: string, found: readonly string[]): string[] {
  const all = [...parts(fixed?.aliases ?? ''), ...found, ...(fixed?.shortName ? [] : parts(row.short_name))];
  return [...new Set(all)].filter((alias) => alias !== name && alias !== shortName);
}

const universityKey = (name: string) => (plain(name).replace(/&/g, 'and').replaceAll('.', '').split(/[,(]/)[0] ?? '').trim().toLowerCase();
const isUnsourced = ({ type_basis: basis }: Row<'type_basis'>) => basis.startsWith('unsourced');

/** A type that the table itself calls unsourced is known only where a list, the name or the college's university does say it. */
function typeOf(row: Institution, affiliation: string, kept: KeptManagement): { type: string; typeBasis: '' | 'name' | 'law' } {
  if (!isUnsourced(row)) return { type: row.type, typeBasis: '' };
  if (/Deemed/i.test(`${row.display_name} ${affiliation}`) || deemed.has(universityKey(affiliation)))
    return { type: 'deemed', typeBasis: 'name' };
  if (/^National Institute of Pharmaceutical Education/.test(row.display_name)) return { type: 'government', typeBasis: 'law' };
  const basis = basisOf.get(row.key) ?? '';
  return { type: kept.type, typeBasis: kept.type !== '' && (basis === '' || basis.startsWith('name says')) ? 'name' : '' };
}

/** A PIN with no post office in the district that a register gives says where the college is; a district looked up by hand stays. */
function placed(row: Parameters<typeof districts.placeOf>[0], byHand: boolean): ReturnType<typeof districts.placeOf> {
  const place = districts.placeOf(row);
  const there = districts.ofPin(row.pincode);
  const isElsewhere = there?.state === row.state && !districts.reaches(row.pincode, row.state, place.district);
  return isElsewhere && !byHand ? { district: there.district, basis: '' } : place;
}

function college(row: Institution) {
  const fixed = corrections.get(row.key);
  const blank = new Set(parts(fixed?.blank ?? ''));
  const value = (column: CollegeColumn) => (blank.has(column) ? '' : row[column]);
  const registerDistrict = tidyDistrict(row.district);
  const district = fixed?.district || registerDistrict;
  const tidy = tidyName(
    row.display_name,
    [plain(row.city).split(/[,(]/)[0] ?? '', row.district, district, ...towns.names(row.state)].filter(Boolean),
    row.state,
  );
  let name = fixed?.name || spelt(tidy.name);
  const city = blank.has('city')
    ? ''
    : fixed?.city ||
      cityOf(towns, {
        state: row.state,
        district,
        given: fixed?.district ? '' : row.city,
        name,
        address: value('address'),
        kind: row.kind,
      });
  if (!fixed?.name && isGeneric(name) && (city || district)) name = `${name}, ${city || district}`;
  const pincode = blank.has('pincode') ? '' : pinOf({ pincode: row.pincode, address: value('address'), state: row.state });
  const address = plain(value('address'));
  const byPost = placed({ state: row.state, name: [name, address].join(', '), district, pincode }, Boolean(fixed?.district));
  const place = today({ state: row.state, ...byPost, name: [name, city].filter(Boolean).join(', '), address });
  const aisheCode = blank.has('aisheCode') ? '' : fixed?.aisheCode || row.aishe_code;
  const kept = managementOf(basisOf.get(row.key) ?? '', name);
  const affiliation =
    row.kind === 'university' ? '' : affiliationOf(row.affiliating_university, { state: row.state, district: place.district, name });
  // Some registers' brackets hold a place or a branch, not a short name.
  const short = value('short_name');
  const shortName = fixed?.shortName || (fixed?.name || !short ? '' : short);
  const sources = [...new Set(row.sources.split(';').map((source) => sourceNames[source] ?? source))].filter(
    (source) => source !== 'AISHE 2025' || !blank.has('aisheCode'),
  );
  if (fixed?.aisheCode && !sources.includes('AISHE 2025')) sources.unshift('AISHE 2025');
  return {
    key: row.key,
    keys: row.keys,
    notable: row.tier === 'notable',
    id: given.get(row.key) ?? fixed?.id ?? '',
    name,
    shortName,
    formerNames: fixed?.formerNames ?? '',
    aliases: blank.has('short_name') ? parts(fixed?.aliases ?? '') : aliasesOf(row, fixed, name, shortName, tidy.short),
    ...(fixed?.type || (tidy.autonomous && aisheCode !== '')
      ? { type: fixed?.type || 'autonomous', typeBasis: '' as const }
      : typeOf(row, affiliation, kept)),
    management: fixed?.management || kept.management,
    kind: row.kind || (/University|Vidyapeeth/.test(name) ? 'university' : 'college'),
    address: tidyAddress(value('address'), { name, rawName: row.display_name, state: row.state, district, city }),
    city,
    district: place.district,
    districtBasis: place.basis,
    registerDistrict: registerDistrict === place.district || aisheCode === '' ? '' : row.district,
    state: row.state,
    pincode,
    website: tidyWebsite(value('website')),
    established: value('established'),
    affiliation,
    nirf: blank.has('nirf') ? [] : parts(fixed?.nirf || row.nirf),
    aisheCode,
    sources,
  };
}

type BuiltCollege = ReturnType<typeof college>;

const additions = ['key', 'id', 'name', 'shortName', 'aliases', 'kind', 'city', 'district', 'state', 'courses'] as const;

function addedAt(row: Row<'state' | 'district' | 'name' | 'city'>) {
  const place = districts.placeOf({ ...row, pincode: '' });
  const { district, basis } = today({ ...row, ...place, name: [row.name, row.city].filter(Boolean).join(', ') });
  return { district, districtBasis: basis };
}

const isCode = (key: string) => /^[CSUR]-\d/.test(key);

/** Colleges that the reference table lacks, taken from the AISHE register by hand. */
const added = (row: Row<(typeof additions)[number]>): BuiltCollege & { courses: string[] } => ({
  ...row,
  id: given.get(row.key) ?? row.id,
  formerNames: '',
  // The directory gives no type; the name may say "Government".
  ...managementOf('name says government', row.name),
  typeBasis: managementOf('name says government', row.name).type === '' ? '' : 'name',
  keys: [row.key],
  notable: true,
  aliases: parts(row.aliases),
  courses: parts(row.courses),
  ...addedAt(row),
  registerDistrict: '',
  address: '',
  pincode: '',
  website: '',
  established: '',
  affiliation: '',
  nirf: [],
  // One that the register lacks has a key of its own.
  aisheCode: isCode(row.key) ? row.key : '',
  sources: [isCode(row.key) ? 'AISHE 2025' : byEditors],
});

/** Two colleges of one name are told apart by their place; the id stays. */
function withPlaces(all: readonly BuiltCollege[]): void {
  for (const group of grouped(all, (college) => college.name).values()) {
    if (group.length < 2) continue;
    for (const college of group) {
      const place = college.city || college.district;
      if (place !== '' && !college.name.endsWith(place)) college.name = `${college.name}, ${place}`;
    }
  }
}

const rows = merged(readList(join(folder, 'institutions.csv'), ...columns));
const deemed = new Set(rows.filter((row) => row.type === 'deemed' && !isUnsourced(row)).map((row) => universityKey(row.display_name)));
const more = readTable(here('additions.csv'), ...additions).map(added);
const colleges = [...rows.map(college), ...more];
giveIds(colleges);
for (const college of colleges) college.nirf = [...(ranks.get(college.id) ?? []).map((row) => row.nirf), ...college.nirf];
withPlaces(colleges);
colleges.sort((a, b) => byText(a.id, b.id));

const known = new Map(readTable(here('known-courses.csv'), 'key', 'courses').map((row) => [row.key, parts(row.courses)]));
const programmes = readList(
  join(folder, 'institution-programmes.csv'),
  ...(['college_key', 'course', 'level', 'programme', 'intake', 'source'] as const),
).filter((row) => !(notJoined.has(row.college_key) && isOfList(row.source)));
const exists = new Set(readdirSync(here('../courses')).map((file) => file.replace(/\.json$/, '')));
const map = readTable(here('../programme-map.csv'), 'programme', 'level', 'discipline', 'courseId');
const { links: first, unmapped, mapped } = courseLinks(colleges, programmes, map, known, exists);
const { links, others } = withLists(colleges, first, unmapped, programmeReader(map, exists)(readProgrammes(extracts)));
links.sort((a, b) => byText(a.collegeId, b.collegeId) || byText(a.courseId, b.courseId));

const written = [
  ...(['id', 'name', 'shortName', 'aliases', 'type', 'kind', 'address', 'city', 'district', 'state', 'pincode', 'website'] as const),
  ...(['established', 'affiliation', 'management', 'kinds', 'usual', 'typeBasis', 'openTo', 'openToBasis', 'openToSource'] as const),
  ...(['formerNames', 'districtBasis', 'registerDistrict', 'nirf'] as const),
  ...(['aisheCode', 'others', 'sources', 'asOf'] as const),
];
checkUnique(colleges);
checkPlaces(colleges);
const told = tellerOf(links);
const table = colleges.map((c) => ({
  ...c,
  ...told(c),
  kind: kinds[c.kind] ?? c.kind,
  aliases: c.aliases.join('|'),
  nirf: c.nirf.join('|'),
  others: (others.get(c.id) ?? []).join('|'),
  sources: c.sources.join('|'),
  asOf,
}));
replaceFiles(
  new Map([
    [here('../colleges.csv'), tableText(written, table)],
    [here('../college-courses.csv'), tableText(['collegeId', 'courseId', 'intake', 'basis'], links)],
  ]),
);
console.log(`${colleges.length} colleges, ${links.length} college-course pairs, ${mapped} of ${programmes.length} programmes mapped`);
