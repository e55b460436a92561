import { states } from '@disha/contract/taxonomy';
import { asWritten } from '../as-written.ts';
import type { FieldTexts } from '../field-texts.ts';
import { texts as fees } from './fees.ts';

export const texts: FieldTexts = {
  fields: {
    id: 'Id',
    courses: 'Courses',
    what: 'What is paid for',
    type: 'Of which colleges',
    state: 'State',
    colleges: 'Colleges whose own fee it is',
    seat: 'Whose seat',
    scope: 'For whom, in words',
    from: 'From, in rupees',
    to: 'To, in rupees',
    per: 'For how long',
    year: 'Of which year',
    note: 'Note',
    sources: 'Sources',
    certainty: 'Certainty',
    asOf: 'Last checked',
  },
  values: {
    what: { tuition: 'Tuition', hostel: 'Hostel and food' },
    type: fees.types,
    state: asWritten(states),
    seat: {
      any: 'Every seat',
      merit: 'By merit',
      reduced: 'At a reduced fee',
      other_states: 'For students of other states',
      paid: 'Paid seat',
      management: 'Of the management',
      nri: 'For NRIs',
    },
    per: fees.per,
    certainty: { A: 'A: read at the source', B: 'B: from weaker sources', C: 'C: nobody has confirmed it' },
  },
  hints: {},
};
