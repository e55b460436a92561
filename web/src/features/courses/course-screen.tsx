import type { Course, CourseCard } from '@disha/contract/courses';
import { isAfterDegree, type Entry } from '@disha/contract/taxonomy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailColumns, DetailFrame, DetailHead } from '../../catalog/item/detail-page.tsx';
import { FeesByState } from '../../catalog/item/fee-bands.tsx';
import { FeesCard } from '../../catalog/item/fees-card.tsx';
import { FactList } from '../../catalog/item/fact-list.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { MarkOnPage } from '../../catalog/list/mark-places.tsx';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { useParams } from '../../ui/route-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CoursePath } from './course-path.tsx';
import { Careers, Eligibility, HigherStudies, Skills, TopColleges, usePlacesText } from './course-sections.tsx';
import { coursesQueries } from './courses.queries.ts';

/** `action` is the slot for the bookmark button. */
export function CourseScreen({ action }: { action?: ItemAction }) {
  const { courseId = '' } = useParams();
  const text = useText(coursesTexts);
  const query = useQuery(coursesQueries.detail(courseId));
  const card = useCardFromList(courseId);
  return (
    <DetailFrame
      path={paths.courses}
      text={text}
      query={query}
      whole={query.data?.course}
      card={card}
      description={({ description }) => description}
      action={action}
    >
      {(course, parts) => <CourseDetail course={course} whole={query.data?.course} {...parts} />}
    </DetailFrame>
  );
}

/** A visitor from the list sees what the card knew at once. */
function useCardFromList(id: string): CourseCard | undefined {
  const list = useQueryClient().getQueryData(coursesQueries.list().queryKey);
  return list?.courses.find((course) => course._id === id);
}

function CourseDetail({
  course,
  whole,
  failed,
  action,
}: {
  course: CourseCard;
  whole: Course | undefined;
  failed: ReactNode;
  action: ReactNode;
}) {
  const text = useText(coursesTexts);
  const { levels, fields, entries } = useText(taxonomyTexts);
  const langOf = useLangOf();
  const part = (make: (known: Course) => ReactNode, height: string) => (whole ? make(whole) : <Skeleton className={height} />);
  return (
    <>
      <DetailHead name={course.name} list={{ path: paths.courses, place: text.place }} action={action}>
        {course.shortName !== course.name && <Chip tone="gold">{course.shortName}</Chip>}
        <Chip>{fields[course.field]}</Chip>
        <Chip tone="line">{levels[course.level]}</Chip>
        {isAfterDegree(course) && <Chip tone="line">{entries[course.entry]}</Chip>}
      </DetailHead>
      {failed !== undefined && <div className="mb-4">{failed}</div>}
      <MarkOnPage type="courses" id={course._id} />
      <Card as="section" title={text.detail.path} className="mb-4 lg:mb-6">
        {part(
          (known) => (
            <CoursePath course={known} />
          ),
          'h-28',
        )}
      </Card>
      <DetailColumns aside={<QuickInfo course={course} />}>
        <Card as="section" title={text.detail.about}>
          <p {...langOf(course.description)}>{course.description}</p>
        </Card>
        <Card as="section" title={text.detail.eligibility}>
          {part(
            (known) => (
              <Eligibility eligibility={known.eligibility} />
            ),
            'h-32',
          )}
        </Card>
        {whole ? (
          <FeesCard bands={whole.fees} sheet={paths.costsOf(course._id)}>
            <FeesByState bands={whole.fees} />
          </FeesCard>
        ) : (
          <Skeleton className="h-48" />
        )}
        <Card as="section" title={text.detail.careers}>
          {part(
            (known) => (
              <Careers course={known} />
            ),
            'h-48',
          )}
        </Card>
        <Card as="section" title={text.detail.skills}>
          <Skills skills={course.skills} />
        </Card>
        <Card as="section" title={text.detail.colleges}>
          {part(
            (known) => (
              <TopColleges course={known} />
            ),
            'h-32',
          )}
        </Card>
        {whole?.higherStudyOptions.length !== 0 && (
          <Card as="section" title={text.detail.higher}>
            {part(
              (known) => (
                <HigherStudies options={known.higherStudyOptions} />
              ),
              'h-24',
            )}
          </Card>
        )}
      </DetailColumns>
      {whole && (
        <WhatNext answer={{ after: 'course', id: whole._id, name: whole.name, isTaught: whole.places.known + whole.places.usual > 0 }} />
      )}
      {whole && <ProvenanceLine sources={whole.sources} />}
    </>
  );
}

/** Where a student stands who begins it. */
const stages = { 'after 10': 'after_10', 'after 12': 'after_12', 'after graduation': 'graduate' } as const satisfies Record<Entry, string>;

function QuickInfo({ course }: { course: CourseCard & Partial<Pick<Course, 'places'>> }) {
  const { detail } = useText(coursesTexts);
  const { levels, streams, fields, entries } = useText(taxonomyTexts);
  const duration = useFormatDuration();
  const placesText = usePlacesText();
  const inField = `${paths.courses}?stream=${course.stream}&field=${course.field}`;
  return (
    <Card as="section" title={detail.quick} className="lg:sticky lg:top-24">
      <FactList
        facts={[
          { label: detail.duration, value: duration(course.duration) },
          { label: detail.level, value: levels[course.level] },
          { label: detail.begins, value: entries[course.entry] },
          { label: detail.stream, value: streams[course.stream] },
          {
            label: detail.field,
            value: (
              <Link to={inField} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
                {fields[course.field]}
              </Link>
            ),
          },
          { label: detail.alsoFor, value: course.otherFields.map((field) => fields[field]).join(', ') },
          { label: detail.collegeCount, value: placesText(course.places ?? { known: course.collegeCount, usual: 0 }) },
        ]}
      />
      <Link
        to={paths.scholarshipsAt(stages[course.entry])}
        className="mt-3 inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
      >
        {detail.money}
      </Link>
    </Card>
  );
}
