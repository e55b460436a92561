/** What must hold of the directory of all institutions: how much is known of how many, in how many districts, and nothing impossible. */
import { districtsCalled } from '@disha/contract/districts';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { states } from '@disha/contract/taxonomy';
import type { PinLookup } from '../catalog.ts';
import type { Figure } from './figure.ts';
import { namesYear } from './check-exams.ts';
import { otherDistrictIn } from './named-district.ts';
import type { SharedPin } from './shared-pincodes.ts';

type Docs = readonly CollegeDocument[];

interface Coverage {
  label: string;
  /** Of the register's districts, in per cent. */
  least: number;
  has: (doc: CollegeDocument) => boolean;
}

const ofKind = (kind: NonNullable<CollegeDocument['kinds']>[number], courses?: RegExp) => (doc: CollegeDocument) =>
  (doc.kinds ?? []).includes(kind) || (courses !== undefined && doc.courses.some(({ courseId }) => courses.test(courseId)));
const isRegistered = ({ aisheCode = '' }: CollegeDocument) => aisheCode !== '';
const ordinary = /^(ba|bsc|bcom)-|^(ba|bsc|bcom)$/;
const teaches = (pattern: RegExp) => (doc: CollegeDocument) => doc.courses.some(({ courseId }) => pattern.test(courseId));
const threeDegrees = /^(ba-programme-general|bsc-general|bcom|ba-(?!llb)\w+|bsc-(?!nursing)\w+|bcom-\w+)/;
/** Nothing but a name: "X College", most of them ordinary degree colleges. */
const isNameOnly = ({ kinds = [], courses, aisheCode = '' }: CollegeDocument) =>
  kinds.length === 0 && courses.length === 0 && aisheCode.startsWith('C-');

/** In these two states a PG College without a word more teaches MBA and MCA alone. */
const saysAfterDegree = (name: string, state: string) =>
  /\(PG(?: Courses)?\)|(?<!and )\bPG Courses\b/.test(name) ||
  (['Andhra Pradesh', 'Telangana'].includes(state) &&
    /\b(?:PG|Post Graduate) College\b/.test(name) &&
    !/Degree|\bUG\b|Arts|Science|Commerce|Government/.test(name));

/** A name that says a degree, or a work, of its own. */
const saysWhatElse = new RegExp(
  [
    String.raw`\b(?:B\.? ?Ed\b|D\.? ?El\.? ?Ed|Bachelor of Education|Teachers?,? (?:Training )?College|BBM\b|B\.? ?Des\b`,
    String.raw`P\.?G\.?D\.?(?!AV)\w|M\.? ?Sc\b|M\.? ?P\.? ?Ed\b|Fire\b)`,
  ].join('|'),
);
/** As lists go on printing them, though an Act has renamed them. */
const formerUniversity = /^(University of Pune|Pune University|Vikram University, Ujjain|Solapur University)\b/;

const socialWork = [
  { says: /\bB\.? ?S\.? ?W\b|\bBachelors? of Social Work/, courseId: 'bsw' },
  { says: /\bM\.? ?S\.? ?W\b|\bMasters? of Social Work/, courseId: 'msw' },
] as const;

const coverages: readonly Coverage[] = [
  { label: 'any institution', least: 100, has: () => true },
  {
    label: 'an ordinary college (by name, by programmes, or name only)',
    least: 98,
    has: (doc) => ofKind('degree-college', ordinary)(doc) || isNameOnly(doc),
  },
  { label: 'nursing', least: 84, has: ofKind('nursing', /nursing/) },
  { label: 'teacher training', least: 88, has: ofKind('teacher-education', /^(bed|deled)/) },
  { label: 'a polytechnic', least: 85, has: ofKind('polytechnic', /^diploma-/) },
  { label: 'pharmacy', least: 65, has: ofKind('pharmacy', /pharm/) },
  { label: 'law', least: 57, has: ofKind('law', /llb/) },
  { label: 'BA, B.Sc or B.Com with a basis', least: 50, has: teaches(threeDegrees) },
];

/** Districts of Rajasthan, made in 2023 and given up in December 2024, that the register still names: today another's. */
const givenUp = new Set(['Anupgarh', 'Dudu', 'Gangapurcity', 'Jaipur (Gramin)', 'Jodhpur (Gramin)', 'Kekri', 'Sanchore']);

/** The register's own district, whatever its spelling there: one that was divided since is counted as one. */
export function registerDistrict({ state, district = '', registerDistrict: written = '' }: CollegeDocument): string {
  const name = written || district;
  if (state === 'Rajasthan' && givenUp.has(name)) return `${state}|${name}`;
  return name === '' ? '' : `${state}|${districtsCalled(name, state)[0]?.name ?? name}`;
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

/** Counted on the districts of the register itself, as its own rows write them: 763 in 2025. */
function coverageFigures(docs: Docs): Figure[] {
  const all = new Set(docs.filter(isRegistered).map(registerDistrict));
  all.delete('');
  return coverages.map(({ label, least, has }) => {
    const found = new Set(docs.filter(has).map(registerDistrict));
    const count = [...all].filter((district) => found.has(district)).length;
    const share = percent(count, all.size);
    return { label: `districts with ${label}`, value: `${share} % (${count} of ${all.size}; at least ${least} %)`, ok: share >= least };
  });
}

const basis = ({ basis: said = 'register' }: CollegeDocument['courses'][number]) => said;
const isListed = ({ courses, otherProgrammes = [] }: CollegeDocument) =>
  otherProgrammes.length > 0 || courses.some((course) => basis(course) === 'register');
const collegeCoverage = (doc: CollegeDocument) =>
  isListed(doc) ? 'listed' : (doc.kinds ?? []).length > 0 || doc.courses.length > 0 ? 'kind' : 'name';

function counted(values: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function twins(docs: Docs): string[] {
  const seen = new Map<string, CollegeDocument>();
  return docs.flatMap((doc) => {
    const keys = [`${doc.state}|${doc.district ?? ''}|${plain(doc.name)}`, ...(isRegistered(doc) ? [`code ${doc.aisheCode ?? ''}`] : [])];
    const twin = keys.map((key) => seen.get(key)).find(Boolean);
    for (const key of keys) if (!seen.has(key)) seen.set(key, doc);
    // Two codes of one name stay apart where a source tells them apart by what each teaches.
    const isApart = twin && isListed(doc) && isListed(twin) && doc.aisheCode !== twin.aisheCode;
    return twin && !isApart ? [`${doc.id}: is ${twin.id} over again`] : [];
  });
}

/** Where PINs lie. */
export interface Pins {
  districtOf: PinLookup;
  isShared: SharedPin;
}

const faults: readonly [label: string, find: (doc: CollegeDocument, pins: Pins) => string | undefined][] = [
  [
    'PINs of another district',
    ({ pincode = '', state, district = '' }, { districtOf, isShared }) => {
      const there = pincode === '' ? undefined : districtOf(pincode);
      const isThere = !there || (there.state === state && there.name === district) || isShared(pincode, state, district);
      return isThere ? undefined : `PIN ${pincode} lies in ${there.name}, ${there.state}, not in ${district}`;
    },
  ],
  ['websites that name a year', ({ website = '' }) => (namesYear(website) ? `${website} names a year` : undefined)],
  [
    'boards given as a university',
    // A board examines diplomas, and affiliates no degree college.
    ({ affiliation = '', kinds = [], courses }) =>
      !kinds.includes('polytechnic') &&
      !courses.some(({ courseId }) => courseId.startsWith('diploma-')) &&
      /\b(board|council|directorate) of\b|\bboard$/i.test(affiliation)
        ? `"${affiliation}" is no university`
        : undefined,
  ],
  [
    'seats of 1,000 or more',
    ({ courses }) =>
      courses.filter(({ intake }) => (intake ?? 0) >= 1000).map(({ courseId, intake }) => `${intake ?? 0} seats of ${courseId}`)[0],
  ],
  [
    'aided colleges called government, or the other way round',
    ({ type = '', management = '' }) =>
      (management === 'aided' && type === 'government') || (management === 'government' && type === 'private')
        ? `is ${management}, and its type is ${type}`
        : undefined,
  ],
  [
    'names that say "aided", called private',
    ({ name, management = '' }) => (/(?<!Un[ -]?)\bAided\b/i.test(name) && management === 'private' ? name : undefined),
  ],
];

/** Offices that the register counts among its institutions: no student is taught there. */
const noCollege =
  /^ISRO\b|\bHeadquarters$|\(ISRO\)|^Ministry of|^Bureau of Indian|\b(?:Survey|Authority) of India$|Regulatory Board$|^Regional Capacity/;
/** Among the institutes of research they are what they are called. */
const noCollegeButResearch = /^Directorate of|^(?:Agricultural|Main \w+) Research Station\b/;
/** Made by an Act that says whose they are. */
const byLaw =
  /^Indian Institute of Technology\b|^National Institute of Technology\b|National Law University|^All India Institute of Medical/;
const plainlyForWomen = /\b(?:for Women|for Girls|Mahila Mahavid\w*|Women['\u2019]s College|Girls College|Kanya Mahavid\w*)$/i;

const faultsOfKind: typeof faults = [
  [
    'organisations that are no college',
    ({ name, kinds = [] }) =>
      noCollege.test(name) || (noCollegeButResearch.test(name) && !kinds.includes('research-institute'))
        ? `${name} teaches nobody`
        : undefined,
  ],
  [
    'diploma-level rows among the medical colleges',
    ({ aisheCode = '', kinds = [] }) =>
      aisheCode.startsWith('S-') && kinds.includes('medical') ? `${aisheCode} gives diplomas` : undefined,
  ],
  ['institutes made by law without a type', ({ name, type = '' }) => (type === '' && byLaw.test(name) ? `${name} has no type` : undefined)],
  [
    'lists of a B.Tech or an MBBS at a college of no kind',
    ({ kinds = [], courses }) =>
      kinds.length === 0 && courses.some((course) => basis(course) === 'register' && /^(?:btech-|mbbs$|bds$)/.test(course.courseId))
        ? 'is of no kind, though a list says what it teaches'
        : undefined,
  ],
  [
    'names that say for women, of colleges for everybody',
    ({ name, openTo = '' }) => (openTo === '' && plainlyForWomen.test(name) ? `${name} is said to be for everybody` : undefined),
  ],
  [
    'addresses that end in another state',
    ({ address = '', state }) => {
      const last = address.split(', ').at(-1)?.replace('&', 'and') ?? '';
      const isOther = (states as readonly string[]).includes(last) && last !== state && last !== 'Delhi' && last !== 'Chandigarh';
      return isOther ? `its address ends in ${last}, and it lies in ${state}` : undefined;
    },
  ],
  [
    'names that end in a point of the compass',
    ({ name }) =>
      /, (?:(?:North|South) ?)?(?:East|West|North|South)$/.test(name) && !/Regional|RMRC/.test(name)
        ? `${name} lacks the last word of its place`
        : undefined,
  ],
  [
    'addresses that name another district',
    ({ address = '', state, district = '' }) => {
      const other = district === '' ? undefined : otherDistrictIn(address, state, district);
      return other === undefined ? undefined : `its address says "${other.trim()}", and it lies in ${district}`;
    },
  ],
  [
    'first degrees usual where the name says after one',
    ({ name, state, kinds = [], usual = '' }) =>
      usual !== 'none' && kinds.includes('degree-college') && saysAfterDegree(name, state) ? `${name} is said to teach BA` : undefined,
  ],
  [
    'BA usual where the name says what else is taught',
    ({ name, kinds = [], usual = '' }) =>
      (usual === 'college' || usual === 'mahavidyalaya') && kinds.length === 0 && saysWhatElse.test(name)
        ? `${name} is said to teach BA`
        : undefined,
  ],
  [
    'B.Ed. usual where the name says M.Ed. alone',
    ({ name, kinds = [], usual = '' }) =>
      usual === '' && kinds.includes('teacher-education') && /\bM\.? ?Ed\b/.test(name) && !/\bB\.? ?Ed\b|Education and /.test(name)
        ? `${name} is said to teach B.Ed.`
        : undefined,
  ],
  [
    'degrees in social work that a name says, and are not said to be taught',
    ({ name, courses }) => {
      const unsaid = socialWork.filter(({ says, courseId }) => says.test(name) && !courses.some((course) => course.courseId === courseId));
      return unsaid.length > 0 ? `${name} is not said to teach ${unsaid.map(({ courseId }) => courseId).join(', ')}` : undefined;
    },
  ],
  [
    'what is usual for a kind, of one that is of two together',
    ({ name, usual = '' }) => (usual !== 'none' && /\bAgri(?:cultur(?:e|al))?[- ]?Bus+iness/i.test(name) ? name : undefined),
  ],
  [
    'affiliations to a university by a name it gave up',
    ({ affiliation = '' }) => (formerUniversity.test(affiliation) ? `"${affiliation}" has another name today` : undefined),
  ],
  [
    'universities with a stray "Deemed"',
    ({ affiliation = '' }) =>
      /\bDeemed\b/.test(affiliation) && !/\(Deemed[^)]*\)/.test(affiliation) ? `"${affiliation}" is untidy` : undefined,
  ],
];

export function checkDirectory(
  { colleges, courses }: { colleges: Docs; courses: readonly { id: string }[] },
  pins: Pins,
): { figures: Figure[]; problems: string[] } {
  const known = new Set(courses.map(({ id }) => id));
  const lost = colleges.flatMap(({ id, courses: taught }) =>
    taught.filter(({ courseId }) => !known.has(courseId)).map(({ courseId }) => `${id}: there is no course ${courseId}`),
  );
  const none = (label: string, list: readonly string[]): Figure => ({ label, value: String(list.length), ok: list.length === 0 });
  const doubled = twins(colleges);
  const found = [...faults, ...faultsOfKind].map(([label, find]) => ({
    label,
    list: colleges.flatMap((doc) => {
      const fault = find(doc, pins);
      return fault === undefined ? [] : [`${doc.id}: ${fault}`];
    }),
  }));
  const links = colleges.flatMap(({ courses: taught }) => taught.map(basis));
  return {
    figures: [
      { label: 'by layer', value: counted(colleges.map(collegeCoverage)), ok: true },
      { label: 'by kind', value: counted(colleges.flatMap(({ kinds = [] }) => kinds)), ok: true },
      { label: 'courses of colleges by basis', value: counted(links), ok: true },
      ...coverageFigures(colleges),
      none('courses of colleges that are none of ours', lost),
      none('institutions that stand twice', doubled),
      ...found.map(({ label, list }) => none(label, list)),
    ],
    problems: [...lost, ...doubled, ...found.flatMap(({ list }) => list)],
  };
}
