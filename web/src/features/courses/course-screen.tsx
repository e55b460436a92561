import type { Course, CourseCard } from '@disha/contract/courses';
import type { Entry } from '@disha/contract/taxonomy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerHead } from '../../catalog/item/answer-head.tsx';
import { DetailFrame } from '../../catalog/item/detail-page.tsx';
import { FeesByState } from '../../catalog/item/fee-bands.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { SourcesOfPage } from '../../catalog/item/sources-of-page.tsx';
import { MarkOnPage } from '../../catalog/list/mark-places.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { sentencesOf } from '../../catalog/shared/sentences.ts';
import { coursesTexts } from '../../messages/courses.ts';
import { feesTexts } from '../../messages/fees.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Folded } from '../../ui/folded.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { useParams } from '../../ui/route-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseFigures } from './course-figures.tsx';
import { Careers, Eligibility, HigherStudies, Skills, TopColleges } from './course-sections.tsx';
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

interface CourseDetailProps {
  course: CourseCard;
  whole: Course | undefined;
  failed: ReactNode;
  action: ReactNode;
}

/** Length, door, cost and places first; then who may join, what it leads to and what it costs; all else behind a tap. */
function CourseDetail({ course, whole, failed, action }: CourseDetailProps) {
  const text = useText(coursesTexts);
  const { fields, levels } = useText(taxonomyTexts);
  const langOf = useLangOf();
  const [why] = sentencesOf(course.description);
  return (
    <>
      <div className="grid items-start gap-x-9 lg:grid-cols-[1.15fr_1fr_1fr]">
        <div className="min-w-0">
          <AnswerHead
            name={course.name}
            list={{ path: paths.courses, place: text.place }}
            facts={[fields[course.field], levels[course.level]]}
            why={why && <span {...langOf(why)}>{why}</span>}
            primary={<ToColleges course={course} whole={whole} />}
            action={action}
          >
            <CourseFigures course={course} whole={whole} />
          </AnswerHead>
          <div className="mt-3">
            <MarkOnPage type="courses" id={course._id} />
          </div>
          {failed}
          <AboutCourse course={course} />
        </div>
        {whole ? <WholeCourse course={whole} /> : failed === undefined && <Skeleton className="mt-6 h-72" />}
      </div>
      {whole && <SourcesOfPage marks={['official', 'usual']} sources={whole.sources} />}
    </>
  );
}

/** Where it is taught; where nobody is known to teach it, a plan that leads there. */
function ToColleges({ course, whole }: { course: CourseCard; whole: Course | undefined }) {
  const { detail } = useText(coursesTexts);
  const home = useStudentDetails()?.state;
  const isTaught = whole === undefined || whole.places.known + whole.places.usual > 0;
  return isTaught ? (
    <LinkButton size="large" to={paths.collegesTeaching(course._id, home)}>
      {detail.seeColleges}
    </LinkButton>
  ) : (
    <LinkButton size="large" to={paths.planFor('courses', course._id)}>
      {detail.makePlan}
    </LinkButton>
  );
}

/** Where a student stands who begins it. */
const stages = { 'after 10': 'after_10', 'after 12': 'after_12', 'after graduation': 'graduate' } as const satisfies Record<Entry, string>;

function AboutCourse({ course }: { course: CourseCard }) {
  const { detail } = useText(coursesTexts);
  const { streams, fields } = useText(taxonomyTexts);
  const langOf = useLangOf();
  const fold = useEntryFold('about');
  const skills = useEntryFold('skills');
  const rest = sentencesOf(course.description).slice(1).join(' ');
  const inField = `${paths.courses}?stream=${course.stream}&field=${course.field}`;
  return (
    <>
      <Folded title={detail.about} {...fold} className="mt-2">
        <p {...langOf(rest)}>{rest}</p>
        <p className="mt-2">{`${detail.stream}: ${streams[course.stream]}`}</p>
        {course.otherFields.length > 0 && <p>{`${detail.alsoFor}: ${course.otherFields.map((field) => fields[field]).join(', ')}`}</p>}
        <Link to={inField} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
          {fields[course.field]}
        </Link>
      </Folded>
      <Folded title={detail.skills} {...skills}>
        <Skills skills={course.skills} />
      </Folded>
    </>
  );
}

function WholeCourse({ course }: { course: Course }) {
  const { detail } = useText(coursesTexts);
  const fees = useText(feesTexts);
  const colleges = useEntryFold('colleges');
  const higher = useEntryFold('higher');
  const allFees = useEntryFold('fees');
  const isTaught = course.places.known + course.places.usual > 0;
  return (
    <>
      <div className="min-w-0 lg:[&>:first-child]:mt-0">
        <PagePart title={detail.eligibility}>
          <Eligibility eligibility={course.eligibility} />
        </PagePart>
        <PagePart title={fees.title}>
          {course.fees.length === 0 ? (
            <p className="text-ink-soft">{fees.none}</p>
          ) : (
            <Folded title={detail.allFees} {...allFees}>
              <FeesByState bands={course.fees} />
            </Folded>
          )}
          <Link
            to={paths.scholarshipsAt(stages[course.entry])}
            className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
          >
            {detail.money}
          </Link>
        </PagePart>
      </div>
      <div className="min-w-0 lg:[&>:first-child]:mt-0">
        <PagePart title={detail.careers}>
          <Careers course={course} />
        </PagePart>
        <Folded title={detail.colleges} {...colleges}>
          <TopColleges course={course} />
        </Folded>
        {course.higherStudyOptions.length > 0 && (
          <Folded title={detail.higher} {...higher}>
            <HigherStudies options={course.higherStudyOptions} />
          </Folded>
        )}
        <WhatNext answer={{ after: 'course', id: course._id, name: course.name, isTaught }} />
      </div>
    </>
  );
}
