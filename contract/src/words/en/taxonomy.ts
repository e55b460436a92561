import { fieldNames, months, states, streamNames } from '../../taxonomy.ts';
import type { TaxonomyWords } from '../taxonomy-words.ts';

/** English is what the values are written in. */
const asItIs = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries<string>(values.map((value) => [value, value])) as Record<Value, string>;

export const texts: TaxonomyWords = {
  streams: streamNames,
  fields: fieldNames,
  classes: { '10': 'Class 10', '12': 'Class 12', graduate: 'Graduate' },
  minimumClasses: { '8': 'Class 8', '10': 'Class 10', '12': 'Class 12', graduate: 'A bachelor’s degree' },
  levels: { undergraduate: 'Undergraduate', postgraduate: 'Postgraduate', diploma: 'Diploma', certificate: 'Certificate' },
  entries: { 'after 10': 'After Class 10', 'after 12': 'After Class 12', 'after graduation': 'After a degree' },
  collegeTypes: { government: 'Government', private: 'Private', deemed: 'Deemed', autonomous: 'Autonomous' },
  states: asItIs(states),
  months: asItIs(months),
};
