/** What a counsellor would add to the first choice: what is hard on the way, how many want it, what it costs. No source, no line. */
import type { ResultNote } from '@disha/contract/quiz';
import { gateFacts, isGateField } from '../gates.ts';
import type { Bank } from '../types.ts';
import { weakNotes } from '../weak-subjects.ts';
import type { Crowd, Price, Words } from '../words/words.ts';
import type { WordedAnswer } from './worded.ts';

/** How many want the places behind an exam, where that is known, and what they cost. */
export interface NoteFigures {
  crowds: { get: (exam: string) => SourcedCrowd | undefined } | undefined;
  fees: { readonly book: { band: (id: string) => SourcedPrice | undefined } };
}

export type SourcedCrowd = Crowd & { readonly sources: readonly string[] };
export type SourcedPrice = Price & { readonly sources: readonly string[] };

/** Tests change and so do their places: after two more cycles the figures are old, and say so. */
export const crowdGoodUntil = (year: number): string => `${year + 2}-12-31`;

/** A sheet of answers, understood. */
export interface ReadSheet {
  bank: Bank;
  picks: readonly number[];
}

interface Noting {
  words: Words;
  read: ReadSheet | undefined;
  figures: NoteFigures;
  /** "2026-11-18": figures that are old by then say so. */
  day: string;
}

type WordedRecommendation = WordedAnswer['recommendations'][number];

export function resultNotes(first: WordedRecommendation | undefined, noting: Noting): ResultNote[] {
  if (!first) return [];
  const { read, words } = noting;
  const weak = read ? weakNotes(read.bank, read.picks, first.fieldId, words) : [];
  return [...weak.map((note) => ({ kind: 'weak_subject' as const, ...note })), ...gateNotes(first, noting)];
}

function gateNotes({ bestFields, fieldId }: WordedRecommendation, { words, figures: { crowds, fees }, day }: Noting): ResultNote[] {
  const field = bestFields[0]?.fieldId ?? fieldId;
  if (!isGateField(field)) return [];
  const { exam, prices } = gateFacts[field];
  const said = words.gates[field];
  const crowd = crowds?.get(exam);
  const { book } = fees;
  const bands = prices.flatMap((id) => book.band(id) ?? []);
  const isPriced = bands.length > 0 && bands.length === prices.length;
  const [first = '', second = ''] = bands.map(words.price);
  return [
    ...(crowd
      ? [{ kind: 'competition' as const, text: ofItsTime(said.crowd(crowd), crowd, words, day), source: crowd.sources.join('; ') }]
      : []),
    ...(said.cost && isPriced
      ? [{ kind: 'cost' as const, text: said.cost({ first, second }), source: bands.flatMap(({ sources }) => sources).join('; ') }]
      : []),
  ];
}

const ofItsTime = (text: string, { year }: Crowd, { oldFigures }: Words, day: string): string =>
  crowdGoodUntil(year) < day ? `${text} ${oldFigures(year)}` : text;
