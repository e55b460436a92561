import { coursesCatalog as contract } from '@disha/contract/courses';
import { courseFile, type CourseFile } from '@disha/contract/courses.files';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { linksAt } from '../../catalog/links.ts';
import { ruleFault, rulesOf, withRules } from '../../catalog/shipped/rule-lines.ts';
import { coursesForField, coursesForStream } from './recommended.ts';
import { serveCourses } from './courses.routes.ts';
import { viewCourses } from './courses.view.ts';

export const coursesCatalog = {
  contract,
  shipped: {
    files: ['courses/', rulesOf('courses')],
    read: async (folder) => withRules(folder, 'courses', await folder.json('courses', courseFile)),
  },
  faults: ({ rules }: CourseFile) => ruleFault(rules),
  view: viewCourses,
  links: ({ eligibility, topColleges }: CourseFile) => [
    ...linksAt('exams', 'eligibility.entranceExams', eligibility.entranceExams),
    ...linksAt('colleges', 'topColleges', topColleges),
  ],
  // "engineering" is a course before it is a college's name.
  lead: 16,
  notFound: say('courses.notFound'),
  serve: serveCourses,
  advice: (snapshot) => ({
    courseIn: (id, language) => snapshot.view(viewCourses).in(language).bookmark(id),
    coursesForField: (field) => coursesForField(snapshot.view(viewCourses), field),
    coursesForStream: (stream) => coursesForStream(snapshot.view(viewCourses), stream),
  }),
} satisfies ServedCatalog;
