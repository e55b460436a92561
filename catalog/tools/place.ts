/** Where a college is: its city out of the name and the address, and a PIN that agrees with the state. */
import type { Row } from './csv.ts';
import { plain } from './tidy-name.ts';
import { alternatives } from './words.ts';

const key = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Spellings of the register's district column that a reader would stumble over. */
const districtNames = new Map(
  Object.entries({
    'East Singhbum': 'East Singhbhum',
    'Leh Ladakh': 'Leh',
    'Sabar Kantha': 'Sabarkantha',
    'Banas Kantha': 'Banaskantha',
    'S.A.S Nagar': 'S.A.S. Nagar (Mohali)',
    'Y.S.R.': 'YSR Kadapa',
    'Khandwa (East Nimar)': 'Khandwa',
    'Khargone (West Nimar)': 'Khargone',
    Pondicherry: 'Puducherry',
    'Kamrup Metro': 'Kamrup Metropolitan',
    'Panch Mahals': 'Panchmahal',
    Mahesana: 'Mehsana',
    'Udam Singh Nagar': 'Udham Singh Nagar',
    'Lakshadweep District': 'Lakshadweep',
    Vijayanagar: 'Vijayanagara',
    Tirupathur: 'Tirupattur',
    Khordha: 'Khordha',
    'Bara Banki': 'Barabanki',
    'Saraikela Kharsawan': 'Seraikela Kharsawan',
    'Mumbai City': 'Mumbai',
  }),
);

export function tidyDistrict(raw: string): string {
  const text = plain(raw);
  const known = districtNames.get(text) ?? text;
  return /^[A-Z\s]+$/.test(known) && known.length > 3 ? known.toLowerCase().replace(/(^|\s)\p{L}/gu, (c) => c.toUpperCase()) : known;
}

/** Districts that are one city, so that the register's district is the city. */
const cityDistricts = new Map(
  Object.entries({
    Mumbai: 'Mumbai',
    'Mumbai Suburban': 'Mumbai',
    Kolkata: 'Kolkata',
    Chennai: 'Chennai',
    Hyderabad: 'Hyderabad',
    Chandigarh: 'Chandigarh',
    'New Delhi': 'New Delhi',
  }),
);

/** Words before a city that show a street or a quarter, not a village of the district with the same name. */
const streets = alternatives(`
  road rd street st marg lane nagar nagara colony sector phase block cross circle chowk layout extension gate square near opp
  opposite behind floor building bhavan bhawan estate area park vihar puram enclave plot no campus bazar bazaar garden gardens
  complex tower towers fort lines line stand station main temple hospital college university institute hostel town bypass
  highway h\\.?no ward stage
`);
const street = new RegExp(`\\b(${streets})\\b|\\d`, 'i');
const village = /\b(vill?|village|v\.?p\.?o|gram|mouza|mauza|mouje|post|p\.?o|tal|taluka?|tq|tehsil|mandal|hobli|via|at)\b/i;

interface Town {
  town: string;
  large: boolean;
}

export interface TownFinder {
  find(state: string, text: string): Town | undefined;
  /** Town names of a state, longest first, for the comma before a trailing place. */
  names(state: string): string[];
}

export function townFinder(rows: readonly Row<'state' | 'town' | 'alsoWritten' | 'large'>[]): TownFinder {
  const byState = new Map<string, Map<string, Town>>();
  for (const { state, town, alsoWritten, large } of rows) {
    const towns = byState.get(state) ?? new Map<string, Town>();
    for (const name of [town, ...alsoWritten.split('|').filter(Boolean)]) towns.set(key(name), { town, large: large === '1' });
    byState.set(state, towns);
  }
  return {
    find: (state, text) => byState.get(state)?.get(key(text)),
    names: (state) =>
      rows
        .filter((row) => row.state === state)
        .flatMap((row) => [row.town, ...row.alsoWritten.split('|')])
        .filter(Boolean)
        .sort((a, b) => b.length - a.length),
  };
}

/** The parts of an address or name that could be a place, in order, without PIN, state and "Dist. X". */
function segments(text: string): string[] {
  return plain(text)
    .replace(/[-\s]*\b[1-9]\d{2}[ -]?\d{3}\b/g, ' ,')
    .replace(/\b(?:dist(?:t|rict)?|dt|tal(?:uka?)?|tq|tehsil|mandal)\b[\s.:-]*(?:of\s)?[A-Z][a-z]+(?:\s[A-Z][a-z]+)?/g, ' ,')
    .replace(/\b[A-Z][a-z]+\s*\(?\b(?:dist(?:t|rict)?|dt|taluka?|tq|mandal)\b\)?\.?/gi, ' ,')
    .split(/[,;()]|\.\s/)
    .map((part) => part.replace(/^[\s.:-]+|[\s.:-]+$/g, ''))
    .filter((part) => part !== '');
}

/** The town a segment ends with: "Kunjibettu Udupi" -> Udupi, with what stands before it. */
function endingTown(towns: TownFinder, state: string, part: string): (Town & { before: string }) | undefined {
  const words = part.split(/\s+/);
  for (let size = Math.min(3, words.length); size >= 1; size -= 1) {
    const found = towns.find(state, words.slice(-size).join(' '));
    if (found) return { ...found, before: words.slice(0, -size).join(' ') };
  }
  return undefined;
}

function cityIn(towns: TownFinder, state: string, district: string, text: string, seat = false): string {
  const parts = segments(text);
  const hits = parts.flatMap((part, at) => {
    const hit = endingTown(towns, state, part);
    return hit && !/\b(road|rd|to|near|opp|via|highway)$/i.test(hit.before) ? [{ at, ...hit }] : [];
  });
  const last = hits[hits.length - 1];
  if (!last) return '';
  const districtTown = key(last.town) === key(district) || towns.find(state, district)?.town === last.town;
  if (!districtTown) return last.town;
  // The district's name at the end: a nearer town said before it wins.
  const nearer = hits
    .slice(0, -1)
    .reverse()
    .find(({ town }) => town !== last.town);
  if (nearer && nearer.before === '') return nearer.town;
  const before = last.before || parts[last.at - 1] || '';
  if (village.test(text) && !last.large) return '';
  if (/\b(vill?|village|v\.?p\.?o|gram|mouza|tehsil|tal)\b/i.test(text)) return '';
  if (seat || last.large || before === '' || street.test(before)) return last.town;
  return '';
}

/** The city as far as a source gives one; else blank. A university's address names its seat, so it is taken at its word. */
export function cityOf(
  towns: TownFinder,
  { state, district, given, name, address, kind }: Row<'state' | 'district' | 'given' | 'name' | 'address' | 'kind'>,
): string {
  const column = plain(given).split(/[,(]/)[0]?.trim();
  const known = column && towns.find(state, column);
  if (known) return known.town;
  const whole = cityDistricts.get(district);
  if (whole !== undefined) return whole;
  if (state === 'Delhi') return 'Delhi';
  const head = name.split(',').slice(1).join(',');
  const seat = kind === 'university';
  const fromAddress = cityIn(towns, state, district, address, seat);
  const fromName = head ? cityIn(towns, state, district, head, seat) : '';
  if (fromName && fromName !== towns.find(state, district)?.town) return fromName;
  // The name gives the district's town, the address a village of it: the village is not that town.
  if (!fromAddress && /\b(vill?|village|v\.?p\.?o|gram|mouza|mauza)\b/i.test(address)) return '';
  const city = fromAddress || fromName;
  if (city === '' && district === 'Bengaluru Urban' && !/\b(village|hobli|anekal|attibele|jigani|sarjapur)/i.test(address))
    return 'Bengaluru';
  return city;
}

export function pinChecker(rows: readonly Row<'pincode' | 'state'>[]): (row: Row<'pincode' | 'address' | 'state'>) => string {
  const states = new Map(rows.map((row) => [row.pincode, row.state]));
  /** The PIN of the row, or the one written in its address, if India Post files it under the same state. */
  return ({ pincode, address, state }) => {
    const candidate = pincode || (/\b([1-9]\d{2})[ -]?(\d{3})\b(?!\d)/.exec(plain(address)) ?? []).slice(1).join('');
    return states.get(candidate) === state ? candidate : '';
  };
}
