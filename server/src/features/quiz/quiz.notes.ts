/** What a counsellor would add to the first choice: what is hard on the way, how many want it, what it costs. No source, no line. */
import type { CrowdRow } from '@disha/contract/crowds.files';
import type { ResultNote } from '@disha/contract/quiz';
import { gates, isGateField } from '@disha/guidance/gates';
import type { Bank } from '@disha/guidance/types';
import { weakNotes } from '@disha/guidance/weak-subjects';
import type { Words } from '@disha/guidance/words/words';
import { crowdGoodUntil, type Crowds } from '../../catalog/shipped/crowd-files.ts';
import type { FeeBook } from '../../catalog/fees/fees.ts';
import type { Worded } from './quiz.stored.ts';

/** How many want the places behind an exam, where that is known, and what they cost. */
export interface NoteFigures {
  crowds: Crowds | undefined;
  fees: { readonly book: Pick<FeeBook, 'band'> };
}

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

type WordedRecommendation = Worded['recommendations'][number];

export function resultNotes(first: WordedRecommendation | undefined, noting: Noting): ResultNote[] {
  if (!first) return [];
  const { read, words } = noting;
  const weak = read ? weakNotes(read.bank, read.picks, first.fieldId, words) : [];
  return [...weak.map((note) => ({ kind: 'weak_subject' as const, ...note })), ...gateNotes(first, noting)];
}

function gateNotes({ bestFields, fieldId }: WordedRecommendation, { words, figures: { crowds, fees }, day }: Noting): ResultNote[] {
  const field = bestFields[0]?.fieldId ?? fieldId;
  if (!isGateField(field)) return [];
  const { exam, prices } = gates[field];
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

const ofItsTime = (text: string, { year }: CrowdRow, { oldFigures }: Words, day: string): string =>
  crowdGoodUntil(year) < day ? `${text} ${oldFigures(year)}` : text;
