/** Faults a single course can have that its schema does not see. Each of these has once stood in the catalog. */
import type { CourseFile } from '@disha/contract/courses.files';
import { streamOf } from '@disha/contract/taxonomy';
import type { CatalogContent } from '../documents.ts';

type Checked = Pick<CatalogContent, 'courses' | 'colleges'>;

/** Degrees of a few institutes. A like-named programme elsewhere is another course with another way in. */
const taughtOnlyAt: Readonly<Record<string, readonly string[]>> = {
  'integrated-programme-management': [
    'iim-bodh-gaya',
    'iim-indore',
    'iim-jammu',
    'iim-ranchi',
    'iim-rohtak',
    'indian-institute-of-foreign-trade-kakinada-aicte-1-44643788621',
    'nalsar-hyderabad',
    'nirma-university',
    'ta-pai-management-institute',
  ],
  bstat: ['isi-kolkata'],
  mstat: ['isi-kolkata'],
  'bsds-isi': ['isi-kolkata'],
  'afmc-mbbs': ['armed-forces-medical-college'],
  'bs-data-science-iit-madras': ['iit-madras'],
  'integrated-btech-after-class-10': [
    'north-eastern-regional-institute-of-science-and-technology',
    'rajiv-gandhi-university-of-knowledge-technologies-basar',
    'rajiv-gandhi-university-of-knowledge-technologies-ysr-kadapa',
    'sant-longowal-institute-of-engineering-and-technology',
  ],
};

/** The IITs fill undergraduate seats by these two alone; a course they teach has to say so. */
const iitExams = ['jee-advanced', 'uceed'];

const length = /^(About )?\d+( (or|to) \d+)? (years?|months?|weeks?)( \d+ months?)?$/;
const words = { least: 40, most: 120 };

function ownFaults({ id, description, duration, stream, field, otherFields }: CourseFile): string[] {
  const count = description.split(/\s+/).length;
  const where = `courses/${id}.json`;
  return [
    ...(typeof duration === 'string' && length.test(duration) ? [] : [`${where}: the duration is not written like "3 years 6 months"`]),
    ...(count >= words.least && count <= words.most
      ? []
      : [`${where}: the description has ${count} words, not ${words.least} to ${words.most}`]),
    ...([field, ...otherFields].some((one) => streamOf(one) === stream) ? [] : [`${where}: none of its fields belongs to ${stream}`]),
  ];
}

const namesIitExam = ({ eligibility: { entranceExams, note } }: CourseFile) =>
  iitExams.some((exam) => entranceExams.includes(exam)) || note?.includes('JEE Advanced') === true;

function wrongPlaces({ courses, colleges }: Checked): string[] {
  const byId = new Map(courses.map((course) => [course.id, course]));
  return colleges.flatMap((college) =>
    college.courses.flatMap(({ courseId }) => {
      const course = byId.get(courseId);
      const only = taughtOnlyAt[courseId];
      if (only) return only.includes(college.id) ? [] : [`${college.id} does not teach ${courseId}: it is a degree of other institutes`];
      const isIitBachelor = college.id.startsWith('iit-') && course?.level === 'undergraduate' && course.eligibility.minimumClass === '12';
      return isIitBachelor && !namesIitExam(course)
        ? [`courses/${courseId}.json: ${college.id} teaches it, but no exam of the IITs is named`]
        : [];
    }),
  );
}

/** Of this field and of no academy: earned beside a college course, or taught at approved schools that none of our registers lists. */
const elsewhere = ['ncc-c-certificate', 'commercial-pilot-licence', 'electro-technical-officer', 'gp-rating'];

/** What needs no place near home says so, and says it of nothing else. */
function wrongMarks({ courses, colleges }: Checked): string[] {
  const at = new Map<string, string[]>();
  for (const { name, courses: taught } of colleges)
    for (const { courseId } of taught) at.set(courseId, [...(at.get(courseId) ?? []), name]);
  return courses.flatMap(({ id, anywhere, field }) => {
    const names = at.get(id) ?? [];
    const where = `courses/${id}.json`;
    // One institute's own degree is learned for that institute, which our directory may well list.
    if (anywhere === 'body' && names.length > 0 && taughtOnlyAt[id] === undefined)
      return [`${where}: is said to be learned for its own body, and ${names[0]} teaches it`];
    if (anywhere === 'distance' && taughtOnlyAt[id] === undefined && !names.some((name) => /open university/i.test(name)))
      return [`${where}: is said to be taught by distance learning, and no open university teaches it`];
    if ((anywhere === 'unlisted') !== id.startsWith('iti-'))
      return [
        `${where}: ITIs are near most homes and hardly any list names them; what is taught there says "unlisted", and nothing else does`,
      ];
    if (anywhere === undefined && field === 'defence_military' && names.length === 0 && !elsewhere.includes(id))
      return [`${where}: no college teaches it, and it is not said that its own academy does`];
    return [];
  });
}

export const courseFaults = (files: Checked): string[] => [
  ...files.courses.flatMap(ownFaults),
  ...wrongPlaces(files),
  ...wrongMarks(files),
];
