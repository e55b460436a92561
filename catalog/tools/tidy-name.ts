/** Names as a careful editor would write them: from the registers' capitals, codes and doubled places. */
import { acronyms, alternatives, exact, genericWords, shouted, smallWords, spelling } from './words.ts';

/** Mojibake, typographic quotes and dashes of the registers, as plain characters. */
export function plain(text: string): string {
  return text
    .replace(/&nbsp;/g, ' ')
    .replace(/â\s|Â|\u00a0|\u200b/g, ' ')
    .replace(/[\u0080-\u009f]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”"]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

const keep = (text: string) => text.replace(/\s{2,}/g, ' ').trim();

/** Codes that universities put before or after the name, PINs and the address that some registers run on with. */
function withoutCodes(text: string): string {
  return text
    .replace(/\(\s*Inst\. Code[^)]*\)/gi, ' ')
    .replace(/,?\s*\bSector\s*-?\s*\d+/gi, ' ')
    .replace(/\((?:Formerly|Formely|Former|Prev\.?|Previously|Estd\.?)[^)]*\)?/gi, ' ')
    .replace(/\bat\s+plot\s+no\b.*$/i, ' ')
    .replace(/[\s.,-]*\b(?:Tal|Tq|Dist|Distt|Dt)\b[\s.:-]+[A-Z][a-z]+.*$/i, ' ')
    .replace(/[\s.,-]*\b[1-9]\d{2}[ -]?\d{3}\b.*$/, ' ')
    .replace(/^\s*\d{3,6}\s*-\s*/, '')
    .replace(/\s*\(\d{2,4}\)\s*$/, '')
    .replace(/(?<=\p{L})[\s.,-]+\d{2,4}\s*$/u, '')
    .replace(/,?\s*\bP\.?\s?O\.?[\s-]+(?=[A-Z])/g, ', ')
    .replace(/\s*\b(?:V\.?P\.?O|Vill(?:age)?)\.?\s*-?\s*(?=[A-Z])/g, ', ');
}

const states = 'M\\.?P|U\\.?P|C\\.?G|A\\.?P|H\\.?P|W\\.?B|Raj|Haryana|Odisha|Punjab|Gujarat';

/** Brackets: dropped when they only repeat, opened when they hold a place. Gives the text and the acronyms found. */
function withoutBrackets(text: string): { text: string; short: string[] } {
  const short: string[] = [];
  let out = text.replace(/\(([^()]*)$/, '($1)');
  out = out.replace(/\s*,?\s*\(([^()]*)\)/g, (whole: string, inner: string) => {
    const content = inner.trim();
    if (/^(auto|autonomous|a|the)?$/i.test(content) || /autonomous/i.test(content)) return ' ';
    if (new RegExp(`^(?:${states})\\.?$`, 'i').test(content)) return ' ';
    if (/^deemed/i.test(content)) return ' ';
    if (/^[A-Z]{2,8}$|^[A-Z][a-z]{2,8}$|^[A-Z]+[A-Za-z]*-[A-Z]$/.test(content) && isInitials(content, text)) {
      short.push(content.toUpperCase());
      return ' ';
    }
    if (/^P\.?G\.?$/i.test(content)) return ' PG';
    return whole;
  });
  return { text: keep(out), short };
}

/** Whether the letters are initials of words of the name, in order. */
function isInitials(letters: string, name: string): boolean {
  const initials = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s,&.-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase());
  let at = 0;
  for (const letter of letters.toUpperCase().replace(/[^A-Z]/g, '')) {
    const found = initials.indexOf(letter, at);
    if (found < 0) return /^(IHRD|NIELIT|CIPET|NALSR|VISTAS|FISAT|SISTEC)$/i.test(letters);
    at = found + 1;
  }
  return true;
}

/** "M S Ramaiah", "M. S. Ramaiah" -> "M.S. Ramaiah"; "Dr.B.R.Ambedkar" -> "Dr. B.R. Ambedkar"; "P.G." -> "PG". */
function initialsTidy(text: string): string {
  return keep(
    text
      .replace(/\b(Dr|Mr|Smt|Sri|Shri|Shree|St|Pt|Prof|Prin|Adv|Er|Fr|Late|Govt|Ch|Sant|Swami)\.(?=\S)/gi, '$1. ')
      .replace(/\bP\.?\s?G\.?\s*(?=College|Girls|Degree|Institute|Mahavidyalaya|Cent|Study|Department|and\b|&|$|,)/g, 'PG ')
      .replace(/\bU\.?\s?G\.?\s*(?=and\b|&)/g, 'UG ')
      .replace(/\bB\.\s?Ed\b\.?/gi, 'B.Ed.')
      .replace(/\b(?:B\.\s?C\.\s?A\.?)(?=\s|,|$)/g, 'BCA')
      .replace(/\b(?:B\.\s?B\.\s?A\.?)(?=\s|,|$)/g, 'BBA')
      .replace(/(?<![\p{L}'])(\p{Lu})\.?\s+(?=\p{Lu}(?:\.|\s|$)(?!\s?&))/gu, '$1.')
      .replace(/(?<![\p{L}'])((?:\p{Lu}\.)+)(\p{Lu})(?=\s+\p{L})/gu, '$1$2.')
      .replace(/(?<![\p{L}'])((?:\p{Lu}\.)+)(?=\p{Lu}\p{L})/gu, '$1 ')
      .replace(/(?<![\p{L}'.&-])(\p{Lu}) (?=\p{Lu}\p{Ll}{2,})/gu, '$1. '),
  );
}

/** `allCaps`: the whole text is in capitals, so that capitals say nothing. */
function caseOf(word: string, first: boolean, allCaps = false): string {
  const letters = word.replace(/[^\p{L}]/gu, '');
  const lower = letters.toLowerCase();
  if (letters === '') return word;
  const stem = /^[^\p{L}]*\p{L}+(?='s\b)/u.exec(word);
  if (stem) return caseOf(stem[0], first, allCaps) + word.slice(stem[0].length).toLowerCase();
  if (spelling.has(lower) && /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(word)) return word.replace(/\p{L}+/u, () => spelling.get(lower) ?? lower);
  if (!first && smallWords.has(lower) && letters.length === word.length) return lower;
  if (exact.has(lower) && letters.length > 1 && /^\p{L}+[^\p{L}]*$/u.test(word)) {
    const fixed = exact.get(lower) ?? lower;
    return word.replace(/\p{L}+/u, first ? fixed.charAt(0).toUpperCase() + fixed.slice(1) : fixed);
  }
  if (/^\(?\p{Lu}{2,6}[.,):;]*$/u.test(word) && !shouted.has(letters) && !allCaps) return word;
  if (acronyms.has(letters.toUpperCase()) && letters.length <= 8 && /^\(?\p{L}+[.,):;]*$/u.test(word)) return word.toUpperCase();
  if (/^(?:\p{Lu}\.)+\p{Lu}?[,.]*$/u.test(word)) return word;
  if (/\p{Ll}\p{Lu}/u.test(word) && /Mc|Mac|Raja|Sai|GiSL|SISTec/.test(word)) return word;
  return word.replace(/\p{L}+/gu, (part: string, at: number) => {
    const before = word.slice(0, at);
    if (before.endsWith("'") && part.length <= 2) return part.toLowerCase();
    if (before.endsWith('-') && smallWords.has(part.toLowerCase())) return part.toLowerCase();
    if (before.endsWith('-') && /^[ei]$/i.test(part)) return part.toLowerCase();
    if (part.length === 1) return part.toUpperCase();
    return part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
  });
}

export function cased(text: string): string {
  const allCaps = !/\p{Ll}{2}/u.test(text);
  return text
    .split(' ')
    .map((word, i) => caseOf(word, i === 0, allCaps))
    .join(' ');
}

/** The place at the end said twice, or said already inside the name. */
function withoutDoubledPlace(text: string): string {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const kept: string[] = [];
  for (const part of parts) {
    const before = kept.join(', ').toLowerCase();
    const place = part.toLowerCase().replace(/[.]/g, '');
    const alone = /^[\p{L}]+$/u.test(place) && !genericWords.has(place);
    if (kept.length > 0 && alone && new RegExp(`(^|[\\s,])${place}($|[\\s,])`).test(before)) continue;
    kept.push(part);
  }
  let out = kept.join(', ');
  // "Koppal Institute of Medical Sciences Koppal"
  const [, place, rest] = /^(\p{L}{4,}) (.+?),? \1$/u.exec(out) ?? [];
  if (place !== undefined && !genericWords.has(place.toLowerCase())) out = `${place} ${rest}`;
  return out;
}

const heads = alternatives(`
  College Colleges Institute University Mahavidyalaya Vishwavidyalaya Academy Sciences Science Technology Management School
  Campus Commerce Women Girls Engineering Education Studies Research Arts Architecture Applications Hospital Polytechnic
  Institutions PG
`);

/** A trailing place gets its comma: "Government College Gurdaspur" -> "Government College, Gurdaspur". */
function commaBeforePlace(text: string, places: readonly string[]): string {
  for (const place of places) {
    const match = new RegExp(`^(.*\\b(?:${heads}))\\s*-?\\s+(${place.replace(/[.()]/g, '\\$&')})$`, 'iu').exec(text);
    if (match) return `${match[1]}, ${match[2]}`;
  }
  return text;
}

const tails = alternatives(`
  College Mahavidyalaya Polytechnic Technology Engineering Commerce Women Girls Sciences? Management Arts Education Studies
  Applications? BCA BBA University
`);
const tailHeads = new RegExp(`^(.*\\b(?:${tails})) ((?:\\p{Lu}[\\p{L}.'-]+ ?){1,3})$`, 'u');
const noPlace = /^(?:Academe|Centre|Center|Excellence|Foundation|Mahavidyalaya|Kerala|Society's|Road)$/;

/** An unknown village at the end gets its comma too, when no word of it can belong to the name. */
function commaBeforeTail(text: string, places: readonly string[]): string {
  const [, head, tail] = tailHeads.exec(text) ?? [];
  if (head === undefined || tail === undefined) return text;
  const words = tail.trim().split(' ');
  if (words.some((word) => genericWords.has(word.toLowerCase()) || noPlace.test(word) || /^\p{Lu}+$/u.test(word) || /\.$/.test(word)))
    return text;
  const last = words[words.length - 1] ?? '';
  const known = words.length > 1 && places.includes(last);
  return `${head}, ${known ? `${words.slice(0, -1).join(' ')}, ${last}` : words.join(' ')}`;
}

export interface TidyName {
  name: string;
  autonomous: boolean;
  short: string[];
}

/** `places`: the district and towns the name may end with. Gives the name, whether it says autonomous, and acronyms it held. */
export function tidyName(raw: string, places: readonly string[] = [], state = ''): TidyName {
  const autonomous = /\(\s*(?:[^)]*\b)?auto(?:nomous)?\b[^)]*\)|[-,]\s*autonomous\b/i.test(raw);
  const opened = withoutBrackets(withoutCodes(plain(raw).replace(/\[/g, '(').replace(/\]/g, ')')));
  let name = opened.text
    .replace(/[-\s]\s*Autonomous(?=$|,)/gi, '')
    .replace(/^[\s:.,"'-]+/, '')
    .replace(/\bGovt\.?,/gi, 'Government')
    .replace(/\s+'\s?S\b/g, "'s")
    .replace(/'S\b/g, "'s")
    .replace(/(\p{L})\((?=\p{L})/gu, '$1 (')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\bR and D\b/g, 'R&D')
    .replace(/\b(Arts|Science|Commerce)\/(?=\p{L})/gu, '$1 and ')
    .replace(/\s+-\s*(?=\p{Lu}\p{Ll}+$)|(?<=\p{Ll}{3}\.?)-\s*(?=\p{Lu}\p{Ll}{3,}$)/gu, ', ')
    .replace(/([.,])\1+/g, '$1')
    .replace(/\b(College|Mahavidyalaya|Mahavidyalya|Commerce|Management)\.\s+(?=\p{Lu})/gu, '$1, ')
    .replace(/\s+([,.)])/g, '$1')
    .replace(/,(?=\S)/g, ', ')
    .replace(/,(\s*,)+/g, ',')
    .replace(/\b(Engg|Engineering)\.?,?\s+(and|of)\s+Tech\b\.?/gi, 'Engineering $2 Technology')
    .replace(/\b(of|and)\s+Tech\b\.?(?=$|[\s,])/gi, '$1 Technology')
    .replace(/\b(Science|Engineering|Engg\.?)\s+and\s+Tech\b\.?/gi, '$1 and Technology')
    .replace(/\b(Engg|Mgmt|Mgt|Inst|Instt|Govt|Comm|Univ)\./gi, '$1 ');
  name = cased(initialsTidy(keep(name)));
  name = name
    .replace(/\b(Dr|Smt|Pt|Prof|Prin|Adv|Fr|Er|St|Ch)\.? (?=[\p{L}])/gu, '$1. ')
    .replace(/\bB\. Ed\.? /g, 'B.Ed. ')
    .replace(/(?<=\s\p{Lu}{3,})\.(?= \p{Lu})/gu, '')
    .replace(/\b(Sri|Shri|Shree|Sant)\. /g, '$1 ')
    .replace(/\b(Trust|Mandal|Foundation|Prasarak)s,? (?=\p{Lu})(?!Group)/gu, "$1's ")
    .replace(/'s, (?=\p{Lu})/gu, "'s ")
    .replace(/ '([\p{Lu}])' /gu, " '$1' ")
    .replace(/[\s,.:;-]+$/, (end) => (/^\.$/.test(end) ? '.' : ''));
  name = keep(name).replace(/(?<=\p{Ll}{3})\.$/u, '');
  name = withoutDoubledPlace(commaBeforeTail(commaBeforePlace(withoutDoubledPlace(name), places), places));
  if (state && name.endsWith(`, ${state}`)) name = name.slice(0, -state.length - 2);
  return { name: keep(name), autonomous, short: opened.short };
}

/** True when nothing in the name tells which one it is: "Government Medical College". */
export const isGeneric = (name: string): boolean =>
  !name.includes(',') &&
  name
    .toLowerCase()
    .split(/[\s]+/)
    .every((word) => genericWords.has(word.replace(/[^a-z'-]/g, '')));
