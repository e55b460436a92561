/** What reading samples by eye found in names that were otherwise tidy. Nothing is added to a name but what it says in short. */
import { isGeneric } from '../tidy-name.ts';
import { alternatives } from '../words.ts';
import { isAcronym } from './acronyms.ts';
import { distance } from './misspelt.ts';
import type { NameRule } from './name-rule.ts';

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const institution = alternatives(
  'College Mahavidyalaya Institute Institution School Polytechnic University Academy Sansthan Vidyalaya ITI',
);
const subject = alternatives(`
  Education Engineering Technology Management Commerce Science Sciences Arts Pharmacy Nursing Law Studies Research Women Girls
  Architecture Agriculture Economics Learning Polytechnic Mahavidyalaya College
`);
const common = alternatives('Government Memorial College Mahavidyalaya Institute Polytechnic University Prashikshan Degree');

/** Words that ran into one another. */
const glued: NameRule[] = [
  [
    new RegExp(`\\b(Government|Memorial|Polytechnic|Mahavidyalaya)(${common})\\b`, 'gi'),
    (_, one = '', other = '') => `${titled(one)} ${titled(other)}`,
  ],
  [new RegExp(`\\b(\\p{Lu}\\p{Ll}{3,})(${common.toLowerCase()})\\b`, 'gu'), (_, one = '', other = '') => `${one} ${titled(other)}`],
  [/\b(of|and|for)(?=\p{Lu}\p{Ll}{3,})/gu, '$1 '],
  [/\b(College|Institute)of\b/g, '$1 of'],
  [/\b(College(?!i)|Institute|Polytechnic)(?!ion)(\p{Ll}{5,})/gu, (_, one = '', other = '') => `${one}, ${titled(other)}`],
  [/\bSanstha(?=[a-mo-z]\p{Ll}{5,})/gu, 'Sanstha '],
];

/** Short forms. */
const short: NameRule[] = [
  [/\bB\. ?Sc\.?(?=[\s)]|$)/g, 'B.Sc'],
  [/\bM\. ?Sc\.?(?=[\s)]|$)/g, 'M.Sc'],
  [/\bBp\.? ?Ed\b\.?/g, 'B.P.Ed.'],
  [/\b(College of|Mahila|Degree|Teacher|Girls) Bed\b/g, '$1 B.Ed.'],
  [/\bSh\. ?(?=\p{Lu}\p{Ll})/gu, 'Shri '],
  [/\bKm\. (?=\p{Lu}\p{Ll})/gu, 'Kumari '],
  [/\b(?:Trg|TRG)\b\.?/g, 'Training'],
  [/\bEdun?\b\.? ?(?=\p{L})/gu, 'Education '],
  [/\bEdun?\b\.?$/g, 'Education'],
  [/\bSoc\b\.?/g, 'Society'],
  [/\bMahvi\b\.?/g, 'Mahavidyalaya'],
  [/\bAgrl\b\.?/g, 'Agricultural'],
  [/\bManag\b\.?(?= )/g, 'Management'],
  [/\bInsti\b\.? ?of\b/gi, 'Institute of'],
  [/\b([BDM]\.Ed\.)(?=\p{Lu})/gu, '$1 '],
  [/\bHr\. (?=Education)/g, 'Higher '],
  [/\bSt\. (\p{Lu}\p{Ll}+) S\.? /gu, "St. $1's "],
  [/\bSir\. /g, 'Sir '],
  [/\b24 Pargnas\b/g, '24 Parganas'],
  [/\bDeptt?\.?(?= of)/g, 'Department'],
  [/\bInstitute of Tech\b\.?/g, 'Institute of Technology'],
  [/\bTech\.? ?And\b/g, 'Technical and'],
  [/\bInfo\.? ?Tech\./g, 'Information Technology'],
  [/\bTech\. ?(?=University|College|Institute)/g, 'Technical '],
  [/\bVety\. ?/g, 'Veterinary '],
  [/\bSkt\.? /g, 'Sanskrit '],
  [/\bAyur\.(?=\p{L})/gu, 'Ayurved '],
  [/\bMuni\.(?=\p{L})/gu, 'Municipal '],
  [/\bCOMP\.? (?=Science)/g, 'Computer '],
  [/\bof Sc\.? (?=and )/g, 'of Science '],
  [/\b(?<!B\.|M\. |B\. |M\.)Sc\. (?=College)/g, 'Science '],
  [/\bS[Rr]\. (?=College)/g, 'Senior '],
  [/\bIst (?=Grade|Shift)/g, 'First '],
  [/\b(?:Iind|2nd) (?=Shift)/g, 'Second '],
  [/\bProf\.? (?=Academy|Courses|Education)/g, 'Professional '],
  [/\bJn\.$/g, 'Junction'],
  [/\bCo[- ]+Oper?[ae]r?a?tive\b/gi, 'Cooperative'],
  [/\s*&\s*/g, ' and '],
  [/\b(?:Faculity|Facutly|Falculty)\b/g, 'Faculty'],
  [/\bMothere (?=Theresa|Teresa)/g, 'Mother '],
  [/\bGrils\b/g, 'Girls'],
  [/\bVill?[ea]ge\b/gi, 'Village'],
];

/** The society's own: "Mandal?S", "Society S, G.V. Acharya", "Kendra'S". */
const owner = alternatives('Society Trust Mandal Sanstha Samaj Foundation Association Sangh Sangha Samiti Pratishthan Kendra Parishad');
const owned: NameRule[] = [
  [new RegExp(`\\b(${owner})(?:\\?S|'S| S,)\\s+(?=\\p{Lu})`, 'gu'), "$1's "],
  [/\b(Pune|Beed|Mumbai|Nagpur|Nashik|Latur|Satara|Sangli|Kolhapur|Solapur|Nanded|Akola|Thane)s (?=\p{Lu})/gu, "$1's "],
];

const tail = `(?:,[^,]*)?$`;
/** The way to the gate, and codes. What stands behind its comma is the place, and stays. */
const way: NameRule[] = [
  [/^[A-Z]\d{3} (?=\p{Lu})/u, ''],
  [/,? \(V (?:and|&) M\)/g, ''],
  [/, A\/?P\.? (?=\p{Lu}\p{Ll})/gu, ', '],
  [new RegExp(`^(.*\\b(?:${institution})\\b.*?),? (?:Opp(?:osite)?|Behind|Near)\\b\\.? .*$`), '$1'],
  [/\s*\((?:Institute Code|Next to|Managed by)[^)]*\)?$/i, ''],
  [/\b(?:ITI )?Sf (?=IT[IC]\b)/g, ''],
  [/,? \(?(?:Sf|SFI?)\)?(?:[- ]+(?=\p{Lu})|$)/gu, ', '],
  [new RegExp(`^(.*\\b(?:${institution})\\b.*?),? (?:Plot|Gat|Gut|S|Sy|Survey|Khasra|Khara|Kh|Plat|House|Bldg)\\.? ?No\\b.*$`, 'i'), '$1'],
  [new RegExp(`^(.*\\b(?:${institution})\\b[^,]*?) \\d+(?:rd|th|nd|st)?$`), '$1'],
  [new RegExp(`^(.*\\b(?:${institution})\\b[^,]*?\\b(?:${subject})) \\d{2,4} ?[A-Za-z]?\\.? [^,]*(${tail})`), '$1$2'],
  [/ \d+(?: \d+)+ [^,]*$/, ''],
  [new RegExp(`^(.*\\b(?:${institution})\\b[^,]*?),? (?:At[.-]* ?Post|At ?/ ?Po?)\\b.*$`, 'i'), '$1'],
  [/,? At-+ ?(\p{L}+)(?:, Post.*)?$/iu, (_, place = '') => `, ${titled(place)}`],
  [/,? (?:Post|Po)-\p{L}+$/iu, ''],
  [new RegExp(`^(.*\\b(?:${institution})\\b[^,]*?),? At (\\p{Lu}\\p{Ll}+)\\b.* (?:Post|Ta|Tal|Dist)\\b.*$`, 'iu'), '$1, $2'],
  [new RegExp(`^(.*\\b(?:${institution})\\b[^,]*?),? Vill (\\p{Lu}.*)$`, 'u'), '$1, $2'],
  [/,? (?:The|Teh)\.- ?\p{Lu}\p{Ll}+$/u, ''],
  [/ Ta \p{Lu}\p{Ll}+(?: Di)?(?=,|$)/u, ''],
  [/, ([\p{L} ]+) Village$/u, ', $1'],
  [
    new RegExp(
      `^(.*\\b(?:${institution})\\b(?:.*\\b(?:${subject}))?)(?: \\p{Lu}[\\p{L}.]*){1,4} (?:Road|Marg|Street|Rd\\.?)\\b[^,]*(${tail})`,
      'u',
    ),
    '$1$2',
  ],
  [new RegExp(`^([^,]*\\b(?:${institution})) Road(?=,|$)`), '$1'],
  [new RegExp(`, [^,]*\\b(?:${institution}) Road\\b[^,]*`, 'g'), ''],
  [/, Tah(?:sil)?\b.*$/g, ''],
  [/ Diss?tt?(?=,|$)/g, ''],
];

/** Signs that are left over. */
const signs: NameRule[] = [
  [/,? Autonomous\)$/i, ''],
  [/, \(([^)]*)\)\.?(?=,|$)/g, ' ($1)'],
  [/(?<=\p{Ll})\.\((\p{L}+)\) (\p{Lu}\p{Ll}+)$/u, ' ($1), $2'],
  [/\)[-.](?=\p{Lu})/gu, '), '],
  [/\)(?=\p{L})/gu, ') '],
  [/(?<=\p{L}\.)\(/gu, ' ('],
  [/(?<=\p{Ll}{4})\.(?=\p{Lu}\.)/gu, ' '],
  [/(?<=\p{Ll}{5})\.$/u, ''],
  [/^([A-Z]{3,6}) ?- ?(?=\p{Lu}\p{Ll})/u, '$1-'],
  [/(?<=\p{Ll}{3})- (?=\p{Lu})/gu, ', '],
  [/ - (?=I+$)/g, ' '],
  [/ and(?=,|$)/g, ''],
  [/\bAnd\. /g, 'and '],
  [/'s ?- ?(?=\p{L})/gu, "'s "],
  [/(?<=\S) (OF|AND|FOR|IN)(?= )/g, (word) => word.toLowerCase()],
  [/\b(TECHNOLOGY|MANAGEMENT|ENGINEERING|EDUCATION|SCIENCE|COLLEGE|INSTITUTE)\b/g, titled],
  [/(?<=, )[A-Z]{4,}$/g, (word) => (isAcronym(word) || !/[AEIOU].*[AEIOU]/.test(word) ? word : titled(word))],
  [/\bAiroli Navi, Mumbai/g, 'Airoli, Navi Mumbai'],
];

/** A bracket that was never closed, or never opened. */
function balanced(name: string): string {
  const [open, close] = [name.split('(').length, name.split(')').length];
  if (open === close) return name;
  if (open < close) return name.replace(/\)(?=[^(]*$)/, '');
  const rest = name.slice(name.lastIndexOf('(') + 1);
  return new RegExp(`\\b(?:${institution})\\b`).test(rest) || rest.includes(')')
    ? name.replace(/\((?=[^(]*$)/, '')
    : name.slice(0, name.lastIndexOf('(')).replace(/[\s,]+$/, '');
}

/** "Azamagrh" behind the last comma, in the district of Azamgarh: two letters swapped, one too many or one wrong. */
function placeMended(name: string, district: string): string {
  const at = name.lastIndexOf(', ');
  const place = name.slice(at + 2);
  const isNear =
    at > 0 &&
    /^\p{L}[\p{L} ]{5,}$/u.test(place) &&
    place.charAt(0) === district.charAt(0) &&
    distance(place.toLowerCase(), district.toLowerCase(), 1) === 1;
  return isNear ? `${name.slice(0, at)}, ${district}` : name;
}

export function mendName(name: string, district: string): string {
  let mended = name;
  for (const [from, to] of [...glued, ...glued, ...short, ...owned, ...way, ...signs])
    mended =
      typeof to === 'string'
        ? mended.replace(from, to)
        : mended.replace(from, (found: string, ...groups: string[]) => to(found, ...groups));
  mended = balanced(mended)
    .replace(/\s{2,}/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/(?:, ?)+(?=, )/g, '')
    .replace(/[\s,]+$/, '');
  // Nothing is left to know it by.
  if (mended.length < 8) return name;
  const placed = placeMended(mended, district);
  // "College of Engineering" is several; which one is said by its place.
  return isGeneric(placed) && !isGeneric(name) && district !== '' ? `${placed}, ${district}` : placed;
}
