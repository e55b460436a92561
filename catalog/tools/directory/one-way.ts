/** Said last of every name, also of one that somebody read: words that the register writes in several ways are written in one. */
import { alternatives } from '../words.ts';
import type { NameRule } from './name-rule.ts';

const letters = (word: string) => word.replace(/./g, '$&.');
const institution = alternatives('College Mahavidyalaya Institute School Polytechnic Vidyalaya Academy');
const keeper = alternatives('Sanstha Samiti Mandal Sangh Society Trust Foundation Pratishthan');
const called = alternatives('Shri Shree Sant Smt Dr Late Sau Kai Adv Matoshri');

/** Common words of which one spelling is a slip, or a part of the country's own where the others write it in full. */
const words: NameRule[] = [
  [/\b(Urf|Alias)(?= \p{Lu})/gu, (word) => word.toLowerCase()],
  [/\bPratisthan\b/g, 'Pratishthan'],
  [/\bShaikshnik\b/g, 'Shaikshanik'],
  [/\b(Bahuuddeshiy|Samajkary|Swargiy|Vidyalay|Mahavidyalay)\b/g, '$1a'],
  [/\bMohavidyalaya\b/g, 'Mahavidyalaya'],
  [/\bVidhyalaya\b/g, 'Vidyalaya'],
  // Some colleges call themselves so in two words: one of a woman poet, those that are a "Maha Vidyalaya College".
  [/(?<!\b(?:Vanita|Pharmacy) )\bMaha Vidyalaya\b(?! (?:College|Degree))/g, 'Mahavidyalaya'],
  [/\bCenter\b(?! and Hospital)/g, 'Centre'],
  [/\b(Sau|Sou) (?=\p{Lu})/gu, '$1. '],
  [/(?<![\p{L}.])T\.?T\.?I\b\.?(?!\p{L})/gu, 'Teacher Training Institute'],
  [/(?<![\p{L}.])P\.?T\.?T\.?I\b\.?(?!\p{L})/gu, 'Primary Teacher Training Institute'],
  [/\bPPTTI\b/g, 'Pre-Primary Teacher Training Institute'],
  // Not behind a person's initials: "Sheth N.K.T.T. College of Commerce".
  [/(?<![\p{L}.])T\.?T\.? (?=(?:College|School)\b(?! of\b))/gu, 'Teacher Training '],
  [/\bVandemata?ram\b/g, 'Vande Mataram'],
  [/\bAtalbihari\b/g, 'Atal Bihari'],
  [/\bUnder Graduate\b/g, 'Undergraduate'],
  [/\bWomen (?=College\b)/g, "Women's "],
  [/\bTeacher's (?=Training\b|Education\b)/g, "Teachers' "],
  [/\bII[ -]Shift\b/g, 'Second Shift'],
  [/\(GIA\)/g, '(Grant-in-Aid)'],
  [/\(SF[IS]\)/g, '(Self-Financed)'],
];

/** Degrees, initials and who keeps it. */
const signs: NameRule[] = [
  [/\b([BM])\.Sc\.(?=[\s,)]|$)/g, '$1.Sc'],
  [
    new RegExp(
      `(?<![\\p{L}.])P\\.G\\. (?=(?:(?:Girls'?|Boys|Mahila|Evening|Autonomous|Law|Science) )?` +
        '(?:College|Centre|Studies|Courses|Mahavidyalaya|Institute|Department|School|Group)\\b)',
      'gu',
    ),
    'PG ',
  ],
  [/(?<=\b(?:College|Science|Women|Education)) PG(?=,|$)/g, ' (PG)'],
  [/(?<=\b(?:College|Mahavidyalaya|Institutions|Campus)) (?=Faculty of )/g, ', '],
  [/(?<!\()\bSelf Finance(d?)\b(?=[ )])/g, 'Self-Financed'],
  [/\(Self Financed?\b/g, '(Self-Financed'],
  [/, Self Financed?(?=,|$)/g, ' (Self-Financed)'],
  [new RegExp(`\\b(${keeper}) (?=(?:${called})\\b\\.? .*\\b(?:${institution})\\b)`, 'g'), "$1's "],
  // "VJ Patel", "NA and TV Patel": letters before a surname are a person's.
  [
    new RegExp(
      `(?<![\\p{L}.])(?!(?:ACC|DAV|SNDP)\\b)([A-Z]{2,3})((?: and [A-Z]{2})?) (?=(?:${alternatives(`
        Patel Shah Dave Singh Reddy Rao Patil Jain Gupta Sharma Shukla Pathak Yadav Naik Isaac Kadakia Pavaya Chamria Saharia
      `)})\\b)`,
      'gu',
    ),
    (_, one = '', other = '') => `${letters(one)}${other.replace(/[A-Z]{2}/, letters)} `,
  ],
];

/** The list of trades' schools writes ITI before each: "ITI Infosys ITI, Vansda". */
const trades: NameRule[] = [
  [/^ITI (?=.*\b(?:IT[IC]|Industrial Training (?:Institute|Centre))\b)/g, ''],
  [/\bS\.F\. (?=ITI\b)/g, 'Self-Financed '],
  [/ \(P\) (?=ITI\b)/g, ' Private '],
];

const sh: NameRule = [/\bSiksha(?=[nk]?\b)/g, 'Shiksha'];
const towns = (district: string, town: string): NameRule => [new RegExp(`, ${district}$`, 'g'), `, ${town}`];

/** Short for a long name that all others of the state have, and towns that are called otherwise than their district. */
const byState: Record<string, NameRule[]> = {
  // A part of the address: "Madanapalle, Urban".
  'Andhra Pradesh': [[/(?<=, [^,]*\p{L}) Urban$/gu, '']],
  Assam: [towns('Kamrup Metropolitan', 'Guwahati')],
  Bihar: [sh, [/^PTEC(?=,)/g, 'Primary Teacher Education College']],
  Chhattisgarh: [sh, [/\b(?:GNMTC|G\.N\.M\.T\.C\.)/g, 'GNM Training Centre']],
  'Dadra and Nagar Haveli and Daman and Diu': [sh],
  Gujarat: [sh],
  Haryana: [[/^GCW\b/g, 'Government College for Women']],
  'Himachal Pradesh': [sh, [/^RKMV\b/g, 'Rajkiya Kanya Mahavidyalaya']],
  Karnataka: [
    [/\bGFGC,? /g, 'Government First Grade College, '],
    towns('Bengaluru Urban', 'Bengaluru'),
    towns('Bangalore Urban', 'Bangalore'),
  ],
  Kerala: [
    [/^UIT, (?=Regional Centre)/g, 'University Institute of Technology '],
    [/^UIT\b/g, 'University Institute of Technology'],
    [/^CAS\b/g, 'College of Applied Science'],
    [/^(?:CCSIT|CCS and IT)\b/g, 'Centre for Computer Science and Information Technology'],
    [/^KUCTE\b/g, 'Kerala University College of Teacher Education'],
  ],
  'Madhya Pradesh': [sh],
  Maharashtra: [towns('Mumbai Suburban', 'Mumbai')],
  Odisha: [[/(?<=\p{Ll} )M\.V\.(?=,|$)/gu, 'Mahavidyalaya']],
  Telangana: [
    [/^TTWRDC\b/g, 'Telangana Tribal Welfare Residential Degree College'],
    [/^MJPTBCW(?:R| Residential)(?= )/g, 'Mahatma Jyotiba Phule Telangana Backward Classes Welfare Residential'],
    [/^MJPTBCWRDC (\w+)/g, 'Mahatma Jyotiba Phule Telangana Backward Classes Welfare Residential Degree College ($1)'],
  ],
  'Uttar Pradesh': [sh, [/\bMahrajganj\b/g, 'Maharajganj'], towns('Kanpur Nagar', 'Kanpur')],
  Uttarakhand: [[/^G\.P\.(?=,)/g, 'Government Polytechnic']],
};

const common = [...words, ...signs, ...trades];

export const oneWay = (name: string, state: string): string =>
  [...common, ...(byState[state] ?? [])].reduce(
    (text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)),
    name,
  );
