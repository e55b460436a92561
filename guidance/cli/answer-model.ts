/** How a person of the reference data answers a quiz they never saw. The model is part of the decision and is not tuned here. */
import { fieldsOf, isField, isStream, streamOf, type Field, type Stream } from '@disha/contract/taxonomy';
import { letters } from '../src/interests.ts';
import type { Bank, BankOption, BankQuestion } from '../src/types.ts';
import { profiles } from './profiles.ts';
import { dice, mix, type Dice } from './random.ts';

export const pull = 0.65;
export const noise = 0.76;
const ownBonus = 0.18;

export interface SimulatedPerson {
  /** Six z scores against the norms, in the order R I A S E C. */
  z: readonly number[];
  /** Their own field; in a quiz of a stream it is one of its fields. */
  field: Field;
}

export type Tags = Record<string, number>;

/**
 * What guidance:export prints: the field (else the stream) the option is about, and in Class 12 its letter beside it.
 * In Class 10 the field alone tells one stream from another, and a single tag can be read in one way only.
 */
export function tagsOf(option: BankOption): Tags {
  if (option.field) return { [option.field]: 1 };
  const leans = Object.fromEntries((option.leans ?? []).map((field) => [field, 0.5]));
  return { ...option.riasec, ...leans, ...(option.candidate !== null && { [option.candidate]: 1 }) };
}

/** The description of the model leaves some things open; another implementation may read them otherwise than ours. */
export interface AnswerReading {
  readonly name: string;
  /** Several tags: the sum brought back to length one, the plain sum by weight, or the mean by weight. */
  readonly join: 'unit' | 'sum' | 'mean';
  /** Is the direction of a single stream or letter brought to length one, or left as the mean and the centred vector come out? */
  readonly single: 'unit' | 'plain';
  /** Steps equally likely for a standard normal, or for the people who answer. */
  readonly cuts: 'normal' | 'people';
  /** The bonus for any own tag, or only where the option has one field or stream. */
  readonly bonus: 'any' | 'alone';
  readonly seed: number;
}

export const ours: AnswerReading = { name: 'ours', join: 'unit', single: 'unit', cuts: 'normal', bonus: 'any', seed: 0 };

function unit(v: readonly number[]): number[] {
  const length = Math.hypot(...v);
  return length === 0 ? v.map(() => 0) : v.map((x) => x / length);
}

function directionOf(tag: string, single: AnswerReading['single']): readonly number[] {
  if (isField(tag)) return unit(profiles.blend[tag]);
  const plain = isStream(tag) ? meanOf(fieldsOf(tag)) : letters.map((letter) => (letter === tag ? 1 : 0) - 1 / 6);
  return single === 'unit' ? unit(plain) : plain;
}

const meanOf = (fields: readonly Field[]): number[] =>
  letters.map((_, i) => fields.reduce((sum, field) => sum + (profiles.blend[field][i] ?? 0), 0) / fields.length);

/** Several tags: their directions added by weight and (ours) brought back to length one. */
export function direction(tags: Tags, { join, single }: AnswerReading = ours): number[] {
  const sum = letters.map(() => 0);
  for (const [tag, weight] of Object.entries(tags)) directionOf(tag, single).forEach((x, i) => (sum[i] = (sum[i] ?? 0) + weight * x));
  if (join === 'unit') return unit(sum);
  const weights = join === 'mean' ? Object.values(tags).reduce((a, b) => a + b, 0) : 1;
  return sum.map((x) => x / (weights || 1));
}

function isOwn(tags: Tags, person: { field: Field; stream: Stream }, class10: boolean, bonus: AnswerReading['bonus']): boolean {
  const named = Object.keys(tags).filter((tag) => isField(tag) || isStream(tag));
  if (bonus === 'alone' && named.length > 1) return false;
  return named.some((tag) => (class10 ? tag === person.stream || (isField(tag) && streamOf(tag) === person.stream) : tag === person.field));
}

interface AnswerModel {
  direction: number[];
  own: Set<Field>;
}

interface Prepared {
  question: BankQuestion;
  options: AnswerModel[];
  cuts: number[];
}

/** Equal-probability points of a standard normal, for four and five steps. */
const cutPoints: Record<number, number[]> = {
  4: [-0.6744897501960817, 0, 0.6744897501960817],
  5: [-0.8416212335729143, -0.2533471031357997, 0.2533471031357997, 0.8416212335729143],
};

/**
 * Prepares a bank once; the answer of a person is then a few hundred multiplications.
 * `people`: who answers, for a reading that cuts the scales by them.
 */
export function respondent(
  bank: Bank,
  reading: AnswerReading = ours,
  people: readonly SimulatedPerson[] = [],
): (person: SimulatedPerson, seed: number) => number[] {
  const class10 = bank.stream === null;
  const everyone = class10 ? bank.candidates.filter(isStream).flatMap((stream) => [...fieldsOf(stream)]) : bank.candidates.filter(isField);
  const prepared = bank.questions.map((question): Prepared => {
    const asked = question.kind === 'likert' ? question.options.slice(-1) : question.options;
    const options = asked.map((option) => {
      const tags = tagsOf(option);
      const own = everyone.filter((field) => isOwn(tags, { field, stream: streamOf(field) }, class10, reading.bonus));
      return { direction: direction(tags, reading), own: new Set<Field>(own) };
    });
    const steps = question.options.length;
    const cuts = reading.cuts === 'people' && question.kind === 'likert' ? cutByPeople(options[0]!, people, steps) : cutPoints[steps];
    return { question, options, cuts: cuts ?? [] };
  });
  const salt = [...bank.id].reduce((hash, char) => mix(hash ^ char.charCodeAt(0)), 1 + reading.seed);

  return (person, seed) => {
    const roll = dice(mix(seed) ^ salt);
    return prepared.map(({ question, options, cuts }) => {
      const appeal = options.map((option) => appealOf(option, person, roll));
      if (question.kind === 'likert') return cuts.filter((cut) => (appeal[0] ?? 0) > cut).length;
      return appeal.indexOf(Math.max(...appeal));
    });
  };
}

function cutByPeople(option: AnswerModel, people: readonly SimulatedPerson[], steps: number): number[] {
  const roll = dice(steps);
  const appeals = people.map((person) => appealOf(option, person, roll)).sort((a, b) => a - b);
  return Array.from({ length: steps - 1 }, (_, i) => appeals[Math.floor(((i + 1) * appeals.length) / steps)] ?? 0);
}

function appealOf(option: AnswerModel, person: SimulatedPerson, roll: Dice): number {
  let along = 0;
  for (let i = 0; i < 6; i++) along += (option.direction[i] ?? 0) * (person.z[i] ?? 0);
  return pull * along + noise * roll.normal() + (option.own.has(person.field) ? ownBonus : 0);
}
