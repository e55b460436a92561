import { isAfterDegree } from '@disha/contract/taxonomy';
import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { openToGender } from './open-to.ts';
import { coursesPath } from './result-others.tsx';
import { onPaper } from './result-why.tsx';
import { onwardLook } from './quiz-look.ts';

const shown = 6;
const shownOnPhone = 4;
const careersShown = 3;

export function ResultCourses({ result, first, action }: { result: QuizResult; first: Recommendation; action: ItemAction | undefined }) {
  const text = useText(quizTexts).results;
  const { levels, entries } = useText(taxonomyTexts);
  const format = useFormat();
  const duration = useFormatDuration();
  const gender = useStudentDetails()?.gender;
  const { totalCourses } = result.courses;
  const courses = openToGender(result.courses.courses, gender);
  return (
    <section className="mt-8 print:mt-4" aria-labelledby="courses">
      <h2 id="courses" className="mb-3 text-heading print:break-after-avoid">
        {text.courses(first.fieldName)}
      </h2>
      {courses.length === 0 && <p className="text-ink-soft">{text.noCourses}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-2 print:text-sm">
        {courses.slice(0, shown).map((course, index) => (
          <Card
            key={course._id}
            as="li"
            className={`flex flex-col gap-2 ${onPaper} ${index >= shownOnPhone ? 'max-sm:hidden print:flex' : ''}`}
          >
            <div className="flex items-start justify-between gap-2">
              <h3 className="text-[1.02rem] leading-snug">{course.name}</h3>
              {action && <div className="-mt-2 -me-2 flex flex-none print:hidden">{action({ id: course._id, name: course.name })}</div>}
            </div>
            <p className="flex flex-wrap gap-1.5">
              <Chip tone="line">{levels[course.level]}</Chip>
              <Chip tone="line">{duration(course.duration)}</Chip>
              {course.forGender && <Chip tone="gold">{text.forGender[course.forGender]}</Chip>}
              {isAfterDegree(course) && <Chip tone="line">{entries[course.entry]}</Chip>}
            </p>
            <p>
              <span className="text-ink-soft">{text.careers}: </span>
              {course.careerOptions
                .slice(0, careersShown)
                .map(({ jobTitle }) => jobTitle)
                .join(', ')}
            </p>
            <MarkOnCard type="courses" id={course._id} />
            <Link to={paths.course(course._id)} aria-label={`${text.viewCourse}: ${course.name}`} className={onwardLook}>
              {text.viewCourse}
            </Link>
          </Card>
        ))}
      </ul>
      {totalCourses > shown && (
        <LinkButton to={coursesPath(first.fieldId)} look="quiet" className="mt-4 max-sm:w-full print:hidden">
          {text.allCourses(format.number(totalCourses))}
        </LinkButton>
      )}
    </section>
  );
}
