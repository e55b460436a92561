/**
 * The fields of a stream to which the answers of Class 10 lean. Each field is measured against random answers, because the
 * quiz asks about some fields more often than others.
 */
import { fieldsOf, type Field, type Stream } from '@disha/contract/taxonomy';
import { loudness, type Scorer } from './score.ts';

/** The questions about a field. Each option's worth for it is centred, in units of the field's spread. */
type AskedPoints = readonly { readonly at: number; readonly points: readonly number[] }[];

const tables = new WeakMap<Scorer, Map<Field, AskedPoints>>();

function askedAbout(scorer: Scorer, field: Field): AskedPoints {
  let table = tables.get(scorer);
  if (!table) tables.set(scorer, (table = new Map<Field, AskedPoints>()));
  let asked = table.get(field);
  if (!asked) table.set(field, (asked = measure(scorer, field)));
  return asked;
}

function measure(scorer: Scorer, field: Field): AskedPoints {
  const asked = scorer.questions
    .filter(({ question }) => question.options.some((option) => option.field === field))
    .map(({ question, at }) => {
      const values = question.options.map((option, i) => (option.field === field ? loudness(question, i) : 0));
      const mean = values.reduce((a, b) => a + b, 0) / values.length;
      return { at, points: values.map((value) => value - mean) };
    });
  const variance = asked.reduce((sum, { points }) => sum + points.reduce((a, b) => a + b * b, 0) / points.length, 0);
  return asked.map(({ at, points }) => ({ at, points: points.map((value) => value / Math.sqrt(variance)) }));
}

export function bestFields(scorer: Scorer, picks: readonly number[], stream: Stream): Field[] {
  return fieldsOf(stream)
    .map((field, order) => {
      const z = askedAbout(scorer, field).reduce((sum, { at, points }) => sum + (points[picks[at] ?? 0] ?? 0), 0);
      return { field, order, z: Math.round(z * 1e9) / 1e9 };
    })
    .sort((a, b) => b.z - a.z || a.order - b.order)
    .slice(0, 2)
    .map(({ field }) => field);
}
