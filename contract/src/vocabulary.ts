import { z } from 'zod';
import { endpoints } from './http/endpoint.ts';

const words = z.record(z.string(), z.string());

/** What the values that serve as ids are called in the asked language. The values themselves are the same in every language. */
export const vocabulary = z.object({
  streams: words,
  fields: words,
  classes: words,
  minimumClasses: words,
  levels: words,
  entries: words,
  collegeTypes: words,
  states: words,
  months: words,
  /** Of all states. */
  districts: words,
  /** Which of these no source gives in this language: we have written their sounds in its letters. */
  transliterated: z.array(z.string()),
});

export const vocabularyEndpoints = endpoints({
  'GET /taxonomy': {
    summary: 'What streams, fields, states, districts and other values are called in a language',
    access: 'anyone',
    data: z.object({ taxonomy: vocabulary }),
  },
});
