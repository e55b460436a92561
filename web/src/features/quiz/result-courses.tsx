import { isAfterDegree } from '@disha/contract/taxonomy';
import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import type { ReactNode } from 'react';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { Summary } from '../../ui/summary.tsx';
import { openToGender } from './open-to.ts';
import { coursesPath } from './result-others.tsx';
import { moreLook, onwardLook } from './quiz-look.ts';

type Course = QuizResult['courses']['courses'][number];

const shown = 5;
const careersShown = 3;

const rowLook = 'grid w-full min-w-0 grid-cols-[minmax(0,1fr)_4.5rem_3rem] items-center gap-2 py-1 leading-snug font-normal';
/** A length in words of its own has no bar. */
const monthsOf = ({ duration }: Course) => (typeof duration === 'string' ? 0 : duration.years * 12 + duration.months);

/** The first courses with their length as a bar; what a row leads to is behind a tap on it. */
export function ResultCourses({ result, first, action }: { result: QuizResult; first: Recommendation; action: ItemAction | undefined }) {
  const text = useText(quizTexts).results;
  const format = useFormat();
  const gender = useStudentDetails()?.gender;
  const { totalCourses } = result.courses;
  const courses = openToGender(result.courses.courses, gender).slice(0, shown);
  const longest = Math.max(1, ...courses.map(monthsOf));
  return (
    <PagePart title={text.coursesTitle}>
      {courses.length === 0 && <p className="text-ink-soft">{text.noCourses}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {courses.map((course) => (
          <li key={course._id}>
            <CourseRow course={course} longest={longest} action={action?.({ id: course._id, name: course.name })} />
          </li>
        ))}
      </ul>
      {totalCourses > shown && (
        <Link to={coursesPath(first.fieldId)} className={moreLook}>
          {text.allCourses(format.number(totalCourses))}
        </Link>
      )}
    </PagePart>
  );
}

function CourseRow({ course, longest, action }: { course: Course; longest: number; action: ReactNode }) {
  const text = useText(quizTexts).results;
  const { levels, entries } = useText(taxonomyTexts);
  const duration = useFormatDuration();
  const format = useFormat();
  return (
    <details {...useEntryFold(course._id)}>
      <Summary>
        <span className={rowLook}>
          <span className="text-[.94rem] text-ink">{course.shortName}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 w-full">
            <rect width={(monthsOf(course) / longest) * 100} height="10" className="fill-blue-soft" />
          </svg>
          <span className="text-small text-ink-soft tabular-nums">
            {monthsOf(course) === 0 ? duration(course.duration) : text.years(format.number(monthsOf(course) / 12))}
          </span>
        </span>
      </Summary>
      <div className="pb-2 print:hidden">
        <p className="font-semibold">{course.name}</p>
        <p className="flex flex-wrap gap-1.5">
          <Chip tone="line">{levels[course.level]}</Chip>
          <Chip tone="line">{duration(course.duration)}</Chip>
          {course.forGender && <Chip tone="gold">{text.forGender[course.forGender]}</Chip>}
          {isAfterDegree(course) && <Chip tone="line">{entries[course.entry]}</Chip>}
        </p>
        <p className="mt-1">
          <span className="text-ink-soft">{text.careers}: </span>
          {course.careerOptions
            .slice(0, careersShown)
            .map(({ jobTitle }) => jobTitle)
            .join(', ')}
        </p>
        <MarkOnCard type="courses" id={course._id} />
        <div className="flex items-center justify-between gap-2">
          <Link to={paths.course(course._id)} aria-label={`${text.viewCourse}: ${course.name}`} className={onwardLook}>
            {text.viewCourse}
          </Link>
          {action && <div className="flex flex-none">{action}</div>}
        </div>
      </div>
    </details>
  );
}
