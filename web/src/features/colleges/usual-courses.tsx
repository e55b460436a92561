import type { HowUsual } from '@disha/contract/colleges.words';
import type { College } from '@disha/contract/colleges';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { Summary } from '../../ui/summary.tsx';

interface UsualCoursesProps extends Pick<College, 'courses'> {
  /** Behind a tap, where something is known of the college itself. */
  isFolded: boolean;
}

/** What others of its kind teach: the weakest ground there is, so it stands apart, in a dashed frame and without seats. */
export function UsualCourses({ courses, isFolded }: UsualCoursesProps) {
  const { usual: text } = useText(collegesTexts).detail;
  const fold = useEntryFold('less usual');
  const whole = useEntryFold('usual courses');
  const usual = courses.filter(({ basis }) => basis === 'kind');
  if (usual.length === 0) return null;
  const confirmed = usual.filter(({ isToConfirm }) => isToConfirm !== true);
  const rowsOf = (...hows: HowUsual[]) =>
    hows.map((how) => ({ label: text[how], items: confirmed.filter((course) => course.how === how) })).filter(isThere);
  const first = rowsOf('usually', 'often');
  const rest = [...rowsOf('sometimes'), { label: text.toConfirm, items: usual.filter(({ isToConfirm }) => isToConfirm === true) }].filter(
    isThere,
  );
  const sources = [...new Set(confirmed.flatMap(({ source }) => source.split('; ')))].join('; ');
  const all = (
    <>
      <p className="text-sm text-ink-soft">{text.hint}</p>
      <Rows rows={first} />
      {rest.length > 0 && (
        <details {...fold} className="mt-2">
          <Summary className="text-sm">{text.rest}</Summary>
          <Rows rows={rest} />
        </details>
      )}
      {sources !== '' && (
        <p className="mt-2 text-sm text-ink-soft">
          <SourceText say={text.source} source={sources} />
        </p>
      )}
    </>
  );
  if (isFolded)
    return (
      <Folded title={text.title} {...whole}>
        {all}
      </Folded>
    );
  return (
    <section aria-labelledby="usual-courses" className="rounded-card border border-dashed border-line p-3">
      <h3 id="usual-courses" className="font-semibold">
        {text.title}
      </h3>
      {all}
    </section>
  );
}

interface CourseGroup {
  label: string;
  items: College['courses'];
}

const isThere = ({ items }: CourseGroup) => items.length > 0;

function Rows({ rows }: { rows: readonly CourseGroup[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-2">
      {rows.map(({ label, items }) => (
        <div key={label}>
          <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-4">
              {items.map(({ courseId, courseName }) => (
                <li key={courseId}>
                  <Link
                    to={paths.course(courseId)}
                    className="inline-flex min-h-tap items-center text-sm text-blue-deep italic underline underline-offset-4"
                  >
                    {courseName}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
