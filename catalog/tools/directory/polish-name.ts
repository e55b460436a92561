/** What is left when a name's words are right: signs without their spaces, tails that are no name, places without their comma. */
import { states } from '../../../contract/src/taxonomy.ts';
import { alternatives } from '../words.ts';
import { head, withComma } from './comma-before-place.ts';
import type { NameRule } from './name-rule.ts';

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const title = alternatives('Sau Smt Dr Prof Late Kai Hon Adv Shri Lt Sow Sou Bar Principal Prin Thiru Kum Fr Swa Capt Rev Sv');

const spaces: NameRule[] = [
  [/\(\s+/g, '('],
  [/\s+\)/g, ')'],
  [/(?<=[\p{L}.])\((?=\p{L})/gu, ' ('],
  [/\)(?=\p{L})/gu, ') '],
  [new RegExp(`\\b(${title})\\.(?=\\p{L})`, 'gu'), '$1. '],
  // "J.K.Sarvaiya": initials run into the name.
  [/(?<=\b\p{Lu}\.)(?=(?!Ed\b|Sc\b|Com\b|Tech\b|Pharm\b|El\b|Lib\b)\p{Lu}\p{Ll}{2,})/gu, ' '],
  // "D.A.C.G (": the last of several initials without its full stop.
  [/(?<![\p{L}.])((?:\p{Lu}\.){2,}\p{Lu})(?=[ ,]|$)/gu, '$1.'],
  [/\s*[;<>]\s*(?=\p{Lu}\p{Ll})/gu, ', '],
  [/(?<=\p{Ll}):(?=\p{Lu})/gu, ': '],
  [/\{([^{}]*)\}/g, '($1)'],
  [/(?<=\p{Ll}{2}) - (?=\p{Lu}\p{Ll}+(?:,|$))/gu, '-'],
  [/\b(Raja|Sai|Maha|Satya|Technology|Agricultural)(?=\p{Lu}\p{Ll})/gu, '$1 '],
];

/** Short forms of the register, in small letters or with a full stop that swallowed the space behind it. */
const short: NameRule[] = [
  [/\bSci\. ?(?=\p{L})/gu, 'Science '],
  [/\bSci\.(?=\)|,|$)/g, 'Science'],
  [/(?<=\bArts(?:,| and)? )Comm?\b\.?/g, 'Commerce'],
  [/\bArts\/ ?Comm?\b\.?/g, 'Arts and Commerce'],
  [/\bTech\.(?= (?:Training|Education|Campus|Institute))/g, 'Technical'],
  [/\bEng\.? (?=and Tech)/g, 'Engineering '],
  [/\bEngg\b\.?/g, 'Engineering'],
  [/\bAgril\b\.? ?/g, 'Agricultural '],
  [/\bAgri\. ?(?=College|Science)/g, 'Agriculture '],
  [/\bDeg\.? (?=College)/g, 'Degree '],
  [/\bPhy\. ?(?=Education)/g, 'Physical '],
  [/\bNsg\b\.? ?/g, 'Nursing '],
  [/\bHosp\b(?:\. ?)?(?=\p{L})/gu, 'Hospital '],
  [/\bHosp\b\.?/g, 'Hospital'],
  [/\bMemo?\. ?(?=\p{L})/gu, 'Memorial '],
  [/\bPoly\.? ?(?=College)/g, 'Polytechnic '],
  [/\bMngt\b\.?/g, 'Management'],
  [/\bProff\b\.?/g, 'Professional'],
  [/\b(?:Trng\b\.?|Traing\b)/g, 'Training'],
  [/\bRes\b\.?(?=,|$)/g, 'Research'],
  [/\bWomen(?=(?!s)\p{Ll}{4,})(\p{Ll}+)/gu, (_, place = '') => `Women, ${titled(place)}`],
  [/\bMED (?=College)/g, 'M.Ed. '],
  [/\bSanghs (?=\p{Lu})/gu, "Sangh's "],
  [/, (?=(?:Evam|Avam|Ewam)\b)/g, ' '],
  [/^([^']*\p{Ll})'$/u, '$1'],
  [/\bAppln?s?\b\.?(?=,|$)/g, 'Applications'],
  [/\bSpond?\b\.?(?= Primary)/g, 'Sponsored'],
  [/\bWomans?(?= College)/g, "Women's"],
  [/\(Even?\.\)/g, '(Evening)'],
  [/\bInsti\b\.?/g, 'Institute'],
  [/\bFrist (?=Grade)/g, 'First '],
  [/\bWalfare\b/g, 'Welfare'],
  [/\bClinicss\b/g, 'Clinics'],
  [/\bBpharm(?:a|acy)?\b/g, 'B.Pharm'],
  [/\bDpharm(?:a|acy)?\b/g, 'D.Pharm'],
  [/\b(\p{Lu}\p{Ll}+ College)?,? Ofeducation\b/gu, '$1 of Education'],
  [/\bTchr\b\.?/g, 'Teacher'],
  [/\bSkt\. ?/g, 'Sanskrit '],
  [/\bRes\. (?=Centre|Center|Institute)/g, 'Research '],
  [/\bLib\. (?=Science)/g, 'Library '],
  [/\bCOMP\b\.? (?=and|Science)|\bComp\.? (?=and|Science)/g, 'Computer '],
  [/\bInfo\. (?=Tech)/g, 'Information '],
  [/\bEle\. (?=Education|Teacher)/g, 'Elementary '],
  [/\bRly\.?$/g, 'Railway'],
  [/\bJr\. (?=College)/g, 'Junior '],
  [/\bCollege O (?=\p{Lu})/gu, 'College of '],
  [/\bD Pharm(?:acy)?\b\.?/g, 'D.Pharm'],
  [/\bB Pharm(?:acy)?\b\.?/g, 'B.Pharm'],
  [/\bD[. ]+Pharm?a?c?y?(?=$|,)/g, 'D.Pharm'],
  [/\b(Association|Foundation)s (?=\p{Lu}\p{Ll}+ \p{L})/gu, "$1's "],
  [/\bSocities (?=\p{Lu})/gu, "Society's "],
  [/(?<=Sanstha);?[ ,]*S (?=\p{Lu})/gu, "'s "],
  [/\bM\/[Ss] (?=\p{Lu})/gu, ''],
  [/\b(?:Insititute|Instiute|Instittute|Insitute|Institue)\b/g, 'Institute'],
  [/\b(?:Collage|Colleage|Colege|Collge)\b/g, 'College'],
  [/\b(Nursing|School|College|Institute|Centre|Pharmacy)\. (?=\p{Lu})/gu, '$1, '],
];

const stateNames = states.join('|');
const direction = alternatives('Mota Nana Moti Nani Old New Kalan Khurd Badi Chhoti Upper Lower East West North South Sri Shri Pur');
const named = alternatives('College Institute School Mahavidyalaya Polytechnic University Academy Centre');
const tails: NameRule[] = [
  // "Engineering, College", "Vigyan, Mahavidyalaya"
  [/^([^,]*\p{Ll}), (?=(?:College|Institute|Mahavidyalaya)$)/u, '$1 '],
  [new RegExp(`, (${direction}), (?=\\p{Lu}\\p{Ll}+$)`, 'u'), ', $1 '],
  [/(?<=, [^,]*) - (?=\p{Lu})/gu, ', '],
  // Who keeps, teaches or recognises it is no part of what it is called.
  [
    new RegExp(`(?<=\\b(?:${named})\\b.*)[\\s,(]+(?:(?:Recogni[sz]ed|Approved|Run|Managed|Sponsored) by|Affiliated (?:to|with)) .*$`, 'i'),
    '',
  ],
  [/[\s,]+C\/O\.? ?.*$/i, ''],
  [/[\s,]+(?:Gov(?:ernmen)?t\.? of)$/i, ''],
  [new RegExp(`(?<=\\p{Ll} District) (?:${stateNames})$|(?<=, \\p{Lu}\\p{Ll}+) (?:HP|MP|UP)$`, 'u'), ''],
  [
    new RegExp(
      `(?<=\\p{Ll}) (?:Dist(?:rict|t)?|Dt)\\.?:? (?!(?:${named})\\b)(?=\\p{Lu}\\p{Ll}+(?: (?:HP|MP|UP))?(?: (?:${stateNames}))?$)`,
      'u',
    ),
    ', ',
  ],
  [/,? (?!Health)(\p{Lu}\p{Ll}+) (?:District|Distt?|Dt)\.?$/u, ', $1'],
  [/,? (?:Ta|Di|Dt|Disst)[-:.] ?\p{Lu}\p{Ll}+$/u, ''],
  // "School of Nursing GNM"
  [/(?<=\bNursing|\bSchool|\bCollege),? ([AG]NM)$/g, ' ($1)'],
];

const streetBehind = new RegExp(`${head}(?: [\\p{Lu}][\\p{L}-]+){1,2} (?:Road|Rd\\.?|Marg)(?=,|$)`, 'u');

/** "Excel Institute of Computer Science Eics": the initials of the words before it. */
function withInitials(name: string): string {
  const words = name.split(' ');
  return words
    .map((word, at) => {
      const initials = words
        .slice(0, at)
        .filter((each) => /^\p{Lu}/u.test(each))
        .map((each) => each.charAt(0))
        .join('');
      return /^\p{Lu}\p{Ll}{2,6}$/u.test(word) && initials.length >= word.length && initials.endsWith(word.toUpperCase())
        ? word.toUpperCase()
        : word;
    })
    .join(' ');
}

export function polishName(
  given: string,
  { state, district }: { state: string; district: string },
  isPlace: (place: string) => boolean,
): string {
  let name = given;
  for (const [from, to] of [...spaces, ...short, ...tails])
    name =
      typeof to === 'string' ? name.replace(from, to) : name.replace(from, (found: string, ...groups: string[]) => to(found, ...groups));
  name = name
    .replace(new RegExp(`(?<=\\p{Ll}),? ${state}$`, 'u'), (found, at: number) =>
      state === district || /\b(?:of|and|for|in|New|South|North|East|West)$/.test(name.slice(0, at)) ? found : '',
    )
    .replace(streetBehind, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/[\s,]+$/, '');
  const placed = withComma(withInitials(name), { state, district }, isPlace);
  return placed.length < 8 ? given : titled(placed.charAt(0)) + placed.slice(1);
}
