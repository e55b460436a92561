/** The courses as the API shows them, computed once for each state of the catalogs. */
import { courseCard, type Course, type CourseCard } from '@disha/contract/courses';
import type { CourseFile } from '@disha/contract/courses.files';
import { courseList } from '@disha/contract/courses.list';
import { durationInMonths, yearsAndMonths } from '@disha/contract/duration';
import { entryAfter } from '@disha/contract/taxonomy';
import type { Searcher } from '@disha/search/searcher';
import type { CatalogView } from '../../catalog/catalog.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Pace } from '../../catalog/pace.ts';
import { passing } from '../../catalog/passing.ts';
import { searcherOf } from '../../catalog/search.ts';

export interface CoursesView extends CatalogView {
  byId: ReadonlyMap<string, Course>;
  /** What most students can begin, at the most colleges, first. */
  cards: readonly CourseCard[];
  search: Searcher<CourseCard>;
}

const briefLength = 160;

/** A card's share of a description, cut between words; the whole is in the detail. */
export function brief(text: string): string {
  if (text.length <= briefLength) return text;
  const cut = text.slice(0, briefLength);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}

/** One length where there is one; the words where there is not ("3 or 4 years"). */
export function servedDuration(duration: CourseFile['duration']): CourseCard['duration'] {
  const total = durationInMonths(duration);
  if (total !== undefined) return yearsAndMonths(total);
  return typeof duration === 'string' ? duration : { years: 0, months: 0 };
}

const cardsOf = passing(courseCard);

export async function viewCourses({ courses, colleges, exams }: CatalogContent, pace: Pace): Promise<CoursesView> {
  const examsById = new Map(exams.map((exam) => [exam.id, exam]));
  const named = new Set(courses.flatMap(({ topColleges }) => topColleges));
  const collegesById = new Map<string, CatalogContent['colleges'][number]>();
  const taughtBy = new Map<string, number>();
  await pace.each(colleges, (college) => {
    if (named.has(college.id)) collegesById.set(college.id, college);
    for (const { courseId } of college.courses) taughtBy.set(courseId, (taughtBy.get(courseId) ?? 0) + 1);
  });

  const full = await pace.map(courses, (file): Course => ({
    _id: file.id,
    id: file.id,
    name: file.name,
    shortName: file.shortName,
    description: file.description,
    stream: file.stream,
    field: file.field,
    otherFields: file.otherFields,
    level: file.level,
    entry: entryAfter(file.eligibility.minimumClass),
    duration: servedDuration(file.duration),
    skills: file.skills,
    careerOptions: file.careerOptions,
    collegeCount: taughtBy.get(file.id) ?? 0,
    eligibility: {
      ...file.eligibility,
      note: file.eligibility.note ?? null,
      // An exam the operator has removed is no longer a way in.
      entranceExams: file.eligibility.entranceExams.flatMap((id) => {
        const exam = examsById.get(id);
        return exam ? [{ examId: id, name: exam.name, shortName: exam.shortName }] : [];
      }),
    },
    topColleges: file.topColleges.flatMap((id) => {
      const college = collegesById.get(id);
      return college
        ? [
            {
              collegeId: id,
              name: college.name,
              location: [college.city || college.district, college.state].filter(Boolean).join(', '),
              ...(college.type === undefined || college.type === '' ? {} : { type: college.type }),
            },
          ]
        : [];
    }),
    higherStudyOptions: file.higherStudyOptions,
    sources: file.sources,
    asOf: file.asOf,
  }));
  const byId = new Map(full.map((course) => [course._id, course]));
  const unsorted = await pace.map(full, (course) => cardsOf.pass({ ...course, description: brief(course.description) }));
  const cards = await pace.sorted(unsorted, courseList.order);
  // A bookmark shows the card with the whole description.
  const bookmark = (id: string) => {
    const course = byId.get(id);
    return course && cardsOf.pass(course);
  };
  return { byId, cards, search: await searcherOf(cards, courseList, pace), bookmark };
}
