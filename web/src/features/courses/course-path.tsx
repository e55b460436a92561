import type { Course } from '@disha/contract/courses';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';

const shown = 2;

interface PathStage {
  label: string;
  lines: readonly { text: string; to?: string }[];
  more?: string;
}

function useSteps(course: Course): readonly PathStage[] {
  const { detail } = useText(coursesTexts);
  const duration = useFormatDuration();
  const exams = course.eligibility.entranceExams;
  const jobs = course.careerOptions.map(({ jobTitle }) => ({ text: jobTitle }));
  const further = course.higherStudyOptions.map(({ courseName }) => ({ text: courseName }));
  return [
    {
      label: detail.wayIn,
      lines:
        exams.length > 0
          ? exams.slice(0, shown).map(({ examId, shortName }) => ({ text: shortName, to: paths.exam(examId) }))
          : [{ text: detail.classes[course.eligibility.minimumClass] }, { text: detail.onMarks }],
      ...(exams.length > shown ? { more: detail.orMore(exams.length - shown) } : {}),
    },
    {
      label: detail.thisCourse,
      lines: [{ text: course.shortName }, { text: duration(course.duration) }].filter(({ text }) => text !== ''),
    },
    { label: detail.work, lines: jobs.slice(0, shown) },
    { label: detail.further, lines: further.length > 0 ? further.slice(0, shown) : [{ text: detail.noFurther }] },
  ];
}

/**
 * Exam, course, work, further study as one road. The words are real text beside the drawing, so the drawing itself says
 * nothing to those who listen. Across on a wide screen, downwards on a phone.
 */
export function CoursePath({ course }: { course: Course }) {
  const steps = useSteps(course);
  return (
    <div className="relative">
      <svg
        viewBox="0 0 400 56"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 hidden h-14 w-full sm:block"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
      >
        <path d="M50 40C100 40 100 16 150 16" vectorEffect="non-scaling-stroke" className="stroke-blue" />
        <path d="M150 16C200 16 200 40 250 40S300 16 350 16" vectorEffect="non-scaling-stroke" className="stroke-blue-pale" />
      </svg>
      <ol className="grid sm:grid-cols-4 sm:gap-3">
        {steps.map(({ label, lines, more }, index) => (
          <li key={label} className="relative grid grid-cols-[2.75rem_1fr] pb-4 last:pb-0 sm:block sm:pb-0 sm:text-center">
            {index < steps.length - 1 && (
              <svg
                viewBox="0 0 28 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="absolute top-3.5 start-0 h-full w-7 sm:hidden"
              >
                <path
                  d="M14 0V100"
                  strokeWidth="7"
                  vectorEffect="non-scaling-stroke"
                  className={index === 0 ? 'stroke-blue' : 'stroke-blue-pale'}
                />
              </svg>
            )}
            <span className="relative sm:block sm:h-14">
              <svg
                viewBox="0 0 28 28"
                aria-hidden="true"
                className={classNames('block size-7 sm:absolute sm:inset-x-0 sm:mx-auto', index % 2 === 0 ? 'sm:top-6.5' : 'sm:top-0.5')}
              >
                <circle cx="14" cy="14" r="10" strokeWidth="4" className={dots[index]} />
              </svg>
            </span>
            <div className="min-w-0 leading-snug sm:mt-3">
              <p className="text-sm text-ink-soft">{label}</p>
              {lines.map(({ text, to }, line) => (
                <p key={text} className={classNames(index === 1 && line > 0 ? 'text-sm' : 'font-semibold', 'break-words')}>
                  {to === undefined ? (
                    text
                  ) : (
                    <Link to={to} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
                      {text}
                    </Link>
                  )}
                </p>
              ))}
              {more !== undefined && <p className="text-sm text-ink-soft">{more}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const dots = ['fill-ink stroke-ink', 'fill-marigold stroke-marigold', 'fill-card stroke-line-strong', 'fill-card stroke-line-strong'];
