import type { ListedExam } from '@disha/contract/exams.card';
import { examYear } from '@disha/contract/exams.dates';
import type { Exam } from '@disha/contract/exams';
import { indianDay } from '@disha/contract/indian-day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerHead } from '../../catalog/item/answer-head.tsx';
import { DetailFrame } from '../../catalog/item/detail-page.tsx';
import { FactList } from '../../catalog/item/fact-list.tsx';
import { GuideLinks } from '../../catalog/item/guide-links.tsx';
import { guidesOfExam } from '../../catalog/item/guides-of.ts';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { SourcesOfPage } from '../../catalog/item/sources-of-page.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { sentencesOf } from '../../catalog/shared/sentences.ts';
import { commonTexts } from '../../messages/common.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { useParams } from '../../ui/route-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExamCountdown, ExamLanes } from './exam-countdown.tsx';
import { ExamDates } from './exam-dates.tsx';
import { marksOfExam } from './exam-next.ts';
import { TheFee, TheJob, ThePattern, WhoMaySit } from './exam-sections.tsx';
import { examsQueries } from './exams.queries.ts';

interface ExamScreenProps {
  /** The slot for the bookmark button. */
  action?: ItemAction;
  /** The slot for what leads on from the exam: closing ranks. */
  below?: (id: string) => ReactNode;
}

export function ExamScreen({ action, below }: ExamScreenProps) {
  const { id = '' } = useParams();
  const text = useText(examsTexts);
  const query = useQuery(examsQueries.detail(id));
  const card = useCardFromList(id);
  return (
    <DetailFrame
      path={paths.exams}
      text={text}
      query={query}
      whole={query.data?.exam}
      card={card}
      description={() => query.data?.exam.description}
      action={action}
    >
      {(exam, parts) => <ExamDetail exam={exam} whole={query.data?.exam} {...parts} leadsOn={below?.(exam._id)} />}
    </DetailFrame>
  );
}

/** A visitor from the list sees what the card knew at once. */
function useCardFromList(id: string): ListedExam | undefined {
  const list = useQueryClient().getQueryData(examsQueries.list().queryKey);
  return list?.exams.find((exam) => exam._id === id);
}

interface ExamDetailProps {
  exam: ListedExam;
  whole: Exam | undefined;
  failed: ReactNode;
  action: ReactNode;
  leadsOn: ReactNode;
}

/** When and what to do first; then the paper, the fee and who may sit it; all else behind a tap. */
function ExamDetail({ exam, whole, failed, action, leadsOn }: ExamDetailProps) {
  const text = useText(examsTexts);
  const { newTab } = useText(commonTexts);
  const { entries } = useText(taxonomyTexts);
  const langOf = useLangOf();
  const today = indianDay();
  // What did not come is said once, and nothing waits for it.
  const hasFailed = whole === undefined && failed !== undefined;
  const [why] = whole ? sentencesOf(whole.description) : [];
  const entriesOf = [exam.entry, ...(exam.otherEntries ?? [])].map((entry) => entries[entry]);
  return (
    <>
      <div className="grid items-start gap-x-9 lg:grid-cols-[1.15fr_1fr_1fr]">
        <div className="min-w-0">
          <AnswerHead
            name={exam.shortName}
            list={{ path: paths.exams, place: text.place }}
            facts={entriesOf}
            why={why === undefined ? hasFailed ? undefined : <Skeleton className="h-11" /> : <span {...langOf(why)}>{why}</span>}
            primary={
              <ExternalLink href={exam.officialLink} note={newTab} look="main" size="large">
                {text.detail.official}
              </ExternalLink>
            }
            action={action}
          >
            {whole ? (
              <ExamCountdown dates={whole.dates} checked={whole.checked?.dates} today={today} />
            ) : hasFailed ? (
              failed
            ) : (
              <Skeleton className="h-28" />
            )}
          </AnswerHead>
          {whole && <ExamLanes year={examYear(whole.dates, today)} today={today} />}
          {whole && <AllDates exam={whole} />}
        </div>
        <div className="min-w-0 lg:[&>:first-child]:mt-0">
          <ThePattern exam={whole ?? { syllabus: exam.syllabus }} />
          {whole && <TheFee exam={whole} />}
          {whole && <TheJob exam={whole} />}
        </div>
        <div className="min-w-0 lg:[&>:first-child]:mt-0">
          <WhoMaySit id={exam._id} eligibility={exam.eligibility} whole={whole} />
          <QuickInfo exam={exam} whole={whole} />
          {whole && opensCourses(exam) && <Courses courses={whole.courses} />}
          {whole && <WhatNext answer={{ after: 'exam', id: whole._id, name: whole.shortName }} />}
          {leadsOn}
        </div>
      </div>
      {whole && <SourcesOfPage marks={marksOfExam(whole)} sources={whole.sources} />}
    </>
  );
}

/** An exam for a job opens none, and no reader is told that we have not linked any. */
const opensCourses = ({ purpose, alsoFor = [] }: ListedExam) => [purpose, ...alsoFor].includes('admission');

function AllDates({ exam }: { exam: Exam }) {
  const { detail } = useText(examsTexts);
  return (
    <Folded title={detail.allDates} {...useEntryFold('all dates')} className="mt-1">
      <ExamDates examId={exam._id} officialLink={exam.officialLink} dates={exam.dates} checked={exam.checked?.dates} />
    </Folded>
  );
}

/** What an exam is, whose it is and for whom: behind a tap. */
function QuickInfo({ exam, whole }: { exam: ListedExam; whole: Exam | undefined }) {
  const text = useText(examsTexts);
  const { entries, streams, fields } = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const langOf = useLangOf();
  const about = whole ? sentencesOf(whole.description).slice(1).join(' ') : '';
  const months = exam.examMonths.length === 0 ? text.irregular : text.usually(format.list(exam.examMonths.map(format.month)));
  return (
    <Folded title={text.detail.quickInfo} {...useEntryFold('quick info')} className="mt-2">
      {exam.name !== exam.shortName && (
        <p {...langOf(exam.name)} className="font-semibold">
          {exam.name}
        </p>
      )}
      {about !== '' && <p {...langOf(about)}>{about}</p>}
      {typeof whole?.note === 'string' && <p className="mt-2">{whole.note}</p>}
      <div className="mt-3">
        <FactList
          facts={[
            { label: text.detail.purposeLabel, value: [exam.purpose, ...(exam.alsoFor ?? [])].map((one) => text.purposes[one]).join(', ') },
            { label: text.detail.conductedBy, value: exam.conductingBody },
            { label: text.detail.levelLabel, value: text.level[exam.level] },
            { label: text.detail.stateLabel, value: exam.state && stateName(exam.state) },
            {
              label: text.detail.takenWhen,
              value: format.list([exam.entry, ...(exam.otherEntries ?? [])].map((entry) => entries[entry])),
            },
            { label: text.detail.when, value: months },
            { label: text.detail.streams, value: exam.streams.map((stream) => streams[stream]).join(', ') },
            { label: text.detail.fields, value: exam.fields.map((field) => fields[field]).join(', ') },
          ]}
        />
      </div>
      {opensCourses(exam) && <GuideLinks ids={guidesOfExam(exam._id)} under="h3" className="mt-3" />}
    </Folded>
  );
}

function Courses({ courses }: { courses: Exam['courses'] }) {
  const text = useText(examsTexts).detail;
  const format = useFormat();
  const fold = useEntryFold('courses');
  if (courses.length === 0) return null;
  return (
    <Folded title={text.coursesCount(courses.length, format.number(courses.length))} {...fold}>
      <ul aria-label={text.courses}>
        {courses.map(({ courseId, name }) => (
          <li key={courseId}>
            <Link
              to={paths.course(courseId)}
              className="flex min-h-tap items-center py-1 leading-snug text-blue-deep underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
