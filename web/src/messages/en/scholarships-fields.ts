import { states } from '@disha/contract/taxonomy';
import { asWritten } from '../as-written.ts';
import type { FieldTexts } from '../field-texts.ts';
import { texts as scholarships } from './scholarships.ts';

export const texts: FieldTexts = {
  fields: {
    name: 'Name',
    otherNames: 'Also called',
    provider: 'Given by',
    scope: 'Where',
    states: 'For students of these states',
    stages: 'For those',
    who: 'Who can get it',
    incomeCeiling: 'Family income up to, rupees a year',
    incomeNote: 'More about income',
    minimumMarks: 'Marks',
    benefit: 'What you get',
    apply: 'How to apply',
    'window.text': 'When to apply',
    'window.year': 'Of which year that is',
    officialLink: 'Official website',
    forGirls: 'Only for girls',
    categories: 'Groups',
    certainty: 'Certainty',
    note: 'Note',
    sources: 'Sources',
    asOf: 'Last checked',
  },
  values: {
    scope: { central: 'All India', state: 'One state' },
    states: asWritten(states),
    stages: scholarships.stages,
    categories: scholarships.categories,
    certainty: { A: 'A: read at the source', B: 'B: from weaker sources' },
  },
  hints: { 'window.year': 'As 2025-26.' },
};
