/** A place behind the name proper, where the register leaves out the comma before it. */
import { alternatives } from '../words.ts';
import { presentDistrict } from './districts.ts';

/** After these words a name may end; what follows is where it is. */
const ending = alternatives(`
  College Mahavidyalaya Mahavidyalay Vidyalaya Vidyalay Institute Polytechnic Sansthan School Vidyapeeth Vidyapith Academy Nursing
  Pharmacy Education Technology Management Engineering Commerce Science Sciences Arts Law Studies Training Women Girls Hospital Society
  Research Centre Center University B.Ed. D.Ed. B.Pharm D.Pharm GNM ANM Samiti Trust Ayurved Ashram Kendra Architecture Agriculture
  Physiotherapy Limited Ayurveda Homoeopathy Ayurvedic Application Applications Journalism Yoga Paramedical Sanstha Mandal Sangh Sangha
  Foundation Institution Institutions BCA BBA MBA MCA MLT B.Sc M.Ed. D.El.Ed. B.P.Ed. D.T.Ed. Mining Design Niketan Boys Medicine
  T.T.I. TTI I.T. MSW PGDM Disabilities Prashikshan Samaj Pratishthan Vidhyalaya Campus
  Computers
`)
  .replaceAll('.', '\\.')
  .concat('|Adhyapan Mandir');
/** After these it does end: only words of `proper` may follow, or a place. */
const closing = new RegExp(
  '(?:(?:School|College|Institute) of (?:Nursing|Pharmacy|Education|Law|Physiotherapy|Engineering|Technology|Agriculture)|' +
    'Training (?:Institute|College|School|Centre)|Education and Training|Degree College|P\\.?G\\.? College|Law College|Pharmacy College|' +
    'Nursing (?:College|School|Institute)|Mahavidyalaya|Polytechnic|Limited|Hospital|Adhyapak Vidyalaya|[BD]\\.Ed\\. College|' +
    '[AG]NM (?:Training )?(?:School|Institute)|Adhyapan Mandir|\\bTTI|Paramedical (?:Institute|College)|' +
    '(?:Arts|Science|Commerce|Government|First Grade|Polytechnic|Girls|Mahila) College)$',
);
export const head = `^([^,]*(?<![\\p{L}.])(?:${ending}))`;
const place = '(?:(?:Dr\\. |Old |SDH )?\\p{Lu}\\p{Ll}[\\p{L}-]*(?: \\(\\p{Lu}[\\p{L}. ]*\\))?|(?:\\p{Lu}\\.)+|K[ai](?= \\p{Lu}))';
const rest = new RegExp(`${head}((?: \\([^)]*\\))?)((?: ${place}){1,6})(, .+)?$`, 'u');
/** Words of a name proper, though a village may be called so too. */
const words = alternatives(`
  Colleges? Institutes? Institutions? Group Campus Branch Block Unit Boys Men Girls Ladies Higher Trust Sanstha Mandal Shiksha Shikshan
  Shikshak Prashikshan Teachers? Memorial Smarak Smriti Mahila Kanya Balika Medical Dental Degree Public Model Evening Night Morning
  Junior Senior Autonomous Day Hotel Computer Applied Rural Home Health Allied Special Physical Library Information Business
  International National Empowerment Development Programme Department Faculty Devi Singh Nagar Bed Evam Avam Ewam Ebam Tatha
  Diploma Second First Shift Self Finance Vidhi Samiti Sangh Vibhag Snatakottar Welfare Private Limited Hospitals? Medicine Surgery Jr
  Insti Midwifery Basic Post Graduate Technological Social Work Pharmaceutical Paramedicals? Vocational Skills? Elementary Primary
  Anudeshak Vigyan Kala Vanijya Sangathan Administration Sub Ltd Pvt Complex Building Annex Wing Courses? Regional Off Constituent
  Neighbourhood Station Within Corporation Tribal Society's Trust's Sanchalit Managed Run Through Under Nyas Pratishthan Sponsored
  Extension Integrated Year Four Two Three Five One Six Seven Eight Nine Ten Hundred Sector Ward Bhavan Bhawan Unani Siddha Tech
  Laboratory Lab Technician Therapy Optometry Zoological Minority Coed Urdu Hindi English Marathi Medium Adhyapak Vidya Peeth Division
  Premises Ground Ship Council Compound Limit Additional Programs? Association Standalone Stand Code Name Imparting Establishment Deg Col
  Colle Lege Processes Associate Pashudhan Sahayak Kumar Lal Prasad Chandra Baba Swami Guru Maharaj Shri Sri Smt Late Pandit Coop Sangam
  Samuh Parishad Board Committee Mission Chikitsa Vishva Bharti House Square Municipal Government General Civil Christian Church Ashram
  Prasarak Sevabhavi Bahuuddeshiya Multipurpose Grameen Gramin Vikas Rajashree Pass Tutorial Coaching Classes Convent High Higher
  Anganwadi Workers? Female Male Multi Super Speciality Sanatan Dharm Dharma Kalyan Parivar Seva Co Edu Ed Aided Unaided Govt Gov
  Designing Excellence Chatuspathy Mvoc Vishwavidyalaya Centreudyambagh Centres Limiteds Niyamit Mr Humanities Banking
  Insurance Electronics Communication Aeronautics Aviation Hospitality Tourism Catering Art Craft Music Dance Drama
  Sports Naturopathy Dairy Forestry Fisheries Veterinary Animal Husbandry Horticulture Food Textile Leather Printing Media Film
  Television Animation Interior Graphic Multimedia Dentistry Ophthalmology Radiology Trades Services? Point Organisation
  Oncology Cardiology Psychiatry Surgical
`);
const proper = new RegExp(`\\b(?:${ending}|${words})\\b`);

/** Before these a district's name is no place of its own: "West Champaran", "University of Calicut". */
const small = new RegExp(
  `\\b(?:${alternatives(`
    of and for at in the on by District Jila Zila New North South East West Navi Purba Purbi Paschim Pashchim Dakshin Uttar Sant Rae Greater
    Sri Shri Shree Sawai
  `)})$`,
);
/** An address in a town, whatever it is called. */
const quarter = / (?:Nagar|Colony|Vihar|Puram|Nagari|Enclave)\b/;

export interface Whereabouts {
  state: string;
  district: string;
}

/** "Sevabhavi Sanstha Chakur Latur": the district at the end, by its name of today or an old one. */
function districtApart(name: string, { state, district }: Whereabouts, least = 2): string {
  const [, before = '', last = ''] = /^(.*\S) (\p{Lu}\p{Ll}{3,})$/u.exec(name) ?? [];
  const isOne = last !== '' && district !== '' && presentDistrict(last, state) === district;
  const isWhole = name.endsWith(district) && district.includes(' ');
  return isOne && !isWhole && before.split(' ').length >= least && /\p{Ll}\)?$/u.test(before) && !small.test(before)
    ? `${before}, ${last}`
    : name;
}

/** "Adhyapak Vidyalaya Umari": the place gets its comma; behind a single word only where it is known to be one. */
function placeApart(name: string, { state, district }: Whereabouts, isPlace: (place: string) => boolean): string {
  const [, before, aside = '', places, tail = ''] = rest.exec(name) ?? [];
  const bare = (places ?? '').replace(/ (?:Nagar|Urban|Rural|East|West|North|South|City|Town|Road)\b/g, '');
  if (before === undefined || places === undefined || places.trim() === state || proper.test(bare)) return name;
  const parts = places.trim().split(' ');
  const known = [places.trim(), ...parts, ...parts.slice(1).map((part, at) => `${parts[at]} ${part}`)];
  const isSure =
    quarter.test(places) ||
    tail === `, ${district}` ||
    before.split(' ').length > 2 ||
    closing.test(before) ||
    known.some((each) => each.length > 3 && isPlace(each));
  return isSure ? `${before}${aside}, ${places.trim()}${tail}` : name;
}

export function withComma(name: string, where: Whereabouts, isPlace: (place: string) => boolean): string {
  const placed = placeApart(name, where, isPlace);
  const at = placed.lastIndexOf(', ') + 2;
  return at < 2 ? districtApart(placed, where) : placed.slice(0, at) + districtApart(placed.slice(at), where, 1);
}

/** What names of a state have behind a comma at least twice is a place there. */
export function placesSaid(names: Iterable<{ state: string; name: string }>): (place: string, state: string, times?: number) => boolean {
  const counts = new Map<string, number>();
  for (const { state, name } of names)
    for (const place of new Set(name.split(', ').slice(1))) counts.set(`${state}|${place}`, (counts.get(`${state}|${place}`) ?? 0) + 1);
  return (place, state, times = 2) => (counts.get(`${state}|${place}`) ?? 0) >= times;
}
