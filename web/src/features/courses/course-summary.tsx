import type { CourseCard } from '@disha/contract/courses';
import { isAfterDegree } from '@disha/contract/taxonomy';
import { GraduationCap } from 'lucide-react';
import { summaryOf, type CatalogItem } from '../../catalog/shared/item-summary.ts';
import { ChipRow, CutDescription, FactRows, ShortName } from '../../catalog/shared/summary-parts.tsx';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { Chip } from '../../ui/chip.tsx';
import { coursesQueries } from './courses.queries.ts';

type FoundCourse = CatalogItem & Pick<CourseCard, 'level' | 'entry' | 'duration'>;

const descriptionShown = 100;

function Facts({ item: course }: { item: CourseCard }) {
  const { detail } = useText(coursesTexts);
  const { streams, fields, levels, entries } = useText(taxonomyTexts);
  const duration = useFormatDuration();
  return (
    <>
      <ShortName name={course.shortName} than={course.name} />
      <ChipRow>
        <Chip>{fields[course.field]}</Chip>
        <Chip tone="line">{levels[course.level]}</Chip>
        {isAfterDegree(course) && <Chip tone="line">{entries[course.entry]}</Chip>}
        <Chip tone="line">{streams[course.stream]}</Chip>
      </ChipRow>
      <FactRows rows={[[detail.duration, duration(course.duration)]]} />
      <CutDescription text={course.description} atMost={descriptionShown} />
    </>
  );
}

export const courseSummary = summaryOf<CourseCard, FoundCourse>({
  Icon: GraduationCap,
  isMarked: true,
  Facts,
  useLine: () => {
    const { fields, levels, entries } = useText(taxonomyTexts);
    const duration = useFormatDuration();
    return (course) =>
      [fields[course.field], levels[course.level], duration(course.duration), isAfterDegree(course) ? entries[course.entry] : '']
        .filter((part) => part !== '')
        .join(' · ');
  },
  useNote: () => {
    const { levels, entries } = useText(taxonomyTexts);
    const duration = useFormatDuration();
    return (course) =>
      [levels[course.level], duration(course.duration), isAfterDegree(course) ? entries[course.entry] : '']
        .filter((part) => part !== '')
        .join(', ');
  },
  load: async (queryClient, id) => (await queryClient.fetchQuery(coursesQueries.detail(id))).course,
  comparison: async () => (await import('./course-comparison.tsx')).courseComparison,
});
