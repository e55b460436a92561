/**
 * Which exam opens which institutes, where it opens some and no others. Institutes of the Centre give out first degrees by one exam of
 * all India, whatever the state around them does; a university's own test opens that university. By NTA's, JoSAA's and CCMN's lists of who
 * takes part (2025, 2026): certainty B. Universities of the North-East take part and were let off in some years: marks may open them too.
 */
import type { AdmissionPart } from '@disha/contract/admission-groups';
import type { State } from '@disha/contract/taxonomy';

/** With the centrally funded ones of JoSAA's list for 2026 that keep no test of their own beside it. */
const jeeInstitutes = new RegExp(
  `^(${[
    ...[
      '(iiit|iiitdm|manit|mnit|mnnit|svnit|vnit|iiest|niftem)-',
      // Not every institute of that name is one of the nation's.
      'nit-(?!computer|graduate|private)',
      'bit-mesra',
      'abv-iiitm-',
      'sant-longowal-',
      'ghani-khan-choudhury-',
    ],
    ...[
      'gati-shakti-',
      'gurukul-kangri-',
      'central-institute-of-technology-kokrajhar',
      'indian-institute-handloom',
      'punjab-engineering-college$',
    ],
    ...[
      'national-institute-(of-)?electronics',
      'national-institute-of-technical-teachers-training.*-bhopal',
      'national-institute-of-advanced-manufacturing',
      'shri-mata-vaishno-devi-university',
    ],
  ].join('|')})`,
);
/** Institutes of the Centre beside the IITs that give out engineering by the ranks of JEE Advanced. */
const jeeAdvanced = /^(iit-|indian-institute-of-(petroleum-and-energy|space-science)|rajiv-gandhi-institute-of-petroleum|iisc-)/;
/** That of Delhi has AILET, and those of Meghalaya and Sikkim are not among the 24 of CLAT 2026. */
const byClat =
  /^(nlu-(?!delhi|meghalaya)|mnlu|nalsar|nlsiu|nliu|wbnujs|cnlu|dbranlu|dnlu|dsnlu|gnlu|hnlu|hpnlu|nuals|nusrl|rgnul|rmlnlu|tnnlu|rpnlu)/;
const withOwnLawTest = /^(nlu-meghalaya|sikkim-national-law)/;

/**
 * Hospitals of the nation that choose their nurses and technicians by a test or a list of their own, beside the AIIMS: CMC by its
 * prospectus of 2022, PGIMER by its notice of 2025.
 */
const withOwnWardTest = new RegExp(
  '^(postgraduate-institute-of-medical|jawaharlal-institute-of-postgraduate|national-institute-of-mental-health-and' +
    '|christian-medical-college-vellore|north-eastern-indira-gandhi)',
);

/** Of Delhi's university, and of the hospitals of the forces, which train their own: by NEET, and by no test of a state. */
const nursesByNeet = /^(ahilya-bai|rajkumari-amrit-kaur)-college-of-nursing|^college-of-nursing-(army|command|inhs)/;

/** Institutes of the Centre that give out their MD and MS by INI-CET, and none by NEET PG. */
export const byIniCet =
  /^(aiims-|postgraduate-institute-of-medical|jawaharlal-institute-of-postgraduate|national-institute-of-mental-health)/;

const byUceed = /^(iiitdm-jabalpur|iit-(bombay|delhi|guwahati|hyderabad|indore|roorkee))/;
/** Eleven of the national institutes and two for information technology (2025). */
const byNimcet = new RegExp(
  '^(manit-|mnnit-|iiit-(bhopal|vadodara)|nit-(agartala|delhi|jamshedpur|kurukshetra|meghalaya|patna|raipur|tiruchirappalli|warangal))',
);
/** Of the Centre and of the states; Siddhpur's gives a university's own degree by the state's admission. */
const byNchm = new RegExp(
  '^(s?ihm-(?!hospital)|state-institute-of-hotel-management-.|(chandigarh|delhi)-institute-of-hotel-management' +
    '|institute-of-hotel-management-(faridabad|catering-technology-s-1623))',
);
const byNift = /^nift-(?!tea-)/;
/** The four agricultural universities of Uttar Pradesh and the colleges that they keep. */
const byUpcatet = new RegExp(
  '^(acharya-narendra-deva-university|banda-university-of|chandra-shekhar-azad-university-of|sardar-vallabhbhai-patel-university-of' +
    '|college-of-agriculture-(ayodhya|kotwa|lakhimpur))',
);
/** Of the Council of Agricultural Research and of the Centre: all their seats go by its counselling. */
const byIcar = new RegExp(
  '^(icar-(indian|national-dairy|central-institute-of-fisheries-education)|central-agricultural-university' +
    '|dr-rajendra-prasad-central|rani-lakshmi-bai-central|college-of-agriculture-rlbcau)',
);
export const isOfIcar = (college: string) => byIcar.test(college);
/** Their rank is made of CUET UG's scores. */
export const byIcarRank = 'cuet-icar-ug';
export const ofFields = /^b(sc-(agri|forest|horti|seri)|tech-(agri|dairy|food)|fsc-)/;
/** Their campuses alone: others took up the same letters. */
const [ofVit, ofKiit] = [/^(vit-(vellore|bhopal)|vellore-institute-of-technology)/, /^kiit-(bhubaneswar|school)/];
const ofManipal = /^(sikkim-)?manipal-(academy|institute|university|college-of-pharm)/;
const ofNmims = /^(nmims-|svkms?-nmims-(deemed|school-of-business))/;
const ofSymbiosis = /^symbiosis-(centre|institute-|international|law|school)/;
const ofHotels = new Set(['bsc-hospitality-hotel-administration', 'bhm-hotel-management']);

/** By name of the exam. */
export const onlyAt: Readonly<Record<string, RegExp>> = {
  ...{ 'jee-advanced': jeeAdvanced, 'iit-jam': /^(iit|nit|manit|mnit|mnnit|svnit|vnit|iiest|iisc)-/, 'ini-cet': byIniCet },
  ...{ 'cusat-cat': /^cochin-university-of/, amueee: /^aligarh-muslim-university/, bitsat: /^bits-pilani/, viteee: ofVit },
  ...{ srmjeee: /^srm-institute-of-science/, kiitee: ofKiit, 'met-manipal': ofManipal, 'ugee-iiith': /^iiit-hyderabad/ },
  ...{
    'clat-pg': byClat,
    'fddi-aist': /^(fddi|footwear-design)/,
    ceed: /^(iisc-|iiitdm-(jabalpur|kancheepuram)|iit-(bombay|delhi|guwahati|hyderabad|jodhpur|kanpur|roorkee))/,
  },
  ...{ 'ipmat-rohtak': /^iim-rohtak/, jipmat: /^iim-(bodh|jammu)/, 'ipmat-indore': /^(?!iim-(rohtak|bodh|jammu|bangalore))/ },
  ...{ ailet: /^nlu-delhi/, nlsat: /^nlsiu-/, 'set-symbiosis': ofSymbiosis, slat: /^symbiosis-law/, npat: ofNmims },
  ...{ snap: ofSymbiosis, nmat: /^(nmims-|svkms?-nmims-(deemed|school-of-business)|ta-pai-management)/ },
  ...{ 'clat-ug': byClat, 'aiims-bsc-nursing': /^aiims-/, 'aiims-paramedical': /^aiims-/, 'iiser-iat': /^(iiser|iisc)-/ },
  upcatet: byUpcatet,
  ...{
    uceed: byUceed,
    nift: byNift,
    'nchm-jee': byNchm,
    'nid-dat': /^nid-/,
    nimcet: byNimcet,
    'iimb-ugat': /^iim-bangalore/,
    cmi: /^chennai-mathematical/,
    nest: /^(niser|national-institute-of-science-education|um-dae)/,
  },
};

/** Those of them that a public institute of the own state may open: they are told to a student who stays in it. */
export const nearHome: ReadonlySet<string> = new Set([
  ...['clat-ug', 'aiims-bsc-nursing', 'aiims-paramedical', 'nift', 'nid-dat', 'nchm-jee', 'iiser-iat', 'ipmat-rohtak', 'ipmat-indore'],
  ...['jipmat', 'clat-pg', 'ceed', 'fddi-aist', 'upcatet', 'ailet', 'uceed', byIcarRank],
]);

/** By its name. That of Kanpur, whose name says so too, takes all. */
const ofDisabled = /(for|of)-(the-)?(hearing-impaired|physically-handicapped|visually-impaired|blind|deaf)|deaf-and-dumb|disabled-degree/;
export const isForDisabled = (college: string) => ofDisabled.test(college);

/** ICAR gives out seats of the universities of fields and animals, and none of a private college of engineering. */
const ofLand = /agri|krishi|horti|forest|veterin|dairy|animal|fisher|icar-|rajendra-prasad-central|lakshmi-bai-central/;
export const isOfLand = (college: string) => ofLand.test(college);

/** COMEDK gives out seats of private colleges. */
export const isOfTheState = (college: string) => /^(government-|visvesvaraya|university-)/.test(college);

/** Private universities whose own test is the door of their engineering seats. */
const ownTests: readonly (readonly [RegExp, string])[] = [
  ...([
    [/^bits-pilani/, 'bitsat'],
    [ofVit, 'viteee'],
    [/^srm-institute-of-science/, 'srmjeee'],
    [ofKiit, 'kiitee'],
  ] as const),
  [ofManipal, 'met-manipal'],
  [/^aligarh-muslim-university/, 'amueee'],
  [/^cochin-university-of/, 'cusat-cat'],
];

/** Universities that give out first degrees by CUET, with their homes. */
const byCuet: Readonly<Record<string, readonly [State, string]>> = {
  'babasaheb-bhimrao-ambedkar-university': ['Uttar Pradesh', 'Lucknow'],
  'banaras-hindu-university': ['Uttar Pradesh', 'Varanasi'],
  'central-tribal-university-of-andhra-pradesh': ['Andhra Pradesh', 'Vizianagaram'],
  'central-university-of-andhra-pradesh': ['Andhra Pradesh', 'Anantapur'],
  'central-university-of-gujarat': ['Gujarat', 'Gandhinagar'],
  'central-university-of-haryana': ['Haryana', 'Mahendragarh'],
  'central-university-of-himachal-pradesh': ['Himachal Pradesh', 'Kangra'],
  'central-university-of-jammu': ['Jammu and Kashmir', 'Samba'],
  'central-university-of-jharkhand': ['Jharkhand', 'Ranchi'],
  'central-university-of-karnataka': ['Karnataka', 'Kalaburagi'],
  'central-university-of-kashmir': ['Jammu and Kashmir', 'Srinagar'],
  'central-university-of-kerala': ['Kerala', 'Kasaragod'],
  'central-university-of-odisha': ['Odisha', 'Koraput'],
  'central-university-of-punjab': ['Punjab', 'Bathinda'],
  'central-university-of-rajasthan': ['Rajasthan', 'Ajmer'],
  'central-university-of-south-bihar': ['Bihar', 'Gaya Ji'],
  'central-university-of-tamil-nadu': ['Tamil Nadu', 'Thiruvarur'],
  'dr-harisingh-gour-vishwavidyalaya': ['Madhya Pradesh', 'Sagar'],
  'guru-ghasidas-vishwavidyalaya': ['Chhattisgarh', 'Bilaspur'],
  'hemvati-nandan-bahuguna-garhwal-university': ['Uttarakhand', 'Pauri Garhwal'],
  'indira-gandhi-national-tribal-university': ['Madhya Pradesh', 'Anuppur'],
  'jawaharlal-nehru-university': ['Delhi', 'New Delhi'],
  'mahatma-gandhi-antarrashtriya-hindi-vishwavidyalaya': ['Maharashtra', 'Wardha'],
  'mahatma-gandhi-central-university': ['Bihar', 'Purbi Champaran'],
  'pondicherry-university': ['Puducherry', 'Puducherry'],
  'the-english-and-foreign-languages-university': ['Telangana', 'Hyderabad'],
  'university-of-allahabad': ['Uttar Pradesh', 'Prayagraj'],
  'university-of-delhi': ['Delhi', 'North'],
  'university-of-hyderabad': ['Telangana', 'Ranga Reddy'],
  'tata-institute-of-social-sciences': ['Maharashtra', 'Mumbai Suburban'],
  'visva-bharati': ['West Bengal', 'Birbhum'],
};
/** Colleges of Delhi's university that teach management; the state's own test, which opens others there, opens none of them. */
const ofDelhi = new RegExp(
  '^(aryabhatta-college-c-|college-of-vocational-studies-c-|deen-dayal-upadhyaya-college$|keshav-mahavidyalaya$|ram-lal-anand-college-c-' +
    '|ramanujan-college$|shaheed-(rajguru|sukhdev)-college-of-|sri-guru-gobind-singh-college-of-commerce$)',
);
/** They stand outside the common admission of West Bengal, and take by themselves. */
const ofBengal = /^(jadavpur-university|presidency-university-kolkata)$/;
/** With their homes. */
const alsoByCuet: ReadonlyMap<string, readonly [State, string]> = new Map([
  ['assam-university', ['Assam', 'Cachar']],
  ['manipur-university', ['Manipur', 'Imphal West']],
  ['mizoram-university', ['Mizoram', 'Aizawl']],
  ['nagaland-university', ['Nagaland', 'Zunheboto']],
  ['north-eastern-hill-university', ['Meghalaya', 'East Khasi Hills']],
  ['rajiv-gandhi-university', ['Arunachal Pradesh', 'Papum Pare']],
  ['sikkim-university', ['Sikkim', 'Gangtok']],
  ['tezpur-university', ['Assam', 'Sonitpur']],
  ['tripura-university', ['Tripura', 'West Tripura']],
]);
/** They have an admission of their own, and take part for some courses only or not at all. */
const byOwnTest: ReadonlySet<string> = new Set([
  ...['aligarh-muslim-university', 'jamia-millia-islamia', 'indira-gandhi-national-open-university'],
]);

/** What comes after a degree too they give out by a test of their own. */
export const hasOwnTest = (college: string) => byOwnTest.has(college) || /^cochin-university-of/.test(college);
/** With or without another door beside it. */
export const isAlsoByCuet = (college: string) => alsoByCuet.has(college);
/** Those of the Centre give out their second degrees by CUET PG. */
export const isByCuetPg = (college: string) => byCuet[college] !== undefined || alsoByCuet.has(college);

/** Of the Centre: what a state gives out by its own test is none of its seats. */
export const isOfNation = (college: string) =>
  isByCuetPg(college) || /^iim-/.test(college) || jeeAdvanced.test(college) || jeeInstitutes.test(college);

/** Most colleges have none: each is looked at once. */
const doored = new RegExp(
  '^(iit-|icar-|central-agr|dr-rajendra-prasad-c|rani-lakshmi-bai-c|college-of-agriculture-r|iisc-|iiser-' +
    '|rajiv-gandhi-institute-of-petroleum|indian-institute-of-|nift-|nid-|spa-|aiims-|indian-maritime' +
    '|postgraduate-institute-of-m|jawaharlal-institute-of-p|national-institute-of-mental-h|christian-medical-college-v' +
    '|north-eastern-indira|ahilya-bai-college|jadavpur-u|presidency-university-k|rajkumari-amrit|college-of-nursing-(army|command|inhs)' +
    '|nmims|svkm|symbiosis|bits|vit-|vellore|srm-i|kiit|(sikkim-)?manipal|cochin-u|nlu-)',
);
const hasDoor = new Map<string, boolean>();
function mayHaveDoor(college: string): boolean {
  const known =
    hasDoor.get(college) ??
    (doored.test(college) ||
      jeeInstitutes.test(college) ||
      byClat.test(college) ||
      withOwnLawTest.test(college) ||
      withOwnWardTest.test(college) ||
      byNchm.test(college) ||
      byCuet[college] !== undefined ||
      ofDelhi.test(college) ||
      alsoByCuet.has(college) ||
      byOwnTest.has(college));
  hasDoor.set(college, known);
  return known;
}

/** The one exam that opens a college for a first degree; null where it is a test of its own; undefined where nothing is known of one. */
export function doorOf(college: string, part: AdmissionPart | undefined, course: string): string | null | undefined {
  if (!mayHaveDoor(college)) return undefined;
  if (/^bdes/.test(course))
    return byUceed.test(college) ? 'uceed' : byNift.test(college) ? 'nift' : /^nid-/.test(college) ? 'nid-dat' : undefined;
  if (ofHotels.has(course)) return byNchm.test(college) ? 'nchm-jee' : undefined;
  if (/^indian-maritime-university/.test(college)) return 'imu-cet';
  if (course === 'barch' && /^iit-/.test(college)) return 'jee-advanced';
  if (course === 'barch' || course === 'bplan') return jeeInstitutes.test(college) || /^spa-/.test(college) ? 'jee-main' : undefined;
  if (ofFields.test(course) && byIcar.test(college)) return byIcarRank;
  // Universities of the Centre teach agriculture too, by what they go by.
  if (part === 'agriculture' && byCuet[college] !== undefined) return 'cuet-ug';
  if (part === 'engineering') {
    if (jeeAdvanced.test(college)) return 'jee-advanced';
    // Universities of the Centre give out engineering by JEE Main.
    if (jeeInstitutes.test(college) || byCuet[college] !== undefined || alsoByCuet.has(college)) return 'jee-main';
    return ownTests.find(([of]) => of.test(college))?.[1];
  }
  if (/^(iiser|iisc)-/.test(college)) return 'iiser-iat';
  if (/^(bs-ms|integrated-msc)/.test(course) && /^iit-/.test(college)) return 'jee-advanced';
  if (part === 'nursing' || part === 'paramedical') {
    if (/^aiims-/.test(college)) return part === 'nursing' ? 'aiims-bsc-nursing' : 'aiims-paramedical';
    if (nursesByNeet.test(college)) return 'neet-ug';
    // BPT and BOT go by NEET everywhere.
    return !/^b[po]t$/.test(course) && (withOwnWardTest.test(college) || byOwnTest.has(college)) ? null : undefined;
  }
  if (part === 'deled' && byOwnTest.has(college)) return null;
  if (part === 'law' && /^symbiosis-law/.test(college)) return 'slat';
  if (part === 'law' && /^nlu-delhi/.test(college)) return 'ailet';
  if (part === 'law' && withOwnLawTest.test(college)) return null;
  if (part === 'law' && byClat.test(college)) return 'clat-ug';
  if (part !== undefined && part !== 'degree' && part !== 'bca_bba' && part !== 'law' && part !== 'pharmacy') return undefined;
  if (ofDelhi.test(college)) return 'cuet-ug';
  if (part === 'degree' && ofBengal.test(college)) return null;
  if (part === 'degree' && /^iit-/.test(college)) return 'jee-advanced';
  if ((part === 'degree' || part === 'bca_bba') && ofNmims.test(college)) return 'npat';
  if ((part === 'degree' || part === 'bca_bba') && ofSymbiosis.test(college)) return 'set-symbiosis';
  return byCuet[college] === undefined ? (byOwnTest.has(college) ? null : undefined) : 'cuet-ug';
}

export function hasCuetNear(
  { state, district }: { state?: string | undefined; district?: string | undefined },
  isInState: boolean,
  isOfPharmacy: boolean,
): boolean {
  if (state === 'Delhi') return true;
  return [...Object.values(byCuet), ...(isOfPharmacy ? alsoByCuet.values() : [])].some(
    ([home, at]) => home === state && (isInState || at === district),
  );
}
