/** What reading whole lists of like names showed: short forms, initials and signs of which each class is small. */
import { alternatives } from '../words.ts';
import type { NameRule } from './name-rule.ts';

const institution = alternatives('College Institute Mahavidyalaya School Polytechnic Centre Academy Sansthan Vidyalaya');

/** Lists of what is taught, with their comma and their "and". */
const stream = alternatives('Arts? Science Commerce');
const kept = alternatives('College Mahavidyalaya Mahila Senior Degree Night Women Girls');
const lists: NameRule[] = [
  [new RegExp(`\\b(${stream}),? (${stream}),? (${stream}),? and (?=\\p{Lu})`, 'gu'), '$1, $2, $3 and '],
  [new RegExp(`\\b(${stream}),? (${stream}) and (?=(?:${stream}|Management|Law|Home|Computer)\\b)`, 'g'), '$1, $2 and '],
  [new RegExp(`\\b(${stream}),? (${stream}),? (${stream}) (?=${kept})`, 'g'), '$1, $2 and $3 '],
  [new RegExp(`(?<!(?:${stream}), )\\b(${stream}),? (${stream}) (?=${kept})`, 'g'), '$1 and $2 '],
  [new RegExp(`(?<=\\b(?:${stream}), (?:${stream})), (${stream}) (?=${kept})`, 'g'), ' and $1 '],
];

/** A comma inside the name proper: "Loyola, College", "Smt. Somebody Goyal, Arts and Commerce College". */
const owner = alternatives(`
  Society Trust Mandal Mandali Sanstha Samaj Foundation Association Sangh Sangha Samiti Pratishthan Parishad Committee Mission Kendra Campus
  Institute Institution Institutions University Hospital Hospitals Technology Academy College Sanchalit Centre Samstha Samsthe Vidyapeeth
`);
const joined: NameRule[] = [
  [
    new RegExp(
      `(?<!\\b(?:${owner})(?:'s)?)(?<=\\p{L}\\)?), (?=(?:College|Mahavidyalaya|Polytechnic|Vidh?yalaya)(?:,|$| \\()|School \\()`,
      'gu',
    ),
    ' ',
  ],
  [
    new RegExp(
      `^([^,]*\\p{Ll})(?<!\\b(?:${owner})(?:'s)?), (?=Mahavidyalaya \\p{Lu}|(?:Arts|Sanskrit|Law)\\b[^,]*(?:,[^,]*)?\\bCollege\\b)`,
      'gu',
    ),
    '$1 ',
  ],
  [/^((?:\p{Lu}[\p{Ll}.]+ ?){1,3}), (?=School of Nursing)/gu, '$1 '],
];

/** Short forms with a full stop, or cut off by the length of the register's cell. */
const short: NameRule[] = [
  [/\bAgri\. ?(?=Business)/g, 'Agri-'],
  [/\b(College|School|Faculty) of Agri\.? (?!Business)(?=\p{Lu})/gu, '$1 of Agriculture, '],
  [/\bMuni\. ?(?=\p{Lu})/gu, 'Municipal '],
  [/\bComp\. ?(?=Studies|Science|Application)/g, 'Computer '],
  [/\bAyur\. ?(?=\p{Lu})/gu, 'Ayurved '],
  [/\b(?:Homo|Homeo)\. ?(?=Medical|College)/g, 'Homoeopathic '],
  [/\bBahu\. ?(?=S\p{Ll})/gu, 'Bahuuddeshiya '],
  [/\bMaha\.(?= and|$|,)/g, 'Mahavidyalaya'],
  [/\bPoly\. ?(?=of\b|and\b)/g, 'Polytechnic '],
  [/\bPoly\. ?(?=\p{Lu})/gu, 'Polytechnic, '],
  [/\bTech\. (?=\p{Lu}\p{Ll}+)(?!Division|Campus|University|College|Institute)/gu, 'Technology, '],
  [/\bProf\. (?=College|Science)/g, 'Professional '],
  [/\bVoca\. /g, 'Vocational '],
  [/\bAsso\. /g, 'Association '],
  [/\bPhys\. (?=Education)/g, 'Physical '],
  [/\bSpon\. /g, 'Sponsored '],
  [/\bSchool of Arch\. /g, 'School of Architecture, '],
  [/\bCom\. ?(?=Science)/g, 'Computer '],
  [/\bDAV Cent\. /g, 'DAV Centenary '],
  [/\bPhysio\. Reh\. and /g, 'Physiotherapy, Rehabilitation and '],
  [/\band Reh\.?$/g, 'and Rehabilitation'],
  [/\bIns\. (?=of)/g, 'Institute '],
  [/\bRes\. Ctr\. /g, 'Research Centre, '],
  [/\bEgg\. (?=for)/g, 'Engineering '],
  [/\bDeg\. Colle\b/g, 'Degree College'],
  [/\bBusiness Adm(?=,|$)/g, 'Business Administration'],
  [/\bAdvance Stu(?=,|$)/g, 'Advanced Studies'],
  [/\bDevelopment Tru(?=,|$)/g, 'Development Trust'],
  [/\bMed Colle\. /g, 'Medical College '],
  [/\band Hospi(?=,|$)/g, 'and Hospital'],
  [/\bSocial Wel\. /g, 'Social Welfare '],
  [/\bGRLS\b/g, 'Girls'],
  [/\bPri (?=Teachers Training)/g, 'Primary '],
  [/, Hyd$/g, ', Hyderabad'],
  [/\bPG Ext Centre/g, 'PG Extension Centre'],
  [/\bMNGT\b/g, 'Management'],
  [/\b(?:Addi|Addl)\. ?(?=Course)/g, 'Additional '],
  [/\bCol, Lege\b/g, 'College'],
  [/\bArts\/Sci\/Comm\/ ?College/g, 'Arts, Science and Commerce College'],
  [/\bArts and (Science|Commerce) ?\/ ?(Science|Commerce)\b/g, 'Arts, $1 and $2'],
  [/\bBlack? Hr\. Secy\. |\bHr\. Secy\. /g, 'Higher Secondary '],
  [/\bP(?:VT|vt)\b\.?,? (?=\p{Lu})/gu, 'Private '],
  [/\b(DR|SMT|MS|BR)\. /g, (title) => title.charAt(0) + title.slice(1).toLowerCase()],
  [/\bGR\.? ?(?=Noida)/g, 'Greater '],
  [/\bArt\. (?=and )/g, 'Arts '],
  [/\bSC\. (?=and )/g, 'Science '],
  [/\bAnimal Husb\./g, 'Animal Husbandry'],
  [/(?<=Science |Commerce |Arts )SR (?=College)/g, 'Senior '],
  [/\bCollege\.Of\b/g, 'College of'],
  [/\b(\p{Lu}\p{Ll}{1,3})\.(?=\p{Lu}\p{Ll}{2})/gu, '$1. '],
  [/((?:\p{Lu}\.)+)(?=D\.Pharm)/gu, '$1 '],
  [/(?<=, \p{Lu}\p{Ll}{2,4})\.$/gu, ''],
  [/(?<=\p{Ll}) a (?=Patel\b)/gu, ' A. '],
  [/(?<=[\p{Ll}.]) PET(?=,|$| \p{Lu})/gu, ' Pet'],
  [/\bHi-Tech\. /g, 'Hi-Tech '],
  [/\bRly(?=,|$)/g, 'Railway'],
  [/(?<=\p{L}\.?) MV(?=,|$)/gu, ' Mahavidyalaya'],
  [/(?<=\p{Ll}) NGR(?=,|$)/gu, ' Nagar'],
  [/(?<=\p{Ll}) BK(?=,|$| (?:Katraj))/gu, ' Budruk'],
  [/(?<=\p{Ll}) KH(?=,|$)/gu, ' Khurd'],
  [/\bUrdu Medi\b\.?/g, 'Urdu Medium'],
  [/^L(?:t|T)\.? (?=\p{Lu}\p{Ll}+(?:ben|ban|bai|bhai)\b)/gu, 'Late '],
  [/^Let (?=\p{Lu}\p{Ll})/gu, 'Late '],
];

const taught = alternatives('Science Sciences Arts Commerce Education Nursing Pharmacy Engineering Technology Management Law');

/** What brackets hold, when it is a short form. */
const brackets: NameRule[] = [
  [/\(Bed\)/g, '(B.Ed.)'],
  [/\(Ba\)/g, '(BA)'],
  [/\(Poly\.?\)/g, '(Polytechnic)'],
  [/\(Eve\)/g, '(Evening)'],
  [/ \((?:Auto\.|Vil)\)/g, ''],
  [/\(Co[- ]Ed\.?\)/g, '(Co-Ed)'],
  [/\(Eng\. Med\.\)/g, '(English Medium)'],
  [/\((?:Vit-Ap|C-Dac|Dimhans|Iccons|Niscort|Icare|Inmantec)\)/g, (word) => word.toUpperCase()],
  [/\bPmca\b|\bIari\b|\bNianp\b|\bAmpri\b|\bEc(?= Campus)/g, (word) => word.toUpperCase()],
];

/** A full stop behind a whole word, and letters in which initials lost theirs. */
const stopped = alternatives('Prof Prin Capt Mohd Thiru Shri Hon Karm Swarg Elect Lect Principal Extn Vidyapeet');
const signs: NameRule[] = [
  [/\b(Shri|Sri|Shree|Smt\.?|Padamshri|Padmashri)\. (?=\p{Lu})/gu, (_, title = '') => `${title === 'Smt' ? 'Smt.' : title} `],
  [
    new RegExp(
      `\\b(?!(?:${stopped})\\.)(\\p{Lu}\\p{Ll}{3,})\\. (?=and\\b|of\\b|PG\\b|College|Academy|Institute|Patel|Sanchalit|Samaj)`,
      'gu',
    ),
    '$1 ',
  ],
  [/^State\. /g, 'State '],
  [/\bTrades\. (?=\p{Lu})/gu, 'Trades, '],
  [/\b(Shri|Sri|Shree), (?=\p{Lu}\p{Ll})/gu, '$1 '],
  [/(?<=\p{Ll}{3})'s\./gu, "'s"],
  [/'s's\b|'s'(?=[ ,]|$)/g, "'s"],
  [/(?<=\p{Ll}s')(?=\p{Lu})/gu, ' '],
  // "R.b.jaiswal"
  [
    /(?<![\p{L}.])(\p{Lu})\.(\p{Ll})\.(\p{Ll})(?=\p{Ll}{2})/gu,
    (_, one = '', other = '', first = '') => `${one}.${other.toUpperCase()}. ${first.toUpperCase()}`,
  ],
  // "ITI B M Institute", "V V Nagar"; "I T I"
  [/\bI T I\b/g, 'ITI'],
  [/(?<![\p{L}.&])(\p{Lu}) (\p{Lu}) (?=\p{Lu}\p{Ll}{2})(?!ITI)/gu, '$1.$2. '],
  // "I.T. M,": the last of the initials.
  [/(?<![\p{L}.])((?:\p{Lu}\.)+) (\p{Lu})(?=[,)]|$)/gu, '$1$2.'],
  [/(?<![\p{L}.])([A-Z]{3,6}|(?:\p{Lu}\.){3,}) S (?=\p{Lu}\p{Ll})/gu, "$1's "],
  [/(?<=\p{Ll}{3}) S (?=International\b)/gu, "'s "],
  [/ and a (?=College|Degree|Law)/g, ' and A '],
  // "And", in Marathi and Hindi.
  [/(?<=\p{Ll}) V[aA] (?=\p{Lu}\p{Ll})/gu, ' va '],
  [/\b(MPHW|ANM|Health Worker) ([MFR]) (?=Training)/g, '$1 ($2) '],
  [/(?<=\p{L}\.)\+3/gu, ' +3'],
  [/\+ 3\b/g, '+3'],
  [/(?<![\p{L}.])((?:\p{Lu}\.)+) ?(\p{Lu})'s\b/gu, "$1$2.'s"],
  [/(?<=\p{L}\)?) a$/gu, ''],
  [/, (?=and \p{Lu})/gu, ' '],
  [/\bSanchalit, (?=\p{Lu})/gu, 'Sanchalit '],
  [
    new RegExp(
      `\\b(${owner})'s (?=\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?, \\p{Lu}\\p{Ll}+$)(?!Ded|Ann|Teacher)(?!.*\\b(?:${institution})\\b)`,
      'gu',
    ),
    '$1, ',
  ],
  [/(\p{Ll})\1\1+/gu, '$1$1'],
  [/^([A-Z]{2,6}), (?=(?:School|College|Institute) of )/g, '$1 '],
  [
    /\b(Arts|Science|Commerce|Management|BCA|MBA|Engineering), (?=College\b)/g,
    (_, word, at, all) => (/\b(?:College|Institute)\b/.test(String(all).slice(0, Number(at))) ? `${word}, ` : `${word} `),
  ],
  [/^([^,]*\b(?:College|Institute)\b[^,]*), College(?=,|$)/g, '$1'],
  [new RegExp(`\\b(College of (?:(?:${taught}),? (?:and )?)*(?:${taught})) College(?=,|$)`, 'g'), '$1'],
  [/(?<=\p{Ll}),? (?:Ap|A-P|AP) (?=\p{Lu}\p{Ll}+$)/gu, ', '],
];

const counted = alternatives('One Two Three Four Five Six Seven Eight Nine Zero Twenty Fifty');

/** Places: quarters of a city, districts of two words, numbers of a list. */
const places: NameRule[] = [
  [/(?<=\p{Ll}\)?) ((?:North|South) 24 Parganas)$/gu, ', $1'],
  [/ \(?(E|W|East|West)\)?\.?,? (?=(?:Navi )?Mumbai$|Thane$|Kalyan$)/g, (_, side = '') => ` (${side.startsWith('E') ? 'East' : 'West'}), `],
  [/(?<=, [^,]*\p{Ll}) \((E|W)\)(?=, |$)(?=.*$)/gu, (_, side = '') => ` (${side === 'E' ? 'East' : 'West'})`],
  [new RegExp(`\\b(${institution}) \\(W\\)`, 'g'), '$1 (Women)'],
  [/\bfor \(W\)/g, 'for Women'],
  [new RegExp(`\\b(${institution}|Trust)-(?=\\p{Lu}\\p{Ll}{2,}(?: \\(\\p{Lu}|,|$))`, 'gu'), '$1, '],
  [new RegExp(`\\b(${institution})-\\d{2,4},? (?=\\p{Lu}\\p{Ll})`, 'gu'), '$1, '],
  [/^\d{4} (?=\p{Lu}\.)/gu, ''],
  [/(?<=\p{Ll}) \(D\)\.?$/gu, ''],
  [/,? (?:PB|Pb)\.? ?No\.?$/g, ''],
  [/,? N ?H-?\d+,? (?=\p{Lu}\p{Ll}+$)/gu, ', '],
  [/,? (?:NH-?\d+|Sec-?\d+)$/g, ''],
  [/\b(Uttara|Dakshina), Kannada\b/g, '$1 Kannada'],
  [/, (?:Iind|First|Second) Main(?=,|$)/g, ''],
  [/, (\p{Lu}\p{Ll}{5,}) Main(?=,|$)/gu, ', $1'],
  [/(?<=\p{Ll}{2}),? (Sh?ri),? (Ganganagar|Muktsar Sahib)$/gu, ', $1 $2'],
  [new RegExp(`\\b(${institution}|Management|Studies|Education|Technology)-(?=\\p{Lu}\\p{Ll}{3,} \\()`, 'gu'), '$1, '],
  [/(?<=\p{Ll}{2}),? (Knowledge Park [IVX]+),? (?=Greater Noida)/gu, ', $1, '],
  [/(?<=\p{Ll}) by Pass(?: Road)?(?=,)/gu, ''],
  [/(?<!\bNavi|\bof|\band|\bthe|,) ((?:Navi )?Mumbai)$/g, ', $1'],
  [new RegExp(`,?(?: (?:Sector|No|PN))?(?: (?:${counted}))+$`, 'g'), ''],
  [/,? \(?Formerly(?: Known as)? [^)]*\)?$/g, ''],
  [/^Principal (?=Government)/g, ''],
  [/\bPius X\. /g, 'Pius X '],
  [/\b(Law|Girls|Arts)\. (?=\p{Lu}\p{Ll})/gu, '$1, '],
  [/(?<!\bTarn), Taran$/g, ', Tarn Taran'],
  [/(?<=Centre|College|Institute) (?=[A-Z]{3,6} Campus\b)/g, ', '],
  [/\bWoman (?=Polytechnic)/g, "Women's "],
  [/, Town-(?=\p{Lu})/gu, ', '],
  [/ \((?:A|An) (?:Unit|Constituent \p{L}+) of [^)]*\)/gu, ''],
  [/,? (?:a|A) Unit of .*$/g, ''],
  [/ ?\(, ([^)]*)\)/g, ', $1'],
  [/\(It\)/g, '(IT)'],
  [/ - in Association with .*$/g, ''],
  [
    new RegExp(
      '\\b((?:School|College|Institute) of Nursing) (?!Education|Sciences?|and\\b|\\()' +
        '(?=(?:(?!and\\b)[^\\s,]+ ){0,4}(?:Hospital|Medical College)\\b)',
      'g',
    ),
    '$1, ',
  ],
  [/\bGreater, Noida\b/g, 'Greater Noida'],
  [/(?<=\p{Ll}) HP$/gu, ''],
];

/** Courses and initials told behind the name, without brackets. */
const course = alternatives('PGDM BSTC STC BTC MBA MCA RANM GNM ANM D\\.El\\.Ed\\. MSW Diploma');
const asides: NameRule[] = [
  [new RegExp(`(?<=\\b(?:Research|${institution}|Studies|Management|Education|Society|Science)) (${course})(?=,|$)`, 'gu'), ' ($1)'],
];

const small = new Set(['of', 'and', 'for', 'the', 'in']);

/** "Institute of Professional Education and Research IPER": the initials of the words before it. */
function initialsAside(name: string): string {
  const [, before = '', letters = '', tail = ''] = /^([^,()]*\p{Ll}) ([A-Z]{3,7})((?:,.*)?)$/u.exec(name) ?? [];
  const words = before.split(' ').filter((word) => !small.has(word));
  const isTheirs = (from: number) =>
    words
      .slice(from)
      .map((word) => word.charAt(0))
      .join('')
      .toUpperCase() === letters;
  return letters !== '' && words.some((_, from) => isTheirs(from)) ? `${before} (${letters})${tail}` : name;
}

export function lastLook(given: string): string {
  const rules = [...brackets, ...short, ...signs, ...joined, ...lists, ...places, ...asides];
  const name = rules.reduce((text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)), given);
  return initialsAside(name)
    .replace(/\s{2,}/g, ' ')
    .replace(/ (?=[,)])/g, '')
    .replace(/,(?=, )/g, '')
    .replace(/(, [^,]+)\1(?=,|$)/g, '$1')
    .replace(/[\s,]+$/, '');
}
