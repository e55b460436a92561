/** The name in the register without what was written into the same cell: codes, telephone numbers, PINs and the way to the gate. */
import { alternatives, anyOf } from '../words.ts';
import { isGeneric, plain, tidyName } from '../tidy-name.ts';
import { mendWords } from './misspelt.ts';

/** Everything from here on is no name: a telephone, a web address, "Dist. X". */
const noise = anyOf(
  /[\s,;(-]*\b(?:Ph(?:one)?|Tel|Mob(?:ile)?|Fax|Cell|Contact|E-?mail|Website)\b[\s.:(-]*(?:No\b)?.*$/i,
  /[\s,;(-]*\b(?:www\.|https?:).*$/i,
  /[\s,;(-]*\b0?\d{3,5}[ -]\d{6,8}.*$/,
  /[\s,;(-]*\b[6-9]\d{9}\b.*$/,
  /[\s,.;(-]*\bPIN(?:\s?code)?\b[\s.:-]*(?:\d.*)?$/i,
);
const leadingCode = /^\s*(?:\(?[A-Z]{0,2}\s?\d{2,6}[A-Z]?\)?\s*[-:.,]?\s+(?=\p{L}{2})|\d{3,6}\s*[-:.]\s*)/u;
const codeInBrackets =
  /\s*[([](?:[A-Z]{1,4}[-\s/]?\d+[A-Z]?|\d+[-/\d]*|[A-Z]{2}-\w{1,3}|[VvMmTtPp]|New|Old|(?:Inst\. )?Code[^)\]]*|Regd?[^)\]]*)[)\]]/g;

/** A part between commas that leads to the gate; neither it nor what follows belongs to the name. */
const way = anyOf(
  /\d|#|\b(?:Road|Rd|Marg|Street|St\.?$|Lane|Cross|Stage|Sector|Phase|Block|Highway|NH|Bypass|Bye ?pass|Km)\b/i,
  /\b(?:Chowk|Chauraha|Circle|Gate|Gali|Near|Nr|Opp|Opposite|Behind|Besides?|Adjacent|Next|Infront|Front)\b/i,
  /\b(?:Plot|Survey|Sy|Khasra|Gut|Gat|House|H\.?No|Door|D\.?No|No|Post|P\.?O|Box|Vill|Village|Vpo|Gram|Gaon|Mou?za|Mauza|Mouje)\b/i,
  /\b(?:Teh|Tehsil|Tal|Taluka?|Tq|Hobli|Mandal$|Dist|Distt|District|Dt|Thana|Via|Railway|Bus Stand)\b/i,
  /\b(?:Campus|Complex|Building|Bldg|Floor|Tower|Bhavan|Bhawan|Estate|Industrial Area|Colony|Layout|Enclave|Compound)\b/i,
);
/** The same inside the part that holds the name, once a word for an institution has been said. */
const said = alternatives(`
  College Mahavidyalaya Mahavidyalay Institute Institution Institutions School Polytechnic University Academy Sansthan Vidyalaya
  Centre Center
`);
const gate = 'Plot|Near|Nr|Opp|Behind|Khasra|Survey|H\\.? ?No|At\\.? ?(?:and|&)? ?Post|At|A/P|Post(?! ?-?(?:Graduat|Basic))|P\\.?O';
const village = 'Vill|Village|Vpo|Gram|Teh|Tehsil|Taluka?|Tq|Dist|Distt';
const wayInside = new RegExp(`^(.*\\b(?:${said})\\b[^,]*?)[\\s,.-]+(?:(?:${gate}|${village})\\b[\\s.:-].*|#.*)$`, 'i');

/** Short forms that only the register uses. */
const long: [RegExp, string][] = [
  [/\bEdn\b\.?/gi, 'Education'],
  [/\bColl\b\.?(?=$|[\s,])/gi, 'College'],
  [/\bColl?l?ege?\b/gi, 'College'],
  [/\bM\.?\/V\b\.?/gi, 'Mahavidyalaya'],
  [/\bMahav?id[hy]*[ay]*l[ay]*\b/gi, 'Mahavidyalaya'],
  [/\bSci\b\.?(?=$|[\s,])/gi, 'Science'],
  [/\bMedcical\b/gi, 'Medical'],
  [/\bMahavi\b\.?(?=$|[\s,])/gi, 'Mahavidyalaya'],
  [/\bEdu\b\.?(?=$|[\s,])/gi, 'Education'],
  [/\bGov\b\.?(?=[\s,])/gi, 'Government'],
  [/\b(Institute|College)(of|for)\b/gi, '$1 $2'],
];

/** Short forms that the tidied case has lost, and the comma before a place that follows them. */
const shortForms: [RegExp, string][] = [
  [/\b(Anm|Gnm|Ptc|Btc|Fgc|Ttc|Mlt|Dmlt|Bpt|Iti|Icar|Csir|Iit|Kscste|Amu|Bhu|Cdac|Bams|Bhms|Mbbs|Bds|Bmims)\b/g, ''],
  [/\b(?!Dr|St|Pt|Mr|Mrs|Ms|Sr|Jr|Smt|Ch\b)[BCDFGHJKLMNPQRSTVWXZ][bcdfghjklmnpqrstvwxz]{1,5}\b(?!\.)/g, ''],
  [/\bB\.? ?S[Cc]\.? (?=Nursing)/g, 'B.Sc '],
  [/\bB\.? Ed\b\.?/g, 'B.Ed.'],
  [/\bD\. Ed\./g, 'D.Ed.'],
  [/\bM\. Ed\./g, 'M.Ed.'],
  [/\bTrust S (?=\p{Lu})/gu, "Trust's "],
  [/\bLate\. /g, 'Late '],
  [/\b(College|Mahavidyalaya)\. (?=\p{Lu})/gu, '$1, '],
];

const dashBeforePlace = new RegExp(`\\b(${said}|Education|Commerce|Science|Centre)\\s*-\\s*(?=\\p{Lu}\\p{L}{3,}\\s*$)`, 'iu');

/** "Mahavidyalaya Goverdhan Road Mathura": the street and what follows it. */
const street = new RegExp(`^(.*\\b(?:${said}))(?: \\p{Lu}[\\p{L}.]*){1,2} (?:Road|Marg|Nagar Road)\\b.*$`, 'u');

/** At most two places after the name, the nearer ones; the district stands in a column of its own. */
function withoutWay(name: string, district: string): string {
  const [head = '', ...rest] = name.split(/,\s*/);
  const end = rest.findIndex((part) => way.test(part) && !new RegExp(`\\b(?:${said})\\b`, 'i').test(part));
  const places = (end < 0 ? rest : rest.slice(0, end)).filter((part) => part !== '');
  if (places.length > 1 && places[places.length - 1]?.toLowerCase() === district.toLowerCase()) places.pop();
  return [head, ...places].join(', ');
}

/** The district at the end without its comma: "Government College of Nursing Kasaragod". */
function commaBefore(name: string, district: string): string {
  const end = ` ${district}`;
  const bare = name.slice(0, -end.length);
  return district !== '' && name.endsWith(end) && !/[,']$/.test(bare) && /\p{Ll}$/u.test(bare) && !/\b(?:of|and|for|at|the|in)$/.test(bare)
    ? `${bare},${end}`
    : name;
}

export interface RegisterName {
  name: string;
  /** Capitals in brackets that are the initials of the name. */
  short: string[];
  autonomous: boolean;
}

/** `places`: towns of the state, so that a trailing one gets its comma. */
export function registerName(raw: string, district: string, state: string, places: readonly string[]): RegisterName {
  const cell = plain(raw);
  // A cell in capitals but for "Ph." or "&nbsp;" is in capitals: then they say nothing.
  const [head = ''] = cell.replace(noise, '').split(',');
  const shouted = head.replace(/[^\p{Lu}]/gu, '').length > 3 * head.replace(/[^\p{Ll}]/gu, '').length;
  let text = cell.replace(leadingCode, '').replace(noise, '').replace(codeInBrackets, ' ').replace(/\?S\b/g, "'s");
  for (const [short, whole] of long) text = text.replace(short, whole);
  // "College-Rajkot": the place gets its comma before anything else is read into the name.
  text = mendWords(text).replace(dashBeforePlace, '$1, ');
  if (shouted) text = text.replace(/\s*&\s*/g, ' AND ').toUpperCase();
  text = text.replace(
    new RegExp(`(?:,\\s*${state}|(?<=\\b${district || '-'})\\s+${state}|[\\s,]+(?:MP|UP|CG|C G|M\\.P\\.?|U\\.P\\.?))\\.?\\s*$`, 'i'),
    '',
  );
  const lower = text.toLowerCase();
  const near = [district, ...places.filter((place) => lower.endsWith(place.toLowerCase()))];
  const tidy = tidyName(text.replace(wayInside, '$1'), near, state);
  let name = withoutWay(tidy.name.replace(wayInside, '$1').replace(street, '$1'), district).replace(/[\s,.&-]+$/, (end) =>
    end === '.' ? '.' : '',
  );
  for (const [lost, form] of shortForms)
    name = name.replace(lost, (found, ...groups) => (form === '' ? found.toUpperCase() : form.replace('$1', String(groups[0]))));
  name = commaBefore(name, district);
  if (name.length < 6) name = tidyName(raw, near, state).name || plain(raw);
  // "Hindu College of Education" is several; which one is said by its place.
  if (isGeneric(name) && district) name = `${name}, ${district}`;
  return { name, short: tidy.short, autonomous: tidy.autonomous };
}
