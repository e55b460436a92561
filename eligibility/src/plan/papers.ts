/**
 * Papers that a form, a counselling or a scholarship asks for: who needs which, how long each takes, the page to open. The words stand in
 * web/src/messages. What no source names (where a school leaving certificate is had) is left out until one does.
 */
import type { StudentDetails } from '@disha/contract/passport';
import type { StepKind } from '@disha/contract/plan-steps';
import type { State } from '@disha/contract/taxonomy';

export const paperIds = [
  'caste',
  'obc_ncl',
  'obc_state',
  'ews',
  'disability',
  'domicile',
  'marks',
  'migration',
  'apaar',
  'income',
  'bonafide',
  'nsp',
  'account',
] as const;
export type PaperId = (typeof paperIds)[number];

export interface Paper {
  /** Usual days, in several states; a state may promise less. */
  days?: readonly [from: number, to: number];
  /** Where it is applied for, all over India. */
  page?: string;
  /** A: an official text, or two readings; B: one reading. */
  certainty: 'A' | 'B';
  sources: readonly string[];
}

const sarkari = 'SarkariDocs https://www.sarkaridocs.in/documents/obc-certificate';
const district = 'TipsClear https://tipsclear.com/how-to-apply-for-caste-income-and-domicile-certificate-in-your-district';

export const papers: Readonly<Record<PaperId, Paper>> = {
  caste: { days: [15, 30], certainty: 'A', sources: [district, 'ScholarshipLearn https://scholarshiplearn.com'] },
  obc_ncl: {
    days: [7, 30],
    certainty: 'A',
    sources: ['Government of India, form of the certificate with orders to 2017', sarkari],
  },
  obc_state: { days: [7, 30], certainty: 'B', sources: [sarkari] },
  ews: {
    days: [7, 30],
    certainty: 'A',
    sources: ['RTI Wiki https://righttoinformation.wiki/documents/ews-certificate', 'Government of India, form of the certificate'],
  },
  disability: {
    days: [30, 90],
    page: 'https://swavlambancard.gov.in',
    certainty: 'A',
    sources: ['Department of Empowerment of Persons with Disabilities, UDID 2024 https://depwd.gov.in'],
  },
  domicile: { days: [7, 30], certainty: 'A', sources: [district, 'JoSAA business rules 2025'] },
  marks: {
    days: [1, 1],
    page: 'https://www.digilocker.gov.in',
    certainty: 'A',
    sources: ['India Today 15 Oct 2025, from CBSE', 'DigiLocker'],
  },
  migration: {
    days: [1, 30],
    page: 'https://www.digilocker.gov.in',
    certainty: 'A',
    sources: ['India Today 15 Oct 2025, from CBSE', 'Careers360 2025'],
  },
  apaar: {
    days: [1, 15],
    page: 'https://apaar.education.gov.in',
    certainty: 'A',
    sources: ['Live Hindustan 2026, from NTA', 'Careers360 2025'],
  },
  income: { days: [7, 21], certainty: 'B', sources: ['Knowledge Kendra https://knowledgekendra.com/guide/apply-income-certificate'] },
  bonafide: { days: [1, 7], certainty: 'B', sources: ['LMCN https://lmcn.in/scholarships/'] },
  nsp: {
    days: [1, 1],
    page: 'https://scholarships.gov.in',
    certainty: 'A',
    sources: ['Careers360, NSP 2026-27', 'Devdiscourse 2024'],
  },
  account: { days: [1, 7], certainty: 'A', sources: ['Buddy4Study https://www.buddy4study.com/article/aadhaar-seeding'] },
};

/** Where a state gives its certificates, where a page that we read names it. The addresses were not opened: they are told so. */
export const statePortals: Readonly<Partial<Record<State, { name: string; page: string; source: string }>>> = {
  'Andhra Pradesh': { name: 'MeeSeva', page: 'https://ap.meeseva.gov.in', source: 'ScholarshipLearn' },
  'Arunachal Pradesh': { name: 'e-District Arunachal', page: 'https://eservice.arunachal.gov.in', source: 'ScholarshipLearn' },
  Assam: { name: 'Sewa Setu', page: 'https://sewasetu.assam.gov.in', source: 'The Sentinel, Assam' },
  Bihar: { name: 'RTPS', page: 'https://serviceonline.bihar.gov.in', source: 'BusinessFrank' },
  Karnataka: { name: 'Nadakacheri', page: 'https://nadakacheri.karnataka.gov.in', source: 'eStartIndia' },
  'Madhya Pradesh': { name: 'MP e-District', page: 'https://mpedistrict.gov.in', source: 'Free Press Journal' },
  Maharashtra: { name: 'Aaple Sarkar', page: 'https://aaplesarkar.mahaonline.gov.in', source: 'ProfoundTips' },
  'Uttar Pradesh': { name: 'e-District UP', page: 'https://edistrict.up.gov.in', source: 'Knowledge Kendra' },
};

/** The guide of the catalog that tells how each is had; the bonafide certificate has none. */
export const paperGuides = {
  caste: 'caste-certificate',
  obc_ncl: 'obc-ncl-certificate',
  obc_state: 'obc-ncl-certificate',
  ews: 'ews-certificate',
  disability: 'udid',
  domicile: 'domicile-certificate',
  marks: 'digilocker',
  migration: 'migration-certificate',
  apaar: 'apaar',
  income: 'income-certificate',
  nsp: 'nsp-otr',
  account: 'aadhaar-bank',
} as const satisfies Partial<Record<PaperId, string>>;

export const guideOfPaper = (id: PaperId): (typeof paperGuides)[keyof typeof paperGuides] | undefined =>
  id === 'bonafide' ? undefined : paperGuides[id];

/** Given by an office of the state, through its portal. */
export const isStatePaper = (id: PaperId): boolean => ['caste', 'obc_ncl', 'obc_state', 'ews', 'domicile', 'income'].includes(id);

type Told = Pick<StudentDetails, 'category' | 'disability'>;

/** A student who has not told a group may be of any: each paper says for whom it is. */
function ofGroup({ category, disability }: Told): readonly PaperId[] {
  const byCategory: Readonly<Record<NonNullable<Told['category']>, readonly PaperId[]>> = {
    general: [],
    ews: ['ews'],
    obc_ncl: ['obc_ncl', 'obc_state'],
    sc: ['caste'],
    st: ['caste'],
  };
  return [
    ...(category === undefined ? (['caste', 'obc_ncl', 'ews'] as const) : byCategory[category]),
    ...(disability === false ? [] : (['disability'] as const)),
  ];
}

/** What a step of a plan asks for, the longest first to get. */
export function papersFor(kind: StepKind, told: Told): readonly PaperId[] {
  const group = ofGroup(told);
  switch (kind) {
    case 'papers':
      return [...group, 'domicile', 'marks', 'apaar', 'migration'];
    case 'opens':
    case 'next':
    case 'notice':
    case 'register':
      return [...group, 'marks', 'apaar'];
    case 'counselling':
    case 'second':
    case 'marks':
      return [...group, 'domicile', 'marks', 'migration'];
    case 'cost':
      return ['income', 'bonafide', 'nsp', 'account'];
    default:
      return [];
  }
}

interface Help {
  categories: readonly string[];
  incomeCeiling: number | null;
  states: readonly string[];
  officialLink: string;
}

/** What the conditions of a scholarship ask somebody to show; its own notice has the whole list. */
export function papersOfHelp({ categories, incomeCeiling, states, officialLink }: Help): readonly PaperId[] {
  const has = (...wanted: readonly string[]) => wanted.some((one) => categories.includes(one));
  return [
    ...(has('sc', 'st') ? (['caste'] as const) : []),
    ...(has('obc') ? (['obc_state'] as const) : []),
    ...(has('disability') ? (['disability'] as const) : []),
    ...(incomeCeiling === null ? [] : (['income'] as const)),
    ...(states.length === 0 ? [] : (['domicile'] as const)),
    ...(officialLink.startsWith('https://scholarships.gov.in') ? (['nsp'] as const) : []),
    'bonafide',
    'account',
  ];
}

/** The same as ids of guides, each once. */
export const guidesOfHelp = (help: Help): string[] => [...new Set(papersOfHelp(help).flatMap((id) => guideOfPaper(id) ?? []))];
