/** The proof-reader's last look: words misspelt, signs and degrees written in one way, the way to the gate left out. */
import { readTable } from '../csv.ts';
import { isGeneric } from '../tidy-name.ts';
import { alternatives } from '../words.ts';
import type { NameRule } from './name-rule.ts';

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Words that can be nothing but a misspelling of another; people and villages that are only near one are not among them. */
const spelling = new Map(
  readTable(new URL('spelling.csv', import.meta.url).pathname, 'written', 'right').map(({ written, right }) => [written, right]),
);
/** Capitals may be initials ("ATS"): there only the case is put right, or a word too long for them. */
const isInitials = (word: string, right: string) =>
  word === word.toUpperCase() && word.length < 5 && right.toLowerCase() !== word.toLowerCase();
export const spelt = (name: string) =>
  name.replace(/\p{L}{2,}/gu, (word) => {
    const right = spelling.get(word.toLowerCase());
    return right === undefined || isInitials(word, right) ? word : right;
  });

const institution = alternatives(`
  College Colleges Institute Institutes Institution Institutions School Polytechnic University Academy Mahavidyalaya Vidyalaya Sansthan
  Centre Center Nursing Pharmacy Law Degree PG Management Engineering Research Scientific Training Arts Science Hospital Memorial Campus
  Education Technical Teachers Mahavidyalay ITI Post Commerce Women Girls
`);
const owner = alternatives(
  'Society Trust Mandal Sanstha Samaj Foundation Association Sangh Sangha Samiti Pratishthan Parishad Committee Mission',
);

/** Characters of another coding, apostrophes and full stops. */
const characters: NameRule[] = [
  [/ã¢ ¬ ¢ ?S\.? |â s /g, "'s "],
  [/[’‘]/g, "'"],
  [/''+/g, ''],
  [/(?<=\p{L})' ?S\b/gu, "'s"],
  [/(?<=\p{Ll}) '(?= )/gu, "'"],
  [new RegExp(`(?<=\\p{Ll}{3}) S (?=(?:${institution})\\b)`, 'gu'), "'s "],
  [new RegExp(`\\b(${owner})\\.?[ ,]+'?S (?=\\p{Lu})`, 'gu'), "$1's "],
  [new RegExp(`\\b(${owner})\\.(?:'s|S) (?=\\p{Lu})`, 'gu'), "$1's "],
  [/\b(Society|Societie)s (?=\p{Lu})/gu, "Society's "],
  [/\b(Mandal|Sanstha|Pratishthan|Parishad|Sammelan|Committee|Samsthe|Samiti|Foundation)s (?=\p{Lu}\p{L}*[\p{L}.])/gu, "$1's "],
  [/(?<=\p{Ll}{3})\.(?=')/gu, ''],
  // "R.J International": initials, the last without its full stop.
  [/(?<![\p{L}.])((?:\p{Lu}\.)+\p{Lu})(?=[ ,)]|$)/gu, '$1.'],
  [/(?<=\b(?:M\.P|U\.P|C\.G|H\.P)),/g, '.,'],
  [/(?<=\p{Ll}),? (?:M\.P|U\.P|C\.G|H\.P)\.?$/gu, ''],
];

/** Towns that grew around a station, and are called after its road. */
const roadTowns = alternatives('Bilthra Belthara Nashik Abu Nira Phulera Barh Jangaon');

/** Initials that lost their full stop: "Babuben R Patel", "B Lal Institute", but not "Business B School". */
const noSurname = alternatives('Wing Block Shift Tech International Smt Shri Com Five');
const initials: NameRule[] = [
  [
    new RegExp(
      `(?<=^|(?<!and|Society|Mandal|Trust|Hospital)(?<=\\p{Ll}{2}) |\\p{Ll}\\. )([B-HJ-Z]) ` +
        `(?=(?!(?:${institution}|${noSurname})\\b)\\p{Lu}\\p{Ll}{2,})`,
      'gu',
    ),
    '$1. ',
  ],
  [/\b(Kala|Vanijya)((?:,| Vanijya)*) V\.? (?=Vidnyan|Vanijya|Vigyan|Vidyan)/g, '$1$2 Va '],
  [/\bQuaid E\.? Milleth/g, 'Quaid-e-Milleth'],
  [/(?<![\p{L}.])(\p{Lu})\. (?=\p{Lu}\.)/gu, '$1.'],
  [/, Nagar(?=,|$)/g, ' Nagar'],
  [/\bCollege Og\b/g, 'College of'],
  [/\(POLY\)/g, '(Polytechnic)'],
  [/\bAbc\b/g, 'ABC'],
  [/(?<=\p{Ll}) (?:S\.N\.|CHRT) \d.*$/gu, ''],
  [/\b(Pauri|Tehri), Garhwal\b/g, '$1 Garhwal'],
  [new RegExp(`, (${roadTowns})road(?=,|$)`, 'gu'), ', $1 Road'],
  [new RegExp(`, (?!${roadTowns})\\p{Lu}\\p{Ll}{5,}road(?=,|$)`, 'gu'), ''],
  [/^(School of Nursing) (?=(?:\p{Lu}\S+ ){1,5}Hospital\b)/gu, '$1, '],
  [/\bKanya Mavi\b/g, 'Kanya Mahavidyalaya'],
  [/\bScared Heart\b/g, 'Sacred Heart'],
  [/\bLaugh N\.? Learn\b(?: a\b)?/g, 'Laugh N Learn'],
];

const degrees: NameRule[] = [
  [/\bP\. ?B\. ?B\. ?[Ss][Cc]\b\.?/g, 'Post Basic B.Sc'],
  [/\b(?:Bsc|BSC|B\.? S[Cc]|B\.SC)\b\.? ?(?=[\p{L}(])/gu, 'B.Sc '],
  [/\b(?:Bsc|BSC|B\.? S[Cc]|B\.SC)\b\.?/g, 'B.Sc'],
  [/\b(?:Msc|MSC|M\.? S[Cc]|M\.SC)\b\.? ?(?=[\p{L}(])/gu, 'M.Sc '],
  [/\b(?:Msc|MSC|M\.? S[Cc]|M\.SC)\b\.?/g, 'M.Sc'],
  [/\bB(?:com|COM)\b\.?|\bB\.? ?Com\b\.?/g, 'B.Com'],
  [/\bM(?:com|COM)\b\.?|\bM\.? ?Com\b\.?/g, 'M.Com'],
  [/\bCp\.? ?Ed\b\.?/g, 'C.P.Ed.'],
  [/\bD\. Ei\.Ed\.?/g, 'D.El.Ed.'],
  [/\(De\.D\)/g, '(D.Ed.)'],
  [/\bD\.T\.Ed\.(?=\p{L})/gu, 'D.T.Ed. '],
  [/\bD\.? Pharma(?:cy)?\b|\bD\. Pharm\b\.?/g, 'D.Pharm'],
  [/\bM\.Sc \(Ca and IT\)|\bM\.Sc Ca and IT\b/g, 'M.Sc (CA and IT)'],
  [/\bB\. ?Design\b|\bB Design\b/g, 'B.Des'],
  [/\bB\.? TC\b/g, 'BTC'],
  [/\bSC\/ ?St\b\.?/g, 'SC/ST'],
  [/\bBa(?=\/| Integrated|,? (?:and )?B\.Com)/g, 'BA'],
  [/\bBba\b/g, 'BBA'],
  [/\bMlt\b/g, 'MLT'],
  [/\bMphw?\b/g, (word) => word.toUpperCase()],
  [/\bPara[- ]Medical\b/g, 'Paramedical'],
  [/\bB, ?Ed\b\.?/g, 'B.Ed.'],
  [/\(([AG])nm\)/g, '($1NM)'],
];

/** Short forms of words and of places that only the register's clerks know. */
const short: NameRule[] = [
  [/\b(Arts|Commerce|Science) ?7 ?(?=Science|Commerce)/g, '$1 and '],
  [/\bArts ?\/ ?Scie?n?c?e? ?\/ ?Comm(?:erce)?\/?(?= )/g, 'Arts, Science and Commerce'],
  [/\bArts? ?\/ ?Comms? and Science/g, 'Arts, Commerce and Science'],
  [/\bArts ?\/ ?Commerce and Science/g, 'Arts, Commerce and Science'],
  [/\bArts ?\/ ?(Science|Scie|Commerce)\b/g, (_, other = '') => `Arts and ${other === 'Scie' ? 'Science' : other}`],
  [
    /\b(B\.?B\.?A|BCA|BBM|MBA|ANM|GNM|B\.Ed|M\.Ed)\.? ?\/ ?(?=BCA|MCA|BBA|BBM|GNM|ANM|FHW|M\.Ed)/g,
    (_, one = '') => `${one === 'B.B.A' ? 'BBA' : /Ed$/.test(one) ? `${one}.` : one}/`,
  ],
  [/\b(Institute|College|Management|School|Technology)\. (?=(?:of|and|for) )/g, '$1 '],
  [/\bIns\. ?Of\b/g, 'Institute of'],
  [/\bSc\. ?(?=and\b|College\b|Technology\b)/g, 'Science '],
  [/(?<=\b(?:Medical|Dental|Health|of|Information|Computer|Inf\.) )Sc\b\.?(?=[ ,(]|$)/g, 'Science'],
  [/\bInfo?r?\. (?=Science|Tech|and)/g, 'Information '],
  [/\bTech\.(?= and )/g, 'Technology'],
  [/\b(?:J[Rr])\.? ?(?=College|Mahavidyalaya|Science|Arts)/g, 'Junior '],
  [/\b(?:S[Rr])\. ?(?=College)/g, 'Senior '],
  [/\bDeg\. ?(?=College)/g, 'Degree '],
  [/\bRes\. ?(?=Centre|Center|Institute|and)/g, 'Research '],
  [/\bEle\.(?=Teacher)/g, 'Elementary '],
  [/\bRly\. ?(?=\p{Lu})/gu, 'Railway '],
  [/\bPd\. (?=\p{Lu}\p{Ll})/gu, 'Prasad '],
  [/\b(?:Sau|Ma|Sha|Bra|Gen|Swa|Sw|Th|Chh|Pt|Br|Er|Ch)\.(?=\p{Lu}\p{Ll})/gu, (title) => `${title} `],
  [/\bBk\b\.?(?=[,)]|$)/g, 'Budruk'],
  [/\bKh\b\.?(?=[,)]|$)/g, 'Khurd'],
  [/\bP(?:vt|VT)\b\.?,?(?= (?:ITI|Industrial|Audyogik|Ltd|Limited|Kalindri))/g, 'Private'],
  [/\bL(?:td|TD)\b\.?(?=[ ,)]|$)/g, 'Limited'],
  [/(?<=\b(?:Anchalika?|Mahila|Raghunath|Seemaanta|\p{L}+) )M\.V\.?(?=,|$)/gu, 'Mahavidyalaya'],
  [/ D\. ?C\.?(?=,|$)| D\/C(?= \p{Lu}|$)/gu, ' Degree College'],
  [/(?<=, )Ctc\.$/g, 'Cuttack'],
  [/(?<=, )Vns\.$/g, 'Varanasi'],
  [/(?<=, )Vsp\.$/g, 'Visakhapatnam'],
  [/(?<=, )Kmr\.$/g, 'Kashmir'],
  [/\(Gzb\.\)/g, '(Ghaziabad)'],
  [/\(Mzn\.\)/g, '(Muzaffarnagar)'],
  [/\bGr\.? ?Noida\b/g, 'Greater Noida'],
  [/\bBBSR$/g, 'Bhubaneswar'],
  [/\bNavi, Mumbai\b/g, 'Navi Mumbai'],
  [/\b(?:Andtechnology)\b/g, 'and Technology'],
  [/,? \b(?:And)(?=management|commerce|technology)(\p{Ll}+)/gu, (_, word = '') => ` and ${titled(word)}`],
  [/,? Of(?=pharmacy|education|engineering|higher|nursing)(\p{Ll}+)/gu, (_, word = '') => ` of ${titled(word)}`],
  [/\b(Academy|Hospital|Institute|College|School)(of|and|for)\b/g, '$1 $2'],
  [/\bC Ollege\b|\bCol Lege\b/g, 'College'],
  [
    /\b(Society|Mandal|Trust)(?=(?!i\b|s\b|ache|garh|pur)(\p{Ll}{4,}))(\p{Ll}+)/gu,
    (_, one = '', __ = '', word = '') => `${one}, ${titled(word)}`,
  ],
  [/\bGovernment(agriculture|shastri|junior|engineering)/g, (_, word = '') => `Government ${titled(word)}`],
  [/\bInformationtechnology\b/g, 'Information Technology'],
  [/\bTrainingcentre\b/g, 'Training Centre'],
  [/\bTeacherstraining\b/g, 'Teachers Training'],
  [/\bCharitabletrust\b/g, 'Charitable Trust'],
  [/\bHomescience\b/g, 'Home Science'],
  [/\bPgcollege\b/g, 'PG College'],
  [/(?<=\p{Ll}{3}) G\.? ?C\.?(?=,)/gu, ' Girls College'],
  [
    /\b(Nursing|Technology|Polytechnic|Pharmacy|Engineering|School)(?=(pune|bagalkot|dharwad|mahad|sonai|jalgaon)\b)(\p{Ll}+)/gu,
    (_, one = '', __ = '', place = '') => `${one}, ${titled(place)}`,
  ],
  [/(?<=\p{L})(?:\d{3,}|(?<=College|Education|Bina)\d)(?=$|,)/gu, ''],
  [/\b0(?=Engineering)/g, ''],
  [/\bG0Vt\.?/g, 'Government'],
  [/^\d{3,5} ?(?=\p{Lu}\p{L})/gu, ''],
];

const dashes: NameRule[] = [
  [/\bAnjuman,? ?- ?[EeAa] ?-? ?(?=Islam)|\bAnjuman,? E- ?(?=Islam)/g, 'Anjuman-e-'],
  [/\b(Al)- (?=\p{Lu})/gu, '$1-'],
  [/(?<=\p{Ll})-[Ee]- ?(?=\p{Lu})/gu, '-e-'],
  [/ - ?\(/g, ' ('],
  [
    / - (MBA|MCA|M\.B\.A\.|M\.C\.A\.|D\.Pharm)(?: Programme)?(?=$|,| \()/g,
    (_, course = '') => ` (${course === 'D.Pharm' ? course : course.replaceAll('.', '')})`,
  ],
  [/ - ([IVX]+)(?=$| )/g, ' $1'],
  [/\bHi ?- ?Tech\b/g, 'Hi-Tech'],
  [/\bC - Dac\b/g, 'C-DAC'],
  [/(?<=\p{Ll}) -(?=[\p{Lu}\d])/gu, ' - '],
  [/(?:\s|-)+-?\s*$/g, ''],
  [/ Of- /g, ' of '],
  [/ (?:Co)- (?=Ed)/g, ' Co-'],
  [/\(C0-Ed\)/g, '(Co-Ed)'],
  [/\(Co\.-?Edu?\.?\)/g, '(Co-Ed)'],
  [/ :(?= )/g, ':'],
];

const numbered = alternatives('No Nos Plot Ward House Survey Sr S Gat Gut Sec Sector Phase Floor Flat Door D');
/** What leads to the gate behind the name proper; a place behind the last comma stays. */
const subject = alternatives(`
  College Mahavidyalaya Mahavidyalay Institute Institution School Polytechnic Academy Sansthan Vidyalaya Education Engineering Technology
  Management Commerce Science Sciences Arts Pharmacy Nursing Law Studies Research Women Girls Architecture Economics Work Aviation
  Kendra Training Samiti Trust Sanstha Mandal Society Foundation
`);
const way: NameRule[] = [
  [
    new RegExp(
      `^(.*?\\b(?:${subject})),? (?!\\d+ Parg|[ABD]-?\\d? (?!\\d))(?:(?:${numbered})\\.? ?)?` +
        '(?:No>? ?\\.? ?)?[A-Z]?-?\\d[^,]*(?:, ?\\d[^,]*)*',
      'u',
    ),
    '$1',
  ],
  [new RegExp(`^([^,]*\\b(?:${subject})) (?:NH|Ward|Plot|PLAT|Sector|Sec|Pada|Sfno|Pb)\\b\\.?[^,]*`, 'u'), '$1'],
  [/^(.*\p{Ll}) P No .*$/u, '$1'],
  [new RegExp(`^([^,]*\\b(?:${subject})) (?:\\p{Lu}[\\p{L}.]* ){1,6}(?:Road|Rd\\.?|Marg|Milestone|Chowk)\\b[^,]*`, 'u'), '$1'],
  [new RegExp(`, (?!(?:[^,]* )?(?:${roadTowns}) Road)[^,]*\\b(?:Road|Rd\\.?|Marg)(?=,|$)`, 'u'), ''],
  [/\b(Knowledge Park)-i(?=,|$)/g, '$1 I'],
  [
    new RegExp(
      `^(.*\\b(?:${subject})\\b.*?)[ ,]+(?:Vill?\\+Post|Vill|Villkhasraul|Post|At\\.?(?: Post)?|Tal|Tah|Tahsil|Tehsil|Tq|Ta)\\b` +
        '[.:]?(?![- ](?:Graduat|Basic|Metric))(?:[- ].*)?$',
      'u',
    ),
    '$1',
  ],
  [new RegExp(`(?<=\\p{Ll}),? District,? (?!(?:${institution})\\b)(?=\\p{Lu}\\p{Ll}+$)`, 'gu'), ', '],
  [/(?<=\p{Ll} \p{Lu}\p{Ll}+) \((\p{Lu}\p{Ll}+) District\)$/gu, ', $1'],
  [/(?<=\p{L})\.(?=, )(?<!\p{Lu}\.|\b\p{L}{1,4}\.)/gu, ''],
  // "Polytechnic. Kuppam", "Rohtak. (SFS)"
  [/(?<=\p{Ll}{5})\. (?=\p{Lu}\p{Ll}{2,}(?:,|$| \p{Lu}))/gu, ', '],
  [/(?<=\p{Ll}{4})\. ?(?=\()/gu, ' '],
  [/(?<=\p{Ll}{5})\.(?=\)|$|,)/gu, ''],
  [/\b(\p{L}{4,}\p{Ll})\.L$/gu, '$1l'],
];

/** Courses that are told behind a name. */
const course = alternatives(
  'D.Pharm B.Pharm MCA MBA BBA BCA GNM ANM RANM RGNM D.Ed. B.Ed. BPT B.Sc ETT BSTC M.Ed. BTC D.El.Ed.',
).replaceAll('.', '\\.');
const asides: NameRule[] = [
  // "College of Pharmacy D.Pharm"
  [
    new RegExp(
      `(?<=\\b(?:Pharmacy|Nursing|College|School|Education|Institute|Physiotherapy|Mahavidyalaya|Research)) (${course})(?=,|$)`,
      'gu',
    ),
    ' ($1)',
  ],
  [/\b([BD]\.Ed\.), College\b/g, '$1 College'],
  [/(?<=\p{Ll})-(\p{Lu}\p{Ll}+) \(Ta[.:] ?(\p{Lu}\p{Ll}+)\)$/gu, ', $1, $2'],
  [/\b(\p{Lu}\p{Ll}{4,})city\b/gu, '$1 City'],
  [/\bCommittee(?=umrer)/g, 'Committee, '],
  [/ (\(\p{Lu}\p{Ll}+\)) (?=\p{Lu}\p{Ll}+$)/gu, ' $1, '],
  [/(?<=\p{Ll}),? TQ(?=,|$)/gu, ''],
  [/, Taluka (?=\p{Lu}\p{Ll}+(?:,|$))/gu, ', '],
  [/\((?:BK|Bk|Bu)\b\.?\)/g, '(Budruk)'],
  [/\((?:KH|Kh)\b\.?\)/g, '(Khurd)'],
  [/\bNavi(?=,|$)/g, 'Navi Mumbai'],
  [/^PR\. (?=\p{Lu})/gu, 'Pr. '],
  // "School of Engineering and Technology ISBM University"
  [
    new RegExp(`^((?:School|Faculty|Department|College|Institute) of [^,]*?\\b(?:${subject})) (?=(?:\\p{Lu}\\S+ ){1,3}University$)`, 'gu'),
    '$1, ',
  ],
  [/\bAuroras (?=\p{Lu})/gu, "Aurora's "],
];

/** "(Dimhans)": the initials of the words before it. */
function bracketed(name: string): string {
  return name.replace(/\((\p{Lu}\p{Ll}{2,8})\)/gu, (whole, word: string, at: number) => {
    const initials = (name.slice(0, at).match(/\p{Lu}/gu) ?? []).join('');
    let next = 0;
    for (const letter of initials) if (letter === word.charAt(next).toUpperCase()) next += 1;
    return next === word.length && word.length > 3 ? whole.toUpperCase() : whole;
  });
}

const changed = (name: string, rules: readonly NameRule[]) =>
  rules.reduce((text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)), name);

export function proofread(given: string, district: string): string {
  const name = changed(bracketed(spelt(given)), [...characters, ...degrees, ...short, ...initials, ...dashes, ...way, ...asides])
    .replace(/\s{2,}/g, ' ')
    .replace(/ (?=[,)])/g, '')
    .replace(/\band and\b/g, 'and')
    // A place that was misspelt once is there twice now.
    .replace(/\b(\p{L}{5,}), (?=\1$)/u, '')
    .replace(/[\s,]+$/, '');
  // Nothing is left to know it by.
  if (name.length < 8) return given;
  // "Government College" is several; which one is said by its place.
  const told = isGeneric(name) && !isGeneric(given) && district !== '' ? `${name}, ${district}` : name;
  return told.charAt(0).toUpperCase() + told.slice(1);
}
