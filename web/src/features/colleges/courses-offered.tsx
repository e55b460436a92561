import type { College } from '@disha/contract/colleges';
import { byEditors } from '@disha/contract/own-sources';
import { courseLevels, type Field } from '@disha/contract/taxonomy';
import { ReportLink } from '../../catalog/item/report-link.tsx';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Bars } from '../../ui/bars.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { useKnown } from './known-of.ts';
import { UsualCourses } from './usual-courses.tsx';

/** What it teaches, each with what that rests on; a weaker ground looks weaker. */
export function CoursesOffered({ college }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const { levels } = useText(taxonomyTexts);
  const { otherProgrammes, isPartial, layer, kind } = college;
  const courses = college.courses.filter(({ basis }) => basis !== 'kind');
  const common = commonSource(courses);
  const known = useKnown()(college);
  const groups = courseLevels
    .map((level) => ({ level, items: courses.filter((course) => course.level === level) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Card as="section" title={detail.courses}>
      {known !== undefined && <p className="mb-3 text-ink-soft">{known}</p>}
      {isOfDiplomas(college) && <OfDiplomas kinds={college.kinds} />}
      {courses.length === 0 ? (
        layer === 'listed' && <p className="text-ink-soft">{detail.noCourses}</p>
      ) : (
        <>
          <FieldBars courses={courses} />
          {groups.map(({ level, items }) => (
            <div key={level} className="mb-4">
              <h3 className="mb-1 text-sm font-semibold text-ink-soft">{levels[level]}</h3>
              <ul className="grid gap-x-6 sm:grid-cols-2">
                {items.map((course) => (
                  <OfferedCourse key={course.courseId} {...course} common={common} />
                ))}
              </ul>
            </div>
          ))}
          {courses.some(isByEditors) && (
            <p className="text-sm text-ink-soft italic">
              <SourceText say={(told) => `* ${told}`} source={byEditors} />
            </p>
          )}
          {common !== undefined && (
            <p className="text-sm text-ink-soft">
              <SourceText say={detail.commonSource} source={common} />
            </p>
          )}
          {layer === 'listed' && <p className="text-sm text-ink-soft">{college.fromPack ? detail.coursesNoteShort : detail.coursesNote}</p>}
        </>
      )}
      {otherProgrammes.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-sm font-semibold text-ink-soft">{detail.otherProgrammes}</h3>
          <p>{otherProgrammes.join(' · ')}</p>
        </>
      )}
      {/* The BA that the source leaves out is nothing an institution of diplomas could teach. */}
      {isPartial && kind !== 'standalone institution' && <p className="mt-2 text-sm text-ink-soft">{detail.partialNote}</p>}
      <UsualCourses courses={college.courses} />
      <ReportLink field="courses">{detail.tellUs}</ReportLink>
    </Card>
  );
}

const isOfDiplomas = ({ layer, kind, courses }: College) =>
  layer !== 'listed' &&
  kind === 'standalone institution' &&
  courses.every(({ level, basis }) => basis === 'kind' || level === 'diploma' || level === 'certificate');

/** An institution of no university: a student who looks for a degree must know before the journey. */
function OfDiplomas({ kinds }: Pick<College, 'kinds'>) {
  const { detail } = useText(collegesTexts);
  const means = kinds.map((kind) => detail.diplomasOf[kind]).filter((told) => told !== undefined);
  return <p className="mb-3 text-ink-soft">{[detail.diplomas, ...means].join(' ')}</p>;
}

/** Said once for all of them, below: each is marked. */
const isByEditors = ({ basis, source }: Pick<College['courses'][number], 'basis' | 'source'>) => basis === 'name' && source === byEditors;

/** What most of several courses rest on is said once for all of them. */
function commonSource(courses: College['courses']): string | undefined {
  const counts = new Map<string, number>();
  for (const { basis, source } of courses) if (basis !== 'name') counts.set(source, (counts.get(source) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  // Where one rests on nothing that is named, nothing may be said of all that say nothing else.
  return most !== undefined && most[1] > 1 && !counts.has('') ? most[0] : undefined;
}

type OfferedProps = College['courses'][number] & { common: string | undefined };

function OfferedCourse({ courseId, courseName, field, intake, basis, source, common }: OfferedProps) {
  const { detail } = useText(collegesTexts);
  const { fields } = useText(taxonomyTexts);
  const format = useFormat();
  return (
    <li className="flex items-baseline justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0">
        <Link
          to={paths.course(courseId)}
          className={classNames(
            'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4',
            isByEditors({ basis, source }) && 'italic',
          )}
        >
          {courseName}
          {isByEditors({ basis, source }) && '*'}
        </Link>
        <p className="text-sm text-ink-soft">
          {source === '' || source === common || basis === 'name' ? (
            fields[field]
          ) : (
            <SourceText say={(told) => `${fields[field]} · ${told}`} source={source} />
          )}
        </p>
        {basis === 'name' && source !== byEditors && <p className="text-sm text-ink-soft italic">{detail.byName}</p>}
      </div>
      {intake !== null && <span className="flex-none text-sm text-ink-soft tabular-nums">{detail.seats(format.number(intake))}</span>}
    </li>
  );
}

/** What the college is mostly about, in one look. Worth drawing from three fields on. */
function FieldBars({ courses }: { courses: College['courses'] }) {
  const { detail } = useText(collegesTexts);
  const { fields } = useText(taxonomyTexts);
  const counts = new Map<Field, number>();
  for (const { field } of courses) counts.set(field, (counts.get(field) ?? 0) + 1);
  if (counts.size < 3) return null;
  const rows = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 6);
  const most = rows[0]?.[1] ?? 1;
  return (
    <div className="mb-5">
      <h3 className="mb-2 text-sm font-semibold text-ink-soft">{detail.byField}</h3>
      <Bars
        label={detail.byField}
        bars={rows.map(([field, count], index) => ({
          label: fields[field],
          percent: (100 * count) / most,
          value: String(count),
          first: index === 0,
        }))}
      />
    </div>
  );
}
