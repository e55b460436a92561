/** How a person of the reference data answers a quiz they never saw. The model is part of the decision and is not tuned here. */
import { fieldsOf, isField, isStream, streamOf, type Field, type Stream } from '@disha/contract/taxonomy';
import type { Bank, BankOption, BankQuestion, Letter } from '../src/types.ts';
import { profiles } from './profiles.ts';
import { dice, mix, type Dice } from './random.ts';

export const letters: readonly Letter[] = ['R', 'I', 'A', 'S', 'E', 'C'];
export const pull = 0.65;
export const noise = 0.76;
export const ownBonus = 0.18;

export interface Person {
  /** Six z scores against the norms, in the order R I A S E C. */
  z: readonly number[];
  /** Their own field; in a quiz of a stream it is one of its fields. */
  field: Field;
}

export type Tags = Record<string, number>;

/** What guidance:export prints: letters, and the field (else the stream) the option is about. */
export function tagsOf(option: BankOption): Tags {
  const about = option.field ?? option.candidate;
  const leans = Object.fromEntries((option.leans ?? []).map((field) => [field, 0.5]));
  return { ...option.riasec, ...leans, ...(about !== null && { [about]: 1 }) };
}

function unit(v: readonly number[]): number[] {
  const length = Math.hypot(...v);
  return length === 0 ? v.map(() => 0) : v.map((x) => x / length);
}

function directionOf(tag: string): number[] {
  if (isField(tag)) return unit(profiles.blend[tag]);
  if (isStream(tag)) {
    const fields = fieldsOf(tag);
    return unit(letters.map((_, i) => fields.reduce((sum, field) => sum + (profiles.blend[field][i] ?? 0), 0) / fields.length));
  }
  return unit(letters.map((letter) => (letter === tag ? 1 : 0) - 1 / 6));
}

/** Several tags: their directions added by weight and brought back to length one. */
export function direction(tags: Tags): number[] {
  const sum = letters.map(() => 0);
  for (const [tag, weight] of Object.entries(tags)) directionOf(tag).forEach((x, i) => (sum[i] = (sum[i] ?? 0) + weight * x));
  return unit(sum);
}

function isOwn(tags: Tags, person: { field: Field; stream: Stream }, class10: boolean): boolean {
  return Object.keys(tags).some((tag) =>
    class10 ? tag === person.stream || (isField(tag) && streamOf(tag) === person.stream) : tag === person.field);
}

interface Prepared {
  question: BankQuestion;
  options: { direction: number[]; own: Set<Field> }[];
  cuts: number[];
}

/** Equal-probability points of a standard normal, for four and five steps. */
const cutPoints: Record<number, number[]> = {
  4: [-0.6744897501960817, 0, 0.6744897501960817],
  5: [-0.8416212335729143, -0.2533471031357997, 0.2533471031357997, 0.8416212335729143],
};

/** Prepares a bank once; the answer of a person is then a few hundred multiplications. */
export function respondent(bank: Bank): (person: Person, seed: number) => number[] {
  const class10 = bank.stream === null;
  const everyone = class10 ? bank.candidates.filter(isStream).flatMap((stream) => [...fieldsOf(stream)]) : bank.candidates.filter(isField);
  const prepared = bank.questions.map((question): Prepared => {
    const asked = question.kind === 'likert' ? question.options.slice(-1) : question.options;
    const options = asked.map((option) => {
      const tags = tagsOf(option);
      const own = everyone.filter((field) => isOwn(tags, { field, stream: streamOf(field) }, class10));
      return { direction: direction(tags), own: new Set<Field>(own) };
    });
    return { question, options, cuts: cutPoints[question.options.length] ?? [] };
  });
  const salt = [...bank.id].reduce((hash, char) => mix(hash ^ char.charCodeAt(0)), 1);

  return (person, seed) => {
    const roll = dice(mix(seed) ^ salt);
    return prepared.map(({ question, options, cuts }) => {
      const appeal = options.map((option) => appealOf(option, person, roll));
      if (question.kind === 'likert') return cuts.filter((cut) => (appeal[0] ?? 0) > cut).length;
      return appeal.indexOf(Math.max(...appeal));
    });
  };
}

function appealOf(option: { direction: number[]; own: Set<Field> }, person: Person, roll: Dice): number {
  let along = 0;
  for (let i = 0; i < 6; i++) along += (option.direction[i] ?? 0) * (person.z[i] ?? 0);
  return pull * along + noise * roll.normal() + (option.own.has(person.field) ? ownBonus : 0);
}
