/** Which courses a school student of a stream can begin, by the rules alone, and which of them are for women or men only. */
import type { Gender, SubjectId } from '@disha/contract/passport';
import { isStream, type Stream } from '@disha/contract/taxonomy';
import { judging } from '@disha/eligibility/check';
import type { Book } from '@disha/eligibility/types';
import { isShut } from '@disha/eligibility/within';
import type { TrainingAudience } from '@disha/guidance/result/training';

/** All that is usually taken with it: a course is left out only where no choice of subjects of the stream would open it. */
const taken: Readonly<Record<Stream, readonly SubjectId[]>> = {
  science_pcm: ['physics', 'chemistry', 'mathematics', 'english', 'computer_science', 'physical_education', 'economics'],
  science_pcb: ['physics', 'chemistry', 'biology', 'biotechnology', 'english', 'psychology', 'home_science', 'physical_education'],
  commerce: ['accountancy', 'business_studies', 'economics', 'mathematics', 'english', 'informatics_practices', 'physical_education'],
  arts: [
    'history',
    'geography',
    'political_science',
    'psychology',
    'sociology',
    'economics',
    'mathematics',
    'fine_arts',
    'home_science',
    'english',
    'hindi',
    'other_language',
    'physical_education',
  ],
};

/** Worked out once a stream and state of the catalogs: a sheet asks about hundreds of courses. */
export function courseSubjectChoices(book: () => Book, now: () => Date): (stream: string, course: string) => TrainingAudience | undefined {
  let made: { of: Book; byStream: Map<Stream, ReadonlyMap<string, TrainingAudience>> } | undefined;
  const worked = (of: Book, stream: Stream) => {
    const as = (gender: Gender) => judging(of, { class: '12', subjects: taken[stream], gender }, { year: now().getFullYear() }).judge;
    const [woman, man] = [as('female'), as('male')];
    return new Map(
      of.courses.flatMap((course): [string, TrainingAudience][] => {
        const [isHers, isHis] = [!isShut(woman(course)), !isShut(man(course))];
        if (isHers && isHis) return [[course.id, 'all']];
        return isHers ? [[course.id, 'female']] : isHis ? [[course.id, 'male']] : [];
      }),
    );
  };
  return (stream, course) => {
    if (!isStream(stream)) return 'all';
    const of = book();
    if (made?.of !== of) made = { of, byStream: new Map() };
    const streamCourses = made.byStream.get(stream) ?? worked(of, stream);
    made.byStream.set(stream, streamCourses);
    return streamCourses.get(course);
  };
}
