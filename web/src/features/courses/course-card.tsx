import type { CourseCard } from '@disha/contract/courses';
import { isAfterDegree } from '@disha/contract/taxonomy';
import { BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { CatalogCard, type CardPlace } from '../../catalog/list/catalog-card.tsx';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';

const shown = { technical: 2, soft: 1, careers: 2 };

export function CourseCardItem({ course, action, place }: { course: CourseCard; action?: ReactNode; place?: CardPlace | undefined }) {
  const text = useText(coursesTexts);
  const catalog = useText(catalogTexts);
  const { fields, levels, entries } = useText(taxonomyTexts);
  const duration = useFormatDuration();
  const skills = [...course.skills.technical.slice(0, shown.technical), ...course.skills.soft.slice(0, shown.soft)];
  const more = course.careerOptions.length - shown.careers;
  return (
    <CatalogCard
      to={paths.course(course._id)}
      title={course.name}
      subtitle={[levels[course.level], duration(course.duration), isAfterDegree(course) ? entries[course.entry] : '']
        .filter((part) => part !== '')
        .join(' · ')}
      action={action}
      linkText={text.viewDetails}
      place={place}
    >
      <div className="flex flex-wrap gap-1.5">
        <Chip tone="gold">{course.shortName}</Chip>
        <Chip>{fields[course.field]}</Chip>
      </div>
      <p className="text-sm">
        <span className="sr-only">{text.skills}: </span>
        {skills.join(' · ')}
      </p>
      <p className="flex gap-2 text-sm">
        <BriefcaseBusiness aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink-soft" />
        <span>
          <span className="sr-only">{text.careers}: </span>
          {course.careerOptions
            .slice(0, shown.careers)
            .map(({ jobTitle }) => jobTitle)
            .join(', ')}
          {more > 0 && <span className="text-ink-soft"> {catalog.more(more)}</span>}
        </span>
      </p>
      <MarkOnCard type="courses" id={course._id} />
    </CatalogCard>
  );
}
