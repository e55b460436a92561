import type { FieldTexts } from '../field-texts.ts';
import { texts as courses } from './courses.ts';
import { ruleFields, ruleHints, ruleValues } from './rule-words.ts';
import { texts as taxonomy } from './taxonomy.ts';

export const texts: FieldTexts = {
  fields: {
    name: 'Name',
    shortName: 'Short name',
    description: 'Description',
    stream: 'Stream',
    field: 'Field',
    otherFields: 'Other fields it belongs to',
    level: 'Level',
    duration: 'Duration',
    'eligibility.minimumClass': 'What must be passed before',
    'eligibility.minimumPercentage': 'Minimum marks, in per cent',
    'eligibility.requiredSubjects': 'Required subjects',
    'eligibility.entranceExams': 'Entrance exams',
    'eligibility.note': 'More about eligibility',
    careerOptions: 'Careers after it',
    'careerOptions.jobTitle': 'Job',
    'careerOptions.description': 'Description',
    'careerOptions.growthProspects': 'Growth',
    'careerOptions.sector': 'Where people work',
    'skills.technical': 'Technical skills',
    'skills.soft': 'Personal skills',
    topColleges: 'Top colleges',
    higherStudyOptions: 'Further study',
    'higherStudyOptions.courseName': 'Course',
    'higherStudyOptions.duration': 'Duration',
    'higherStudyOptions.description': 'Description',
    ...ruleFields,
    sources: 'Sources',
    asOf: 'Last checked',
  },
  values: {
    ...ruleValues,
    stream: taxonomy.streams,
    field: taxonomy.fields,
    otherFields: taxonomy.fields,
    level: taxonomy.levels,
    'eligibility.minimumClass': courses.detail.classes,
    'careerOptions.growthProspects': courses.growth,
    'careerOptions.sector': courses.sector,
  },
  hints: {
    ...ruleHints,
    duration: 'For example: 4 years, 18 months.',
    'eligibility.entranceExams': 'Each as it stands at the end of the address of its page: jee-main.',
    topColleges: 'Each as it stands at the end of the address of its page: iit-bombay.',
  },
};
