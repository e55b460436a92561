/** Districts under their present names, and which part of a divided one an institution lies in. */
import { tidyDistrict } from '../place.ts';
import { byText, readTable, type Row } from '../csv.ts';
import { states } from '../../../contract/src/taxonomy.ts';
import { readOffices } from './offices.ts';

/** Renamed, or written otherwise by a source: the present name by state and spelling. Old names stay findable by the same table. */
const names = readTable(new URL('../../district-names.csv', import.meta.url).pathname, 'state', 'written', 'district');
const written = new Map(names.map((row) => [`${row.state}|${row.written}`, row.district]));

/** Districts younger than India Post's list: the town that each is governed from. */
const seats: Record<string, [latitude: number, longitude: number]> = {
  'Andhra Pradesh|Markapuram': [15.735, 79.27],
  'Andhra Pradesh|Polavaram': [17.25, 81.64],
  'Chhattisgarh|Khairagarh-Chhuikhadan-Gandai': [21.42, 80.98],
  'Chhattisgarh|Manendragarh-Chirmiri-Bharatpur': [23.2, 82.2],
  'Chhattisgarh|Mohla-Manpur-Ambagarh Chouki': [20.58, 80.74],
  'Chhattisgarh|Sakti': [22.03, 82.96],
  'Chhattisgarh|Sarangarh-Bilaigarh': [21.59, 83.08],
  'Gujarat|Vav-Tharad': [24.39, 71.62],
  'Haryana|Hansi': [29.1, 75.96],
  'Madhya Pradesh|Maihar': [24.26, 80.76],
  'Madhya Pradesh|Mauganj': [24.66, 81.87],
  'Madhya Pradesh|Pandhurna': [21.6, 78.53],
  'Meghalaya|Eastern West Khasi Hills': [25.56, 91.64],
  'Nagaland|Chumoukedima': [25.79, 93.78],
  'Nagaland|Niuland': [25.87, 93.97],
  'Rajasthan|Balotra': [25.83, 72.24],
  'Rajasthan|Beawar': [26.1, 74.32],
  'Rajasthan|Deeg': [27.47, 77.33],
  'Rajasthan|Didwana-Kuchaman': [27.15, 74.86],
  'Rajasthan|Khairthal-Tijara': [27.8, 76.64],
  'Rajasthan|Kotputli-Behror': [27.7, 76.2],
  'Rajasthan|Phalodi': [27.13, 72.36],
  'Rajasthan|Salumbar': [24.14, 74.04],
};

/** Of these the post offices carry the coordinates of another place, mostly a namesake's or a neighbour's: their seats instead. */
const misplaced: typeof seats = {
  'Assam|Hojai': [26.0, 92.86],
  'Bihar|Aurangabad': [24.75, 84.37],
  'Bihar|Banka': [24.89, 86.92],
  'Chhattisgarh|Baloda Bazar': [21.66, 82.16],
  'Chhattisgarh|Dhamtari': [20.71, 81.55],
  'Chhattisgarh|Gariyaband': [20.63, 82.06],
  'Chhattisgarh|Mahasamund': [21.11, 82.1],
  'Tripura|South Tripura': [23.25, 91.45],
  'Tripura|Unakoti': [24.33, 92.0],
  'Uttar Pradesh|Kaushambi': [25.53, 81.38],
  'Uttar Pradesh|Pratapgarh': [25.9, 81.95],
};

/** Districts that were divided while the register often keeps the old one: the parts an old district may mean today. */
const divided: Record<string, Record<string, string[]>> = {
  Assam: { Barpeta: ['Barpeta', 'Bajali'], Nagaon: ['Nagaon', 'Hojai'] },
  Karnataka: { Ballari: ['Ballari', 'Vijayanagara'] },
  'Tamil Nadu': {
    Kancheepuram: ['Kancheepuram', 'Chengalpattu'],
    Nagapattinam: ['Nagapattinam', 'Mayiladuthurai'],
    Tirunelveli: ['Tirunelveli', 'Tenkasi'],
    Vellore: ['Vellore', 'Ranipet', 'Tirupattur'],
    Viluppuram: ['Viluppuram', 'Kallakurichi'],
  },
  'Andhra Pradesh': {
    Srikakulam: ['Srikakulam', 'Parvathipuram Manyam'],
    Vizianagaram: ['Vizianagaram', 'Parvathipuram Manyam'],
    Visakhapatnam: ['Visakhapatnam', 'Anakapalli', 'Alluri Sitharama Raju'],
    'East Godavari': ['East Godavari', 'Kakinada', 'Konaseema', 'Alluri Sitharama Raju'],
    'West Godavari': ['West Godavari', 'Eluru', 'East Godavari'],
    Krishna: ['Krishna', 'NTR', 'Eluru'],
    Guntur: ['Guntur', 'Palnadu', 'Bapatla'],
    Prakasam: ['Prakasam', 'Bapatla', 'Nellore'],
    Nellore: ['Nellore', 'Tirupati'],
    Chittoor: ['Chittoor', 'Tirupati', 'Annamayya'],
    'YSR Kadapa': ['YSR Kadapa', 'Annamayya'],
    Anantapur: ['Anantapur', 'Sri Sathya Sai'],
    Kurnool: ['Kurnool', 'Nandyal'],
  },
  Telangana: {
    Adilabad: ['Adilabad', 'Nirmal', 'Mancherial', 'Kumuram Bheem Asifabad'],
    Karimnagar: ['Karimnagar', 'Jagtial', 'Peddapalli', 'Rajanna Sircilla', 'Siddipet', 'Hanumakonda', 'Jayashankar Bhupalapally'],
    Khammam: ['Khammam', 'Bhadradri Kothagudem', 'Mahabubabad'],
    Mahabubnagar: ['Mahabubnagar', 'Nagarkurnool', 'Wanaparthy', 'Jogulamba Gadwal', 'Narayanpet', 'Ranga Reddy', 'Vikarabad'],
    Medak: ['Medak', 'Sangareddy', 'Siddipet'],
    Nalgonda: ['Nalgonda', 'Suryapet', 'Yadadri Bhuvanagiri'],
    Nizamabad: ['Nizamabad', 'Kamareddy'],
    'Ranga Reddy': ['Ranga Reddy', 'Medchal Malkajgiri', 'Vikarabad'],
    Warangal: ['Warangal', 'Hanumakonda', 'Jangaon', 'Mahabubabad', 'Mulugu', 'Jayashankar Bhupalapally'],
  },
};

/** Of these the name is a river's or a person's, no town's: behind a college's name it says no more than the register. */
const named = new Set(['East Godavari', 'West Godavari', 'Krishna', 'Prakasam', 'Ranga Reddy']);

/** Whether an old district may mean both today, or one the other. */
export const divideOne = (state: string, ...both: readonly [string, string]): boolean =>
  Object.entries(divided[state] ?? {}).some(([old, parts]) => both.every((district) => district === old || parts.includes(district)));

/** How a place is compared, however it is written. */
export const placeKey = (text: string) => text.toLowerCase().replace(/\b(and|district)\b|[^a-z]/g, '');
export const titled = (text: string) =>
  /\p{Ll}/u.test(text) ? text : text.toLowerCase().replace(/(^|[\s.(-])\p{L}/gu, (first) => first.toUpperCase());

export function presentDistrict(raw: string, state: string): string {
  const given = titled(raw.trim());
  const tidy = tidyDistrict(given);
  return written.get(`${state}|${given}`) ?? written.get(`${state}|${tidy}`) ?? tidy.replace(/\bAnd\b/g, 'and');
}

type Offices = ReturnType<typeof readOffices>;
export interface DistrictFound {
  district: string;
  /** `register`: the register's district was divided and nothing says which part. */
  basis: '' | 'register';
}

export interface Centre {
  state: string;
  district: string;
  latitude: number;
  longitude: number;
  alsoCalled: string[];
}

export interface Districts {
  placeOf(row: { state: string; district: string; pincode: string; name: string }): DistrictFound;
  /** Whether India Post or the register has such a district today. */
  has(state: string, district: string): boolean;
  /** Whether a post office of this name lies there, or the state has, or had, a district of this name. */
  isPlace(name: string, state: string, district: string): boolean;
  /** Whether a post office of the PIN lies there, or the table of mended ones says so. */
  reaches(pincode: string, state: string, district: string): boolean;
  /** PINs that reach into further districts than the one most of their offices lie in. */
  shared(): { pincode: string; state: string; district: string }[];
  /** State and district of a PIN. */
  ofPin(pincode: string): { state: string; district: string } | undefined;
  pins(): { pincode: string; state: string; district: string }[];
  /** The middle of each: half of its post offices lie to the north, half to the west. */
  centres(): Centre[];
}

const inIndia = (latitude: number, longitude: number) => latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.5;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const postal = new Map<string, string>(states.map((state) => [state.toUpperCase(), state]));
postal.set('THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU', 'Dadra and Nagar Haveli and Daman and Diu');

const mended = readTable(new URL('../pin-districts.csv', import.meta.url).pathname, 'pincode', 'state', 'district');

export const openDistricts = (): Districts => districtsOf(readOffices(), (name) => postal.get(name), mended);

export function districtsOf(
  offices: Offices,
  stateOf: (postal: string) => string | undefined,
  also: readonly Row<'pincode' | 'state' | 'district'>[] = [],
): Districts {
  const ofPin = new Map<string, Map<string, number>>();
  const ofPlace = new Map<string, Set<string>>();
  const points = new Map<string, { latitude: number[]; longitude: number[] }>();
  for (const { o, p, i, s, a, n } of offices) {
    const state = stateOf(s);
    if (state === undefined || i === '' || i === 'NA') continue;
    const at = `${state}|${presentDistrict(i, state)}`;
    const votes = ofPin.get(p) ?? new Map<string, number>();
    ofPin.set(p, votes.set(at, (votes.get(at) ?? 0) + 1));
    const place = `${state}|${placeKey(o.replace(/\s*\b(?:B\.?O|S\.?O|H\.?O|G\.?P\.?O)\b\.?.*$/i, ''))}`;
    ofPlace.set(place, (ofPlace.get(place) ?? new Set()).add(at));
    if (!inIndia(a, n)) continue;
    const centre = points.get(at) ?? { latitude: [], longitude: [] };
    centre.latitude.push(a);
    centre.longitude.push(n);
    points.set(at, centre);
  }
  // Without a vote: it reaches there, and most of its offices lie elsewhere.
  for (const { pincode, state, district } of also) ofPin.get(pincode)?.set(`${state}|${district}`, 0);
  const best = (votes: Map<string, number>) => [...votes].sort((a, b) => b[1] - a[1] || byText(a[0], b[0]))[0]?.[0] ?? '';
  const split = (at: string) => ({ state: at.slice(0, at.indexOf('|')), district: at.slice(at.indexOf('|') + 1) });
  const pin = (pincode: string) => (ofPin.has(pincode) ? split(best(ofPin.get(pincode) ?? new Map())) : undefined);

  /** Of an institution without a district in the register: the one that its name ends with. */
  function districtIn(name: string, state: string): string {
    const last = presentDistrict(name.split(', ').slice(1).at(-1) ?? '', state);
    return points.has(`${state}|${last}`) ? last : '';
  }

  function placeOf({ state, district, pincode, name }: Parameters<Districts['placeOf']>[0]): DistrictFound {
    const present = presentDistrict(district, state) || districtIn(name, state);
    const parts = divided[state]?.[present];
    if (!parts) return { district: present, basis: '' };
    const byPin = pin(pincode);
    if (byPin?.state === state && parts.includes(byPin.district)) return { district: byPin.district, basis: '' };
    // The last place named first: "Degree College, Kothapet, Chittoor" lies in Kothapet.
    const segments = name
      .split(/,\s*/)
      .slice(1)
      .map((segment) => segment.replace(/ (?:Urban|Rural|Town|City)$/, ''))
      .reverse();
    for (const segment of segments) {
      if (placeKey(segment) === placeKey(present)) continue;
      const found = [...(ofPlace.get(`${state}|${placeKey(segment)}`) ?? [])]
        .map((at) => split(at).district)
        .filter((part) => parts.includes(part));
      if (found.length === 1 && found[0] !== undefined) return { district: found[0], basis: '' };
    }
    // The town that gives the old district its name still lies in the part with that name.
    const seat = !named.has(present) && segments.some((segment) => placeKey(segment) === placeKey(present));
    return { district: present, basis: seat ? '' : 'register' };
  }
  return {
    placeOf,
    has: (state, district) => points.has(`${state}|${district}`),
    isPlace: (name, state, district) =>
      ofPlace.get(`${state}|${placeKey(name)}`)?.has(`${state}|${district}`) === true ||
      points.has(`${state}|${presentDistrict(name, state)}`),
    reaches: (pincode, state, district) => ofPin.get(pincode)?.has(`${state}|${district}`) ?? false,
    shared: () =>
      [...ofPin]
        .flatMap(([pincode, votes]) => [...votes.keys()].filter((at) => at !== best(votes)).map((at) => ({ pincode, ...split(at) })))
        .sort((a, b) => byText(a.pincode, b.pincode) || byText(a.state, b.state) || byText(a.district, b.district)),
    ofPin: pin,
    pins: () => [...ofPin].map(([pincode, votes]) => ({ pincode, ...split(best(votes)) })).sort((a, b) => byText(a.pincode, b.pincode)),
    centres: () => {
      const middles = new Map(
        [...points].map(([at, { latitude, longitude }]): [string, [number, number]] => [at, [median(latitude), median(longitude)]]),
      );
      for (const [at, seat] of Object.entries(seats)) if (!middles.has(at)) middles.set(at, seat);
      for (const [at, seat] of Object.entries(misplaced)) if (middles.has(at)) middles.set(at, seat);
      return [...middles]
        .map(([at, [latitude, longitude]]) => {
          const { state, district } = split(at);
          const alsoCalled = names.filter((row) => row.state === state && row.district === district).map((row) => row.written);
          return { state, district, latitude, longitude, alsoCalled };
        })
        .sort((a, b) => byText(a.state, b.state) || byText(a.district, b.district));
    },
  };
}
