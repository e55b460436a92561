import type { CourseCard } from '@disha/contract/courses';
import { isAfterDegree } from '@disha/contract/taxonomy';
import type { ReactNode } from 'react';
import { CatalogRow, rowLine, type RowPlace } from '../../catalog/list/catalog-row.tsx';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';

const shown = { technical: 2, soft: 1, careers: 2 };

export function CourseCardItem({ course, action, place }: { course: CourseCard; action?: ReactNode; place?: RowPlace | undefined }) {
  const text = useText(coursesTexts);
  const catalog = useText(catalogTexts);
  const { levels, entries } = useText(taxonomyTexts);
  const duration = useFormatDuration();
  const skills = [...course.skills.technical.slice(0, shown.technical), ...course.skills.soft.slice(0, shown.soft)];
  const more = course.careerOptions.length - shown.careers;
  return (
    <CatalogRow
      to={paths.course(course._id)}
      title={course.name}
      action={action}
      linkText={text.viewDetails}
      linkNote={[levels[course.level], duration(course.duration), isAfterDegree(course) ? entries[course.entry] : '']
        .filter((part) => part !== '')
        .join(' · ')}
      place={place}
    >
      <p className={rowLine}>
        <span className="sr-only">{text.skills}: </span>
        {skills.join(' · ')}
      </p>
      <p className={`${rowLine} text-ink-soft`}>
        <span className="sr-only">{text.careers}: </span>
        {course.careerOptions
          .slice(0, shown.careers)
          .map(({ jobTitle }) => jobTitle)
          .join(', ')}
        {more > 0 && ` ${catalog.more(more)}`}
      </p>
      <MarkOnCard type="courses" id={course._id} />
    </CatalogRow>
  );
}
