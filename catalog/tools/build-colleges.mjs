/**
 * Builds catalog/colleges.csv and catalog/college-courses.csv from the public registers.
 *   node catalog/tools/build-colleges.mjs REFERENCE_FOLDER
 * The folder holds institutions.csv, institution-programmes.csv and pincodes.csv; the tables beside this file hold what was
 * looked up by hand. The same input gives the same bytes.
 */
import { join } from 'node:path';
import { affiliationOf } from './affiliation.mjs';
import { courseLinks } from './course-links.mjs';
import { byText, readTable, writeTable } from './csv.mjs';
import { giveIds } from './ids.mjs';
import { cityOf, pinChecker, tidyDistrict, townFinder } from './place.mjs';
import { tidyAddress, tidyWebsite } from './tidy-address.mjs';
import { isGeneric, plain, tidyName } from './tidy-name.mjs';

const asOf = '2026-11';
const here = (name) => new URL(name, import.meta.url).pathname;
const parts = (text) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

const folder = process.argv[2];
if (!folder) throw new Error('say where the reference tables are');

const corrections = new Map(readTable(here('corrections.csv')).map((row) => [row.key, row]));
const merges = new Map(readTable(here('merges.csv')).map((row) => [row.drop, row.keep]));
const towns = townFinder(readTable(here('towns.csv')));
const pinOf = pinChecker(readTable(join(folder, 'pincodes.csv')));

const sourceNames = {
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
const kinds = { standalone: 'standalone institution' };

/** The dropped twin's facts fill the gaps of the row that stays. */
function merged(rows) {
  const byKey = new Map(rows.map((row) => [row.key, { ...row, keys: [row.key] }]));
  for (const [drop, keep] of merges) {
    const twin = byKey.get(drop);
    const row = byKey.get(keep);
    if (!twin || !row) throw new Error(`cannot merge ${drop} into ${keep}`);
    for (const column of Object.keys(twin)) if (row[column] === '') row[column] = twin[column];
    row.nirf = [...new Set([...parts(row.nirf), ...parts(twin.nirf)])].join('|');
    row.sources = [...new Set([...row.sources.split(';'), ...twin.sources.split(';')])].join(';');
    row.keys.push(drop);
    byKey.delete(drop);
  }
  return [...byKey.values()];
}

function aliasesOf(row, fixed, name, shortName, found) {
  const all = [...parts(fixed?.aliases ?? ''), ...found, ...(fixed?.shortName ? [] : parts(row.short_name ?? ''))];
  return [...new Set(all)].filter((alias) => alias !== name && alias !== shortName);
}

function college(row) {
  const fixed = corrections.get(row.key);
  const blank = new Set(parts(fixed?.blank ?? ''));
  const value = (column) => (blank.has(column) ? '' : row[column]);
  const district = fixed?.district || tidyDistrict(row.district);
  const tidy = tidyName(
    row.display_name,
    [plain(row.city).split(/[,(]/)[0], row.district, district, ...towns.names(row.state)].filter(Boolean),
    row.state,
  );
  let name = fixed?.name || tidy.name;
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
  // Some registers' brackets hold a place or a branch, not a short name.
  const given = value('short_name');
  const shortName = fixed?.shortName || (fixed?.name || !given ? '' : given);
  const sources = [...new Set(row.sources.split(';').map((source) => sourceNames[source] ?? source))];
  if (fixed?.aisheCode && !sources.includes('AISHE 2025')) sources.unshift('AISHE 2025');
  return {
    key: row.key,
    keys: row.keys,
    notable: row.tier === 'notable',
    id: fixed?.id ?? '',
    name,
    shortName,
    aliases: blank.has('short_name') ? parts(fixed?.aliases ?? '') : aliasesOf(row, fixed, name, shortName, tidy.short),
    type: fixed?.type || (tidy.autonomous ? 'autonomous' : row.type),
    kind: row.kind || (/University|Vidyapeeth/.test(name) ? 'university' : 'college'),
    address: tidyAddress(value('address'), { name, rawName: row.display_name, state: row.state, district, city }),
    city,
    district: district === row.state ? '' : district,
    state: row.state,
    pincode: blank.has('pincode') ? '' : pinOf({ pincode: row.pincode, address: value('address'), state: row.state }),
    website: tidyWebsite(value('website')),
    established: value('established'),
    affiliation: row.kind === 'university' ? '' : affiliationOf(row.affiliating_university, { state: row.state, district }),
    nirf: blank.has('nirf') ? [] : parts(fixed?.nirf || row.nirf),
    aisheCode: blank.has('aisheCode') ? '' : fixed?.aisheCode || row.aishe_code,
    sources,
  };
}

/** Colleges that the reference table lacks, taken from the AISHE register by hand. */
const added = (row) => ({
  ...row,
  keys: [row.key],
  notable: true,
  aliases: parts(row.aliases),
  courses: parts(row.courses),
  district: tidyDistrict(row.district) === row.state ? '' : tidyDistrict(row.district),
  address: '',
  pincode: '',
  website: '',
  established: '',
  affiliation: '',
  nirf: [],
  aisheCode: row.key,
  sources: ['AISHE 2025'],
});

const rows = merged(readTable(join(folder, 'institutions.csv')));
const colleges = [...rows.map(college), ...readTable(here('additions.csv')).map(added)];
giveIds(colleges);
colleges.sort((a, b) => byText(a.id, b.id));

const known = new Map(readTable(here('known-courses.csv')).map((row) => [row.key, parts(row.courses)]));
const programmes = readTable(join(folder, 'institution-programmes.csv'));
const { links, mapped } = courseLinks(colleges, programmes, readTable(here('../programme-map.csv')), known);
links.sort((a, b) => byText(a.collegeId, b.collegeId) || byText(a.courseId, b.courseId));

writeTable(
  here('../colleges.csv'),
  [
    'id',
    'name',
    'shortName',
    'aliases',
    'type',
    'kind',
    'address',
    'city',
    'district',
    'state',
    'pincode',
    'website',
    'established',
    'affiliation',
    'nirf',
    'aisheCode',
    'sources',
    'asOf',
  ],
  colleges.map((c) => ({
    ...c,
    kind: kinds[c.kind] ?? c.kind,
    aliases: c.aliases.join('|'),
    nirf: c.nirf.join('|'),
    sources: c.sources.join('|'),
    asOf,
  })),
);
writeTable(here('../college-courses.csv'), ['collegeId', 'courseId', 'intake'], links);
console.log(`${colleges.length} colleges, ${links.length} college-course pairs, ${mapped} of ${programmes.length} programmes mapped`);
