/** What a tool has at hand, and what all of them say alike. */
import { addressIn, type Language } from '@disha/contract/languages';
import type { AnswerBody, AnswerCertainty } from '@disha/contract/mcp.answers';
import type { ToolAsks, ToolName, ToolStudent } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import type { Book } from '@disha/eligibility/types';
import { worded } from '../../http/language.ts';
import type { Ask } from './ask.ts';

export interface ToolFacts {
  /** What an item is called in a language. */
  nameOf: (kind: string, id: string, language: Language) => string;
  /** The rules that verdicts are made by. */
  book: () => Book;
  /** The day of India. */
  today: () => string;
  /** The month of the newest fact. */
  newest: () => string;
}

export interface ToolContext extends ToolFacts {
  ask: Ask;
  language: Language;
}

export type Tool<Name extends ToolName> = (asked: ToolAsks[Name], context: ToolContext) => Promise<AnswerBody<Name>>;

/** The page of an item, without the server's own address. */
export const itemPage = (kind: string, id: string, language: Language): string => addressIn(language, `/${kind}/${id}`);

const fromBest: readonly AnswerCertainty[] = ['A', 'B', 'C'];
/** Of several facts the least. */
export function leastSure(all: readonly (AnswerCertainty | undefined)[]): AnswerCertainty {
  const known = all.filter((one) => one !== undefined && fromBest.includes(one));
  return known.length === 0
    ? 'not stated'
    : (fromBest[Math.max(...known.map((one) => fromBest.indexOf(one as AnswerCertainty)))] as AnswerCertainty);
}

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Sentences on what is not known, in the language of the answer. */
export const inLanguage = (language: Language, ...said: readonly (Said | false)[]): string[] =>
  said.flatMap((one) => (one === false ? [] : [worded(one, language).message]));

export const namedIn =
  ({ nameOf, language }: ToolContext, kind: string) =>
  (id: string) => ({ id, name: nameOf(kind, id, language) });

function onYear(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return moved.endsWith('-02-29') ? `${moved.slice(0, 8)}28` : moved;
}
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The first and the last day on which somebody of that age can have been born. */
export const bornBetween = (age: number, today: string): { oldest: string; youngest: string } => ({
  oldest: dayAfter(onYear(today, -age - 1)),
  youngest: onYear(today, -age),
});

/** As the endpoints take a student, without the age. */
export function withoutAge({ ageYears: _, ...student }: ToolStudent): Omit<ToolStudent, 'ageYears'> {
  return student;
}

export const ageNote = (language: Language, age: number | undefined): string[] =>
  inLanguage(language, age !== undefined && say('mcp.ageInYears'));

const isBlank = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const spaced = (name: string) => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

/** Texts of what an item, or a part of it, does not say. */
export function blanksOf(item: object, language: Language): string[] {
  return Object.entries(item).flatMap(([name, value]) => {
    if (isPart(value)) return blanksOf(value, language);
    return inLanguage(language, isBlank(value) && say('mcp.fieldNotKnown', { field: spaced(name) }));
  });
}
