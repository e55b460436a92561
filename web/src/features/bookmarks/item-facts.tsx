import type { BookmarkedCollege } from '@disha/contract/bookmarks';
import type { CourseCard } from '@disha/contract/courses';
import type { ExamCard } from '@disha/contract/exams';
import type { ReactNode } from 'react';
import { commonTexts } from '../../messages/common.ts';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { Chip } from '../../ui/chip.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { cutText } from './cut-text.ts';

const courseDescription = 100;
const examDescription = 80;
const coursesShown = 3;

export function CourseFacts({ course }: { course: CourseCard }) {
  const { facts } = useText(dashboardTexts);
  const { streams, fields, levels } = useText(taxonomyTexts);
  const formatDuration = useFormatDuration();
  return (
    <>
      <Short name={course.shortName} than={course.name} />
      <Chips>
        <Chip>{fields[course.field]}</Chip>
        <Chip tone="line">{levels[course.level]}</Chip>
        <Chip tone="line">{streams[course.stream]}</Chip>
      </Chips>
      <Facts rows={[[facts.duration, formatDuration(course.duration)]]} />
      <p className="text-[.94rem] text-ink-soft">{cutText(course.description, courseDescription)}</p>
    </>
  );
}

export function CollegeFacts({ college }: { college: BookmarkedCollege }) {
  const { facts, kinds, moreCourses } = useText(dashboardTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const names = college.courses.map(({ courseName }) => courseName);
  const more = names.length - coursesShown;
  const kind = kinds[college.kind];
  return (
    <>
      <Short name={college.shortName} than={college.name} />
      <Chips>
        <Chip tone={college.type === 'government' ? 'leaf' : 'blue'}>{collegeTypes[college.type]}</Chip>
        {kind !== undefined && <Chip tone="line">{kind}</Chip>}
      </Chips>
      <Facts
        rows={[
          [facts.location, [college.location.city, college.location.state].filter(Boolean).join(', ')],
          [facts.courses, names.length > 0 && `${names.slice(0, coursesShown).join(', ')}${more > 0 ? ` ${moreCourses(more)}` : ''}`],
          [
            facts.contact,
            <Contact key="contact" {...college.contact} />,
            college.contact.website !== '' || college.contact.phone.length + college.contact.email.length > 0,
          ],
        ]}
      />
    </>
  );
}

export function ExamFacts({ exam }: { exam: ExamCard }) {
  const { facts } = useText(dashboardTexts);
  const { streams } = useText(taxonomyTexts);
  const format = useFormat();
  return (
    <>
      <Short name={exam.shortName} than={exam.name} />
      <Chips>
        {exam.streams.map((stream) => (
          <Chip key={stream}>{streams[stream]}</Chip>
        ))}
      </Chips>
      <Facts
        rows={[
          [facts.examMonth, format.month(exam.examMonth)],
          [facts.eligibility, exam.eligibility],
        ]}
      />
      <p className="text-[.94rem] text-ink-soft">{cutText(exam.description, examDescription)}</p>
    </>
  );
}

function Short({ name, than }: { name: string | undefined; than: string }) {
  return name === undefined || name === '' || name === than ? null : <p className="-mt-1.5 text-[.94rem] text-ink-soft">{name}</p>;
}

function Chips({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-1.5">{children}</div>;
}

/** What is empty is left out. */
function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode, isThere?: boolean])[] }) {
  return (
    <dl className="grid gap-1 text-[.94rem]">
      {rows
        .filter(([, value, isThere = Boolean(value)]) => isThere)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="inline text-ink-soft">{label}: </dt>
            <dd className="inline [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Contact({ phone, email, website }: BookmarkedCollege['contact']) {
  const { newTab } = useText(commonTexts);
  return (
    <ul className="inline">
      {phone.map((number) => (
        <li key={number} className="mr-3 inline-block">
          <a
            href={`tel:${number.replace(/[^\d+]/g, '')}`}
            className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
          >
            {number}
          </a>
        </li>
      ))}
      {email.map((address) => (
        <li key={address} className="mr-3 inline-block">
          <a href={`mailto:${address}`} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
            {address}
          </a>
        </li>
      ))}
      {website !== '' && (
        <li className="inline-block">
          <ExternalLink href={website} note={newTab}>
            {website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}
