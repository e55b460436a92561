import {
  fieldNames,
  streamNames,
  type CollegeType,
  type CourseLevel,
  type Field,
  type StudentClass,
  type Stream,
} from '@disha/contract/taxonomy';
import type { Texts } from './locale.ts';

interface TaxonomyTexts {
  streams: Record<Stream, string>;
  fields: Record<Field, string>;
  classes: Record<StudentClass, string>;
  levels: Record<CourseLevel, string>;
  collegeTypes: Record<CollegeType, string>;
}

/** Names of the shared words. English ones are the contract's. */
export const taxonomyTexts: Texts<TaxonomyTexts> = {
  en: {
    streams: streamNames,
    fields: fieldNames,
    classes: { '10': 'Class 10', '12': 'Class 12', graduate: 'Graduate' },
    levels: { undergraduate: 'Undergraduate', postgraduate: 'Postgraduate', diploma: 'Diploma', certificate: 'Certificate' },
    collegeTypes: { government: 'Government', private: 'Private', deemed: 'Deemed', autonomous: 'Autonomous' },
  },
};
