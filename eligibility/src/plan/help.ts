/** Scholarships that fit a student and help with a course: named beside what it costs, and never subtracted. */
import type { DegreeFamily, StudentDetails } from '@disha/contract/passport';
import type { ScholarshipStage } from '@disha/contract/scholarships.words';
import { finderOf } from '../careers.ts';
import { isEarly, needsDegree } from '../rung.ts';
import { scholarshipFitOf, type ScholarshipAsks } from '../scholarships.ts';
import type { Book, Item } from '../types.ts';

/** As many as a way names. */
const mostScholarships = 3;

/** For what a scholarship must be, so that it helps with a course. */
export function stageOf(book: Book, course: string): ScholarshipStage {
  const item = finderOf(book)({ type: 'courses', id: course });
  return item === undefined ? 'after_12' : needsDegree(item) ? 'graduate' : isEarly(item) ? 'after_10' : 'after_12';
}

const technical: ReadonlySet<DegreeFamily | undefined> = new Set([...(['btech', 'bca', 'bba', 'barch', 'mca', 'mtech'] as const)]);
const taughtAtPolytechnics: readonly string[] = ['engineering_technology', 'computer_it', 'architecture_planning'];
const familyOf = ({ gives }: Item) => (typeof gives === 'object' ? gives.family : undefined);
const isOfScience = (item: Item) =>
  typeof item.gives === 'object' && item.gives.level === 'bachelor' && item.fields.includes('pure_sciences_research');

/** What AICTE gives is for courses that it approves, a diploma's for diplomas; what science gives is for sciences. */
function isOfCourse(id: string, course: Item | undefined): boolean {
  if (course === undefined) return true;
  if (id === 'inspire-she') return isOfScience(course);
  if (id === 'iit-nit-fee-remission') return familyOf(course) === 'btech';
  if (!id.startsWith('aicte-')) return true;
  const isDiploma = course.gives === 'diploma';
  const isApproved = technical.has(familyOf(course)) || (isDiploma && taughtAtPolytechnics.includes(course.fields[0] ?? ''));
  return isApproved && !(id.endsWith('-diploma') && !isDiploma) && !(id.endsWith('-degree') && isDiploma);
}

/** By their ids. When it is begun is the course's to say; all else must be met, and not only perhaps. */
export function helpWith(
  book: Book,
  passport: StudentDetails,
  all: readonly (ScholarshipAsks & { id: string })[],
): (course: string) => readonly string[] {
  const isMet = ({ parts }: ReturnType<typeof scholarshipFitOf>) =>
    parts.every(({ part, standing }) => part === 'stage' || standing === 'met');
  let fitting: typeof all | undefined;
  return (course) => {
    // Not before a way has a cost.
    fitting ??= all.filter((one) => isMet(scholarshipFitOf(one, passport)));
    const stage = stageOf(book, course);
    const item = finderOf(book)({ type: 'courses', id: course });
    return fitting
      .filter(({ id, stages }) => stages.includes(stage) && isOfCourse(id, item))
      .slice(0, mostScholarships)
      .map(({ id }) => id);
  };
}
