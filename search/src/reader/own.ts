/**
 * What in a typed text is the student's own: rank, marks, per cent, category, income, girl or boy. It is taken out before the text is
 * written into an address or sent to anybody, and goes to the feature that can use it in the fragment of a link.
 */
import { foldForSearch } from '../text.ts';
import {
  between,
  besideTribe,
  categoryWords,
  categoryPairs,
  familyExams,
  female,
  male,
  ofColleges,
  ofPapers,
  ofPin,
  ofSchemes,
  times,
  units,
  type Unit,
} from './own-words.ts';

export interface TypedOwn {
  rank?: number;
  categoryRank?: number;
  percentile?: number;
  percent?: number;
  marks?: number;
  income?: number;
  fees?: number;
  category?: string;
  gender?: 'female' | 'male';
}

export interface Split {
  /** The text without it. */
  rest: string;
  own: TypedOwn;
}

interface Word {
  typed: string;
  folded: string;
  number: number | undefined;
  isOwn: boolean;
}

const indicDigit =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
const asLatin = (digit: string) => String(((digit.codePointAt(0) ?? 0) - 6) & 0xf);
/** Of Classes 8 to 12, of a group or a paper: names have such numbers, a rank is not told so. */
const smallest = 100;
const pin = /^[1-8]\d{5}$/;
const isYear = (number: number) => number >= 2010 && number <= 2040;
/** Beyond every test's marks. */
const highestMarks = 1000;

function wordsOf(text: string): Word[] {
  return text
    .replace(indicDigit, asLatin)
    .replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d{2,3},)/g, '$1')
    .replace(/(\d) ?%(?!\s*ile)/g, '$1 % ')
    .replace(/(\d)(lakhs?|lacs?|k|percentile|percent|marks?)(?![a-z])/gi, '$1 $2')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((typed) => ({
      typed,
      folded: typed === '%' ? '%' : foldForSearch(typed),
      number: /^[#(]?\d+(\.\d+)?[),.?]*$/.test(typed) ? Number.parseFloat(typed.replace(/^[#(]/, '')) : undefined,
      isOwn: false,
    }));
}

const unitOf = (folded: string): Unit | undefined => (Object.keys(units) as Unit[]).find((unit) => units[unit].has(folded));

interface Said {
  unit: Unit;
  at: number;
}

/** The unit that stands nearest: behind the number first, then before it, with little words between. */
function unitBeside(words: readonly Word[], at: number, end: number): Said | undefined {
  for (const [from, step] of [
    [end + 1, 1],
    [at - 1, -1],
  ] as const) {
    for (let place = from, far = 0; far < 4; place += step, far += 1) {
      const folded = words[place]?.folded ?? '';
      const unit = unitOf(folded);
      if (unit !== undefined && words[place]?.isOwn === false) return { unit, at: place };
      if (!between.has(folded)) break;
    }
  }
  return undefined;
}

const isPlaceCode = (words: readonly Word[], at: number) =>
  pin.test(words[at]?.typed ?? '') && words.slice(Math.max(0, at - 2), at + 3).some(({ folded }) => ofPin.has(folded));

function unitOfBare(value: number, wasTimes: boolean): Unit | undefined {
  if (!Number.isInteger(value)) return value <= 100 ? 'percentile' : undefined;
  if (value < smallest || (isYear(value) && !wasTimes)) return undefined;
  return value <= highestMarks ? 'marks' : 'rank';
}

function take(words: Word[], from: number, to: number): void {
  for (const word of words.slice(from, to + 1)) word.isOwn = true;
}

function numbersOf(words: Word[], own: TypedOwn): void {
  for (const [at, { number, isOwn }] of words.entries()) {
    if (number === undefined || isOwn || isPlaceCode(words, at)) continue;
    const by = times[words[at + 1]?.folded ?? ''];
    const end = by === undefined ? at : at + 1;
    const value = number * (by ?? 1);
    const beside = unitBeside(words, at, end);
    const isClass = Number.isInteger(value) && value <= 12 && beside?.unit !== 'rank' && beside?.unit !== 'income';
    const unit = isClass ? undefined : (beside?.unit ?? unitOfBare(value, by !== undefined));
    if (unit === undefined) continue;
    note(own, unit, value, words, beside);
    take(words, Math.min(at, beside?.at ?? at), Math.max(end, beside?.at ?? end));
  }
}

function note(own: TypedOwn, unit: Unit, value: number, words: readonly Word[], beside: Said | undefined): void {
  if (unit === 'rank') {
    const before = words[(beside?.at ?? 0) - 1]?.folded ?? '';
    if (beside && (before === 'category' || before === 'cat' || Object.hasOwn(categoryWords, before))) own.categoryRank ??= value;
    else own.rank ??= value;
  } else if (unit === 'score') own.marks ??= value;
  else own[unit] ??= value;
}

function categoryOf(words: Word[], own: TypedOwn): void {
  for (const [at, { folded, isOwn }] of words.entries()) {
    if (isOwn) continue;
    const [before, behind] = [words[at - 1]?.folded ?? '', words[at + 1]?.folded ?? ''];
    const pair = categoryPairs[`${folded} ${behind}`];
    if (pair !== undefined) {
      own.category ??= pair;
      take(words, at, at + 1);
      continue;
    }
    const category = Object.hasOwn(categoryWords, folded) ? categoryWords[folded] : undefined;
    if (category === undefined || ofPapers.has(behind)) continue;
    // "B Sc" is a degree, "St Xavier's" a saint.
    if (folded === 'sc' && /^[bm]$/.test(before)) continue;
    if (folded === 'st' && !besideTribe.has(before) && !besideTribe.has(behind) && !besideTribe.has(words[at + 2]?.folded ?? '')) continue;
    own.category ??= category;
    take(words, at, behind === 'category' || behind === 'caste' || behind === 'quota' ? at + 1 : at);
  }
}

function genderOf(words: Word[], own: TypedOwn): void {
  for (const [at, { folded, isOwn }] of words.entries()) {
    const gender = female.has(folded) ? 'female' : male.has(folded) ? 'male' : undefined;
    if (gender === undefined || isOwn) continue;
    const beside = words.slice(Math.max(0, at - 2), at + 4).map((word) => word.folded);
    if (beside.some((word) => ofColleges.has(word)) || ofSchemes.has(words[at + 1]?.folded ?? '')) continue;
    own.gender ??= gender;
    take(words, at, at);
  }
}

export function splitOwn(text: string): Split {
  const words = wordsOf(text);
  const own: TypedOwn = {};
  numbersOf(words, own);
  categoryOf(words, own);
  genderOf(words, own);
  // Where nothing is anybody's own the text stays as it was typed, letter by letter.
  if (Object.keys(own).length === 0) return { rest: text.trim(), own };
  const rest = words.filter(({ isOwn }) => !isOwn);
  const family = rest.map(({ folded }) => folded).join(' ');
  const exam = isPlaced(own) && Object.hasOwn(familyExams, family) ? familyExams[family] : undefined;
  return { rest: exam ?? rest.map(({ typed }) => typed).join(' '), own };
}

/** A place among those who sat a test was told. */
export const isPlaced = ({ rank, categoryRank, percentile, marks }: TypedOwn): boolean =>
  [rank, categoryRank, percentile, marks].some((value) => value !== undefined);

export const isNothing = (own: TypedOwn): boolean => Object.keys(own).length === 0;
