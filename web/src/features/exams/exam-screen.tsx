import type { ListedExam } from '@disha/contract/exams.card';
import type { Exam } from '@disha/contract/exams';
import { months } from '@disha/contract/taxonomy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailColumns, DetailFrame, DetailHead } from '../../catalog/item/detail-page.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { GuideLinks } from '../../catalog/item/guide-links.tsx';
import { guidesOfExam } from '../../catalog/item/guides-of.ts';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { MarkOnPage } from '../../catalog/list/mark-places.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { commonTexts } from '../../messages/common.ts';
import { datesTexts } from '../../messages/dates.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../ui/link.tsx';
import { MonthStrip } from '../../ui/month-strip.tsx';
import { useParams } from '../../ui/route-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExamDates } from './exam-dates.tsx';
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

function ExamDetail({ exam, whole, failed, action, leadsOn }: ExamDetailProps) {
  const text = useText(examsTexts);
  const catalog = useText(catalogTexts);
  const dates = useText(datesTexts);
  const { streams, fields, entries } = useText(taxonomyTexts);
  const langOf = useLangOf();
  // What did not come is said once, and no card stands empty for it.
  const hasFailed = whole === undefined && failed !== undefined;
  return (
    <>
      <DetailHead name={exam.name} list={{ path: paths.exams, place: text.place }} action={action}>
        {exam.shortName !== exam.name && <Chip tone="gold">{exam.shortName}</Chip>}
        <Chip tone="line">{text.level[exam.level]}</Chip>
        {[exam.entry, ...(exam.otherEntries ?? [])].map((entry) => (
          <Chip key={entry} tone="line">
            {entries[entry]}
          </Chip>
        ))}
      </DetailHead>
      {whole?.verification === 'C' && (
        <Alert tone="attention" title={text.detail.unconfirmed} className="mb-4">
          {catalog.confirm}
        </Alert>
      )}
      <MarkOnPage type="exams" id={exam._id} />
      {hasFailed && <div className="mb-4">{failed}</div>}
      <DetailColumns aside={<QuickInfo exam={exam} leadsOn={leadsOn} />}>
        {!hasFailed && (
          <>
            <Card as="section" title={text.detail.about}>
              {whole ? <p {...langOf(whole.description)}>{whole.description}</p> : <Skeleton className="h-24" />}
              {typeof whole?.note === 'string' && <p className="mt-3 border-s-[3px] border-marigold ps-3 text-ink-soft">{whole.note}</p>}
            </Card>
            <Card as="section" title={dates.title}>
              {whole ? (
                <ExamDates examId={whole._id} officialLink={whole.officialLink} dates={whole.dates} checked={whole.checked?.dates} />
              ) : (
                <Skeleton className="h-32" />
              )}
            </Card>
          </>
        )}
        <WhoMaySit eligibility={exam.eligibility} whole={whole} />
        {whole && <TheJob exam={whole} />}
        {whole && <TheFee exam={whole} />}
        {whole && <ThePattern exam={whole} />}
        <Card as="section" title={text.detail.syllabus}>
          <ul className="list-disc space-y-1 ps-5">
            {exam.syllabus.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        </Card>
        <Card as="section" title={text.detail.streams}>
          <Chips items={exam.streams.map((stream) => streams[stream])} />
          <h3 className="mt-4 mb-2 font-semibold">{text.detail.fields}</h3>
          <Chips items={exam.fields.map((field) => fields[field])} tone="line" />
        </Card>
        {!hasFailed && opensCourses(exam) && (
          <Card as="section" title={text.detail.courses}>
            {whole ? <Courses courses={whole.courses} /> : <Skeleton className="h-24" />}
          </Card>
        )}
      </DetailColumns>
      {opensCourses(exam) && <GuideLinks ids={guidesOfExam(exam._id)} className="mt-6" />}
      {whole && <WhatNext answer={{ after: 'exam', id: whole._id, name: whole.shortName }} />}
      {whole && <ProvenanceLine sources={whole.sources} />}
    </>
  );
}

/** An exam for a job opens none, and no reader is told that we have not linked any. */
const opensCourses = ({ purpose, alsoFor = [] }: ListedExam) => [purpose, ...alsoFor].includes('admission');

function QuickInfo({ exam, leadsOn }: { exam: ListedExam; leadsOn: ReactNode }) {
  const text = useText(examsTexts);
  const { newTab } = useText(commonTexts);
  const { entries } = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const when = exam.examMonths.length === 0 ? text.irregular : text.usually(format.list(exam.examMonths.map(format.month)));
  const purposes = [exam.purpose, ...(exam.alsoFor ?? [])].map((one) => text.purposes[one]);
  const facts = [
    { label: text.detail.purposeLabel, value: purposes.join(', ') },
    { label: text.detail.conductedBy, value: exam.conductingBody },
    { label: text.detail.levelLabel, value: text.level[exam.level] },
    ...(exam.state === undefined ? [] : [{ label: text.detail.stateLabel, value: stateName(exam.state) }]),
    { label: text.detail.takenWhen, value: format.list([exam.entry, ...(exam.otherEntries ?? [])].map((entry) => entries[entry])) },
  ];
  return (
    <Card as="section" title={text.detail.quick} className="lg:sticky lg:top-24">
      {exam.examMonths.length > 0 && (
        <MonthStrip letters={format.monthLetters} on={exam.examMonths.map((month) => months.indexOf(month))} label={when} />
      )}
      <p className="mt-2 font-semibold">{when}</p>
      <p className="text-sm text-ink-soft">{text.detail.datesChange}</p>
      <dl className="my-4 grid gap-2 border-t border-line pt-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="ms-auto text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={exam.officialLink} note={newTab} look="main" className="w-full">
        {text.detail.official}
      </ExternalLink>
      {leadsOn}
    </Card>
  );
}

function Courses({ courses }: { courses: Exam['courses'] }) {
  const text = useText(examsTexts);
  if (courses.length === 0) return <p className="text-ink-soft">{text.detail.noCourses}</p>;
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-x-6">
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
  );
}

function Chips({ items, tone }: { items: readonly string[]; tone?: 'line' }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item}>
          <Chip tone={tone ?? 'blue'}>{item}</Chip>
        </li>
      ))}
    </ul>
  );
}
