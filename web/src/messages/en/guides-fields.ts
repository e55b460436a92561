import { states } from '@disha/contract/taxonomy';
import { asWritten } from '../as-written.ts';
import type { FieldTexts } from '../field-texts.ts';
import { texts as guides } from './guides.ts';

const certainties = { A: 'A: read at the source', B: 'B: from weaker sources', C: 'C: nobody has confirmed it' };

export const texts: FieldTexts = {
  fields: {
    name: 'The question',
    otherNames: 'Also typed as',
    topic: 'Topic',
    place: 'Place among those of its topic',
    summary: 'In short',
    sections: 'Sections',
    'sections.title': 'Heading',
    'sections.text': 'Text',
    'sections.items': 'Points',
    toConfirm: 'To confirm',
    'toConfirm.number': 'Number',
    'toConfirm.text': 'What is said',
    'toConfirm.certainty': 'Certainty',
    portals: 'Portal of a state',
    'portals.state': 'State',
    'portals.name': 'Name of the portal',
    'portals.link': 'Address',
    'portals.days': 'Days',
    'portals.daysFor': 'Of which guide’s paper these days are',
    'portals.certainty': 'Certainty',
    'portals.source': 'Source of this portal',
    portalsOf: 'Shows the portals of this guide',
    related: 'Goes with this',
    'related.type': 'Kind',
    'related.id': 'Id',
    officialLink: 'Official website',
    certainty: 'Certainty',
    goodUntil: 'Good until',
    sources: 'Sources',
    asOf: 'Last checked',
  },
  values: {
    topic: guides.topics,
    'toConfirm.certainty': certainties,
    'portals.state': asWritten(states),
    'portals.certainty': certainties,
    'related.type': {
      courses: 'Course',
      careers: 'Career',
      exams: 'Exam',
      scholarships: 'Scholarship',
      guides: 'Guide',
    },
    certainty: { A: certainties.A, B: certainties.B },
  },
  hints: { 'portals.days': 'As 15 or 15-30.' },
};
