import type { OwnSource } from '@disha/contract/own-sources';

/** What is said of a source that has no name: in English the words of the files. */
export const texts = {
  practice: 'Known practice, no notice read',
  nothing: 'Nothing found that could be relied on',
  editors: 'Known to the editors; no list was read',
  scheme: 'From knowledge of the scheme; page not opened',
  cycles: 'From knowledge of past cycles; page not opened',
  named: 'named from knowledge',
  similar: 'of similar work',
  dates: 'Public compilation of exam dates',
  compilation: (when: string) => `Public exam compilation, ${when}`,
  unconfirmed: (when: string) => `Unconfirmed compilation, ${when}`,
  transcription: (when: string) => `Public transcription of official notices, ${when}`,
  courses: (when: string) => `Catalog of courses, ${when}`,
  coursesAndExams: (when: string) => `Catalog of courses and exams, ${when}`,
  audit: (when: string) => `Catalog audit, ${when}`,
  exam: (name: string) => `Exam catalog: ${name}`,
} satisfies Record<OwnSource, string | ((of: string) => string)>;
