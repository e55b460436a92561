import { months, states } from '@disha/contract/taxonomy';
import { asWritten } from '../as-written.ts';
import type { FieldTexts } from '../field-texts.ts';
import { texts as dates } from './dates.ts';
import { texts as exams } from './exams.ts';
import { texts as taxonomy } from './taxonomy.ts';

const inMonths = {
  january: 'January session',
  february: 'February session',
  march: 'March session',
  april: 'April session',
  may: 'May session',
  june: 'June session',
  july: 'July session',
  august: 'August session',
  september: 'September session',
  october: 'October session',
  november: 'November session',
  december: 'December session',
};
const sessions = { 1: 'Session 1', 2: 'Session 2', 3: 'Session 3', 4: 'Session 4', ...dates.sessions, ...inMonths };
const certainties = { A: 'A: read at the source', B: 'B: from weaker sources', C: 'C: nobody has confirmed it' };

export const texts: FieldTexts = {
  fields: {
    name: 'Name',
    shortName: 'Short name',
    description: 'Description',
    conductingBody: 'Conducted by',
    level: 'Level',
    state: 'State',
    entry: 'Taken',
    otherEntries: 'Also taken',
    streams: 'Streams',
    fields: 'Fields it leads to',
    examMonth: 'Month of the exam',
    examMonths: 'All months in which it is held',
    dates: 'Date',
    'dates.event': 'What happens',
    'dates.session': 'Session',
    'dates.from': 'From',
    'dates.to': 'To',
    'dates.status': 'How sure it is',
    'dates.year': 'Of which year’s exam',
    'dates.note': 'What else is to be known',
    'dates.source': 'Source of this date',
    'dates.certainty': 'Certainty',
    eligibility: 'Who can sit it',
    syllabus: 'Syllabus',
    officialLink: 'Official website',
    verification: 'Certainty',
    note: 'Note',
    sources: 'Sources',
    asOf: 'Last checked',
  },
  values: {
    level: exams.level,
    state: asWritten(states),
    entry: taxonomy.entries,
    otherEntries: taxonomy.entries,
    streams: taxonomy.streams,
    fields: taxonomy.fields,
    examMonth: asWritten(months),
    examMonths: asWritten(months),
    dates: { ...dates.events, ...sessions, main: 'Main session' },
    'dates.event': dates.events,
    'dates.session': sessions,
    'dates.status': { announced: 'Announced', last_year: 'Last year’s', usual: 'Usual months only' },
    'dates.note': dates.notes,
    'dates.certainty': certainties,
    verification: certainties,
  },
  hints: {},
};
