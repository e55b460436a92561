/** Class 10: which fields of a stream the answers lean to. Each field is measured against random answers, as it is asked about more or less often. */
import { fieldNames, fieldsOf, type Field, type Stream } from '@disha/contract/taxonomy';
import { loudness, type Scorer } from './score.ts';

export function bestFields(scorer: Scorer, picks: readonly number[], stream: Stream): { fieldId: Field; fieldName: string }[] {
  const scored = fieldsOf(stream).map((field, order) => {
    let sum = 0;
    let variance = 0;
    for (const { question, at } of scorer.questions) {
      const values = question.options.map((option, i) => (option.field === field ? loudness(question, i) : 0));
      const mean = values.reduce((a, b) => a + b, 0) / values.length;
      variance += values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length;
      sum += (values[picks[at] ?? 0] ?? 0) - mean;
    }
    return { field, order, z: variance === 0 ? 0 : Math.round((sum / Math.sqrt(variance)) * 1e9) / 1e9 };
  });
  return scored
    .sort((a, b) => b.z - a.z || a.order - b.order)
    .slice(0, 2)
    .map(({ field }) => ({ fieldId: field, fieldName: fieldNames[field] }));
}
