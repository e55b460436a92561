/** What is said of money must not be gainsaid elsewhere: a course that is free, a college whose seats JoSAA or MCC fills. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { FeeBandRow } from '@disha/contract/fees.files';
import type { FeeBook } from '../fees/fees.ts';
import type { Figure } from './figure.ts';

/** The closing ranks of one counselling: which colleges it fills, with which courses. */
export interface FilledSeats {
  id: string;
  institutes: readonly { collegeId?: string | undefined }[];
  programmes: readonly { courseId?: string | undefined }[];
}

/** Who fills seats there has no admission of its own for them. CSAB also fills a few seats of institutes that have one. */
const ofAllIndia = new Set(['josaa', 'mcc']);
const ownAdmission = /^own admission/i;
const free = /\btuition\b[^.;]* (?:is|are) given\b|\bno (?:tuition )?fee\b|\bpays for everything\b/i;

const isFree = ({ description, eligibility }: Pick<CourseFile, 'description' | 'eligibility'>) =>
  free.test(description) || free.test(eligibility.note ?? '');

interface Spoken {
  courses: readonly Pick<CourseFile, 'id' | 'description' | 'eligibility'>[];
  colleges: readonly CollegeDocument[];
}

export function moneyFaults(book: FeeBook, { courses, colleges }: Spoken, tables: readonly FilledSeats[]): string[] {
  const freeCourses = new Set(courses.filter(isFree).map(({ id }) => id));
  const national = tables.filter(({ id }) => ofAllIndia.has(id));
  const filledAt = (id: string, band: FeeBandRow) =>
    national.filter(
      ({ institutes, programmes }) =>
        institutes.some(({ collegeId }) => collegeId === id) &&
        programmes.some(({ courseId }) => courseId !== undefined && book.bandsOf(courseId).includes(band)),
    );
  return colleges.flatMap((college) => {
    const { rows } = book.rowsOf(college);
    const said = college.courses.find(({ courseId }) => freeCourses.has(courseId))?.courseId;
    const asked = said === undefined ? undefined : rows.find(({ what, to }) => what === 'tuition' && to > 0);
    return [
      ...(asked ? [`fees: ${college.id} shows ${asked.id}, and courses/${said} says that it is free`] : []),
      ...rows
        .filter(({ scope }) => ownAdmission.test(scope))
        .flatMap((band) =>
          filledAt(college.id, band).map(({ id }) => `fees: ${college.id} shows ${band.id}, "${band.scope}", and ${id} fills its seats`),
        ),
    ];
  });
}

export function checkMoney(book: FeeBook, catalogs: Spoken, tables: readonly FilledSeats[]): { figures: Figure[]; problems: string[] } {
  const problems = moneyFaults(book, catalogs, tables);
  return { figures: [{ label: 'colleges whose money is gainsaid', value: String(problems.length), ok: problems.length === 0 }], problems };
}
