/** Reads people (columns of the reference table) and deals them out by quiz. */
import { readFileSync } from 'node:fs';
import { isField, streamOf, type Field } from '@disha/contract/taxonomy';
import type { Bank, Candidate } from '../src/types.ts';
import { letters } from '../src/interests.ts';
import type { SimulatedPerson } from './answer-model.ts';
import { profiles } from './profiles.ts';
import { mix } from './random.ts';

export interface PersonRow {
  /** Position in the file, from 0: names the person for the split and for the seed. */
  index: number;
  z: number[];
  /** As the file says it; "law" when the major does not tell which of the two law fields. */
  field: Field | 'law';
}

export type PeoplePart = 'all' | 'fit' | 'held' | 'fifth';

/** Half of the rows are for fitting, the other half for checking; a hash of the row's position decides. */
const sampleHalf = (index: number): 'fit' | 'held' => (mix(index) % 2 === 0 ? 'fit' : 'held');

/** A fifth of all rows, drawn by a seed from the half that nothing was fitted or chosen on. */
const fifthSeed = 36;
const isIn = (index: number, part: PeoplePart): boolean =>
  part === 'all' || (part === 'fifth' ? sampleHalf(index) === 'held' && mix(mix(index) ^ fifthSeed) % 5 < 2 : sampleHalf(index) === part);

export function readPeople(file: string, part: PeoplePart = 'all'): PersonRow[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const column = new Map(head.split(',').map((name, i) => [name.trim(), i]));
  for (const name of [...letters, 'field']) {
    if (!column.has(name)) throw new Error(`${file}: no column ${name}`);
  }
  const rows: PersonRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isIn(index, part)) continue;
    const cells = line.split(',');
    const cell = (name: string): string => cells[column.get(name) ?? -1]?.trim() ?? '';
    const field = cell('field');
    const z = letters.map((letter, i) => (Number(cell(letter)) - (profiles.mean[i] ?? 0)) / (profiles.sd[i] ?? 1));
    if ((field === 'law' || isField(field)) && z.every(Number.isFinite)) rows.push({ index, z, field });
  }
  return rows;
}

export interface ExpectedTaker {
  person: SimulatedPerson;
  index: number;
  /** The right answer of this quiz for this person. */
  candidate: Candidate;
}

/** Who can take this quiz, and what is right for them. A law student may sit in Commerce or in Arts, and in Class 10 which is unknown. */
export function takersOf(bank: Bank, rows: readonly PersonRow[]): ExpectedTaker[] {
  return rows.flatMap(({ index, z, field: said }): ExpectedTaker[] => {
    const isLaw = said === 'law' || said === 'law_commerce' || said === 'law_arts';
    if (bank.stream === null) {
      if (said === 'law') return [];
      return [{ person: { z, field: said }, index, candidate: streamOf(said) }];
    }
    const field: Field | undefined = isLaw
      ? bank.stream === 'commerce'
        ? 'law_commerce'
        : bank.stream === 'arts'
          ? 'law_arts'
          : undefined
      : said;
    return field && bank.candidates.includes(field) ? [{ person: { z, field }, index, candidate: field }] : [];
  });
}

/** The same number of sheets for every candidate: few people answer more often, each time with new noise. */
export function balanced(
  takers: readonly ExpectedTaker[],
  candidates: readonly Candidate[],
  sheets: number,
): { taker: ExpectedTaker; seed: number }[] {
  return candidates.flatMap((candidate) => {
    const mine = takers.filter((taker) => taker.candidate === candidate);
    if (mine.length === 0) return [];
    return Array.from({ length: sheets }, (_, i) => {
      const taker = mine[i % mine.length] as ExpectedTaker;
      return { taker, seed: taker.index * 1009 + Math.floor(i / mine.length) };
    });
  });
}
