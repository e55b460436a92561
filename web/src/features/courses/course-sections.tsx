import type { Course } from '@disha/contract/courses';
import { FactList } from '../../catalog/item/fact-list.tsx';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { GrowthMark } from './growth-mark.tsx';

export function Eligibility({ eligibility }: { eligibility: Course['eligibility'] }) {
  const { detail } = useText(coursesTexts);
  const { minimumClass, minimumPercentage, requiredSubjects, entranceExams, note } = eligibility;
  return (
    <>
      <FactList
        facts={[
          { label: detail.minimumClass, value: detail.classes[minimumClass] },
          { label: detail.minimumMarks, value: minimumPercentage === null ? detail.noMinimum : detail.percent(minimumPercentage) },
          { label: detail.subjects, value: requiredSubjects.length === 0 ? detail.anySubjects : requiredSubjects.join(', ') },
        ]}
      />
      {note !== null && <p className="mt-3 border-s-[3px] border-marigold ps-3 text-ink-soft">{note}</p>}
      <h3 className="mt-4 font-semibold">{detail.exams}</h3>
      {entranceExams.length === 0 ? (
        <p className="text-ink-soft">{detail.noExams}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-5">
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
    </>
  );
}

export function Careers({ course: { careerOptions, careers } }: { course: Pick<Course, 'careerOptions' | 'careers'> }) {
  const text = useText(coursesTexts);
  const more = careers.filter((career) => !careerOptions.some(({ careerId }) => careerId === career.careerId));
  return (
    <>
      <ul className="grid gap-4">
        {careerOptions.map(({ jobTitle, careerId, description, growthProspects, sector }) => (
          <li key={jobTitle}>
            <h3 className="font-semibold">
              {careerId === undefined ? (
                jobTitle
              ) : (
                <Link
                  to={paths.career(careerId)}
                  className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
                >
                  {jobTitle}
                </Link>
              )}
            </h3>
            <p>{description}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
              <span className="inline-flex items-center gap-2">
                <GrowthMark growth={growthProspects} />
                {text.growth[growthProspects]}
              </span>
              <span>{text.sector[sector]}</span>
            </p>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{text.detail.moreCareers}</h3>
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
          <h3 className="mb-1.5 text-sm font-semibold text-ink-soft">{label}</h3>
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

/** "known at 53; usual at 9,800" */
export function usePlacesText(): (places: Pick<Course['places'], 'known' | 'usual'>) => string {
  const { detail } = useText(coursesTexts);
  const format = useFormat();
  return ({ known, usual }) => detail.places(format.number(known), usual === 0 ? '' : format.number(usual));
}

export function TopColleges({ course }: { course: Course }) {
  const { detail } = useText(coursesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const format = useFormat();
  const places = usePlacesText()(course.places);
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
      {known + usual > 0 && (
        <LinkButton look="quiet" className="mt-3" to={paths.collegesTeaching(course._id)}>
          {detail.allColleges(places)}
        </LinkButton>
      )}
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
