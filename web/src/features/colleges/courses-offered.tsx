import type { College } from '@disha/contract/colleges';
import { byEditors } from '@disha/contract/own-sources';
import { courseLevels } from '@disha/contract/taxonomy';
import { ReportLink } from '../../catalog/item/report-link.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { markOf, type FactMark } from '../../ui/mark-of.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { useKnown } from './known-of.ts';
import { UsualCourses } from './usual-courses.tsx';

type Offered = College['courses'][number];

/** Rows before the tap. */
const rowsShown = 6;

/** How sure it is that a course is taught there: listed, told by the name, or known to the editors alone. */
export const markOfCourse = ({ basis, source }: Pick<Offered, 'basis' | 'source'>): FactMark =>
  markOf({ basis: basis === 'name' && source === byEditors ? 'known' : basis });

/** What it teaches, with seats and how sure that is; the rest of a long list and what is only usual wait behind a tap. */
export function CoursesOffered({ college }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const format = useFormat();
  const fold = useEntryFold('all courses');
  const { otherProgrammes, isPartial, layer, kind } = college;
  const known = useKnown()(college);
  const courses = courseLevels.flatMap((level) => college.courses.filter((course) => course.basis !== 'kind' && course.level === level));
  const [first, rest] = [courses.slice(0, rowsShown), courses.slice(rowsShown)];
  return (
    <PagePart title={detail.courses}>
      {known !== undefined && <p className="mb-2 text-ink-soft">{known}</p>}
      {isOfDiplomas(college) && <OfDiplomas kinds={college.kinds} />}
      {courses.length === 0 && layer === 'listed' && <p className="text-ink-soft">{detail.noCourses}</p>}
      {first.length > 0 && <CourseTable courses={first} caption={detail.courses} />}
      {rest.length > 0 && (
        <Folded title={detail.moreCourses(format.number(rest.length))} {...fold}>
          <CourseTable courses={rest} caption={detail.moreCourses(format.number(rest.length))} />
        </Folded>
      )}
      {otherProgrammes.length > 0 && (
        <p className="mt-2 text-small">
          <span className="text-ink-soft">{detail.otherProgrammes}: </span>
          {otherProgrammes.join(' · ')}
        </p>
      )}
      <UsualCourses courses={college.courses} isFolded={courses.length > 0} />
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
        {courses.length > 0 && layer === 'listed' && detail.mayTeachMore}
        {/* The BA that the source leaves out is nothing an institution of diplomas could teach. */}
        {isPartial && kind !== 'standalone institution' && ` ${detail.partialNote}`}
        <ReportLink field="courses">{detail.tellUs}</ReportLink>
      </p>
    </PagePart>
  );
}

const isOfDiplomas = ({ layer, kind, courses }: College) =>
  layer !== 'listed' &&
  kind === 'standalone institution' &&
  courses.every(({ level, basis }) => basis === 'kind' || level === 'diploma' || level === 'certificate');

/** An institution of no university: a student who looks for a degree must know before the journey. */
function OfDiplomas({ kinds }: Pick<College, 'kinds'>) {
  const { detail } = useText(collegesTexts);
  const means = kinds.map((kind) => detail.diplomasOf[kind]).filter((name) => name !== undefined);
  return <p className="mb-2 text-ink-soft">{[detail.diplomas, ...means].join(' ')}</p>;
}

const head = 'pb-1.5 text-small font-normal text-ink-soft';

function CourseTable({ courses, caption }: { courses: readonly Offered[]; caption: string }) {
  const { detail } = useText(collegesTexts);
  const { fields } = useText(taxonomyTexts);
  const format = useFormat();
  const hasSeats = courses.some(({ intake }) => intake !== null);
  return (
    <table className="w-full border-collapse text-[.94rem] leading-snug">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {detail.course}
          </th>
          {hasSeats && (
            <th scope="col" className={`${head} ps-2 text-end`}>
              {detail.seatsHead}
            </th>
          )}
          <th scope="col" className={`${head} ps-3 text-end`}>
            {detail.sure}
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map(({ courseId, courseName, field, intake, ...ground }) => (
          <tr key={courseId} className="border-t border-line">
            <th scope="row" className="py-0.5 text-start font-normal">
              <Link to={paths.course(courseId)} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
                <span>
                  {courseName}
                  <span className="sr-only"> ({fields[field]})</span>
                </span>
              </Link>
            </th>
            {hasSeats && <td className="ps-2 text-end tabular-nums">{intake === null ? '?' : format.number(intake)}</td>}
            <td className="ps-3 text-end">
              <CertaintyMark mark={markOfCourse(ground)} fact={courseName} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
