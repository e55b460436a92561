import type { Course } from '@disha/contract/courses';
import { sentencesOf } from '../../catalog/shared/sentences.ts';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkRow, RowList } from '../../ui/row-list.tsx';

/** More of them stand behind a tap. */
const shownNotes = 2;

/** Which subjects, what else is asked, and the exams that are a door. */
export function Eligibility({ eligibility }: { eligibility: Course['eligibility'] }) {
  const { detail } = useText(coursesTexts);
  const fold = useEntryFold('eligibility');
  const { minimumClass, minimumPercentage, requiredSubjects, entranceExams, note } = eligibility;
  const notes = note === null ? [] : sentencesOf(note);
  return (
    <>
      <CheckList
        items={[
          detail.classes[minimumClass],
          requiredSubjects.length === 0 ? `${detail.subjects}: ${detail.anySubjects}` : requiredSubjects.join(', '),
          ...notes.slice(0, shownNotes),
        ]}
      />
      {entranceExams.length > 0 && (
        <ul aria-label={detail.exams} className="flex flex-wrap gap-x-5">
          {entranceExams.map(({ examId, name, shortName }) => (
            <li key={examId}>
              <Link
                to={paths.exam(examId)}
                title={name}
                className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
              >
                {shortName}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Folded title={detail.moreRules} {...fold}>
        <p>{`${detail.minimumMarks}: ${minimumPercentage === null ? detail.noMinimum : detail.percent(minimumPercentage)}`}</p>
        {entranceExams.length === 0 && <p>{detail.noExams}</p>}
        <CheckList items={notes.slice(shownNotes)} />
      </Folded>
    </>
  );
}

/** What people become, six at most; what each does, and the others, behind a tap. */
const shownCareers = 6;

export function Careers({ course: { careerOptions, careers } }: { course: Pick<Course, 'careerOptions' | 'careers'> }) {
  const text = useText(coursesTexts);
  const fold = useEntryFold('careers');
  const more = careers.filter((career) => !careerOptions.some(({ careerId }) => careerId === career.careerId));
  return (
    <>
      <RowList>
        {careerOptions.slice(0, shownCareers).map(({ jobTitle, careerId, growthProspects, sector }) => {
          const note = `${text.growth[growthProspects]} · ${text.sector[sector]}`;
          return careerId === undefined ? (
            <li key={jobTitle} className="flex min-h-13 flex-col justify-center py-1.5 leading-snug">
              <span className="font-bold">{jobTitle}</span>
              <span className="text-small text-ink-soft">{note}</span>
            </li>
          ) : (
            <LinkRow key={jobTitle} to={paths.career(careerId)} title={jobTitle} note={note} />
          );
        })}
      </RowList>
      <Folded title={text.detail.whatTheyDo} {...fold}>
        <ul className="grid gap-2">
          {careerOptions.map(({ jobTitle, description }) => (
            <li key={jobTitle}>
              <span className="font-semibold">{jobTitle}:</span> {description}
            </li>
          ))}
        </ul>
        {more.length > 0 && (
          <>
            <h3 className="mt-3 font-semibold">{text.detail.moreCareers}</h3>
            <ul className="flex flex-wrap gap-x-5">
              {more.map(({ careerId, name }) => (
                <li key={careerId}>
                  <Link
                    to={paths.career(careerId)}
                    className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Folded>
    </>
  );
}

export function Skills({ skills }: { skills: Course['skills'] }) {
  const { detail } = useText(coursesTexts);
  const groups = [
    { label: detail.technical, items: skills.technical, tone: 'blue' },
    { label: detail.soft, items: skills.soft, tone: 'line' },
  ] as const;
  return (
    <div className="grid gap-3">
      {groups.map(({ label, items, tone }) => (
        <div key={label}>
          <h2 className="mb-1.5 text-sm font-semibold text-ink-soft">{label}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {items.map((item) => (
              <li key={item}>
                <Chip tone={tone}>{item}</Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function TopColleges({ course }: { course: Course }) {
  const { detail } = useText(coursesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const format = useFormat();
  const { known, listed, usual } = course.places;
  if (known + usual === 0 && course.topColleges.length === 0) return <p className="text-ink-soft">{detail.noColleges}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {course.topColleges.map(({ collegeId, name, location, type }) => (
          <li key={collegeId} className="py-2.5 first:pt-0">
            <Link
              to={paths.college(collegeId)}
              className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
            >
              {name}
            </Link>
            <p className="text-sm text-ink-soft">{[location, ...(type ? [collegeTypes[type]] : [])].join(' · ')}</p>
          </li>
        ))}
      </ul>
      {known > listed && <p className="mt-2 text-sm text-ink-soft">{detail.listed(format.number(listed))}</p>}
      {usual > 0 && <p className="mt-2 text-sm text-ink-soft">{detail.usualHint}</p>}
    </>
  );
}

export function HigherStudies({ options }: { options: Course['higherStudyOptions'] }) {
  const duration = useFormatDuration();
  return (
    <ul className="grid gap-4">
      {options.map(({ courseName, duration: length, description }) => (
        <li key={courseName}>
          <h3 className="font-semibold">{courseName}</h3>
          <p className="text-sm text-ink-soft">{duration(length)}</p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
