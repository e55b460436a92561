import { fieldNames, streamNames } from '@disha/contract/taxonomy';
import type { TaxonomyTexts } from '../taxonomy.ts';

/** The contract's own names. */
export const texts: TaxonomyTexts = {
  streams: streamNames,
  fields: fieldNames,
  classes: { '10': 'Class 10', '12': 'Class 12', graduate: 'Graduate' },
  levels: { undergraduate: 'Undergraduate', postgraduate: 'Postgraduate', diploma: 'Diploma', certificate: 'Certificate' },
  entries: { 'after 10': 'After Class 10', 'after 12': 'After Class 12', 'after graduation': 'After a degree' },
  collegeTypes: { government: 'Government', private: 'Private', deemed: 'Deemed', autonomous: 'Autonomous' },
  states: {},
};
