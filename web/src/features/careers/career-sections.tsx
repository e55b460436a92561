import type { Career } from '@disha/contract/careers';
import { defaultLanguage } from '@disha/contract/languages';
import { careersTexts } from '../../messages/careers.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { paths } from '../../paths.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { useUser } from '../../session/session.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { RowList } from '../../ui/row-list.tsx';

const linkLook = 'inline-flex min-h-tap items-center leading-snug text-blue-deep underline underline-offset-4';

export function Plain({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Quoted from memory: nobody has opened it. */
const unread = /; from knowledge[^;]*, not opened$| \(from knowledge[^)]*; not opened\)$/;

export const isUnread = (source: string): boolean => unread.test(source);

/** The name of a source without what the editors noted of it. */
export const sourceName = (source: string): string => source.replace(unread, '');

function Source({ source }: { source: string }) {
  const { detail } = useText(careersTexts);
  return (
    <p className="text-sm text-ink-soft">
      <SourceText say={unread.test(source) ? detail.sourceUnread : detail.source} source={sourceName(source)} />
    </p>
  );
}

/** What somebody could hold us to, each with where it is from. */
export function Sourced({ facts }: { facts: readonly { text: string; source: string }[] }) {
  return (
    <ul className="grid gap-3">
      {facts.map(({ text, source }) => (
        <li key={text}>
          <p>{text}</p>
          <Source source={source} />
        </li>
      ))}
    </ul>
  );
}

export function Licence({ licence: { required, body, link, source } }: { licence: NonNullable<Career['licence']> }) {
  const { detail } = useText(careersTexts);
  const { newTab } = useText(commonTexts);
  return (
    <>
      <p className="font-semibold">{body}</p>
      <p>{required ? detail.licenceRequired : detail.licenceOptional}</p>
      {link !== undefined && (
        <p>
          <ExternalLink href={link} note={newTab} className={linkLook}>
            {detail.licenceLink}
          </ExternalLink>
        </p>
      )}
      <Source source={source} />
    </>
  );
}

/** More of them stand behind a tap. */
const shownCourses = 3;

/** Where it is taught: known by a list, and usual by the kind of college, never as one number. */
export function Courses({ courses }: Pick<Career, 'courses'>) {
  const { detail } = useText(careersTexts);
  const fold = useEntryFold('more courses');
  if (courses.length === 0) return <p className="text-ink-soft">{detail.noCourses}</p>;
  const rest = courses.slice(shownCourses);
  return (
    <>
      <RowList label={detail.courses}>{courses.slice(0, shownCourses).map(courseRow)}</RowList>
      {rest.length > 0 && (
        <Folded title={detail.moreCourses(courses.length)} {...fold}>
          <RowList>{rest.map(courseRow)}</RowList>
        </Folded>
      )}
    </>
  );
}

const courseRow = (course: Career['courses'][number]) => <CourseRow key={course.courseId} {...course} />;

function CourseRow({ courseId, name, collegeCount, usualCount }: Career['courses'][number]) {
  const { detail } = useText(careersTexts);
  const format = useFormat();
  const stateName = useStateName();
  const home = useUser()?.state;
  const note = (
    <>
      {collegeCount > 0 && (
        <>
          {format.number(collegeCount)}
          <CertaintyMark mark="official" fact={detail.collegesKnown} />
        </>
      )}
      {collegeCount > 0 && usualCount > 0 && ' + '}
      {usualCount > 0 && (
        <>
          {format.number(usualCount)}
          <CertaintyMark mark="usual" fact={detail.collegesUsual} />
        </>
      )}{' '}
      {detail.collegesWord}
    </>
  );
  return (
    <li className="relative flex min-h-13 items-center justify-between gap-3 py-1.5 leading-snug">
      <div className="min-w-0">
        <Link to={paths.course(courseId)} className="font-bold text-blue-deep underline underline-offset-4 after:absolute after:inset-0">
          {name}
        </Link>
        {collegeCount + usualCount > 0 && <p className="text-small text-ink-soft">{note}</p>}
      </div>
      {home && collegeCount + usualCount > 0 && (
        <Link to={paths.collegesTeaching(courseId, home)} className={`${linkLook} relative flex-none`}>
          {detail.atHome(stateName(home))}
          <span className="sr-only">{`: ${name}`}</span>
        </Link>
      )}
    </li>
  );
}

export function Exams({ exams }: Pick<Career, 'exams'>) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {exams.map(({ examId, shortName }) => (
        <li key={examId}>
          <Link to={paths.exam(examId)} className={linkLook}>
            {shortName}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Related({ related }: Pick<Career, 'related'>) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-x-6">
      {related.map(({ careerId, name }) => (
        <li key={careerId}>
          <Link to={paths.career(careerId)} className={linkLook}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is typed into a search is no name. Names are kept in Latin letters alone: a page of another language goes without. */
const asking = /\b(kaise|banna|bane)\b/;

/** Who likes this work, as chips; that nobody measured this very work stands with the sources. */
export function WhoLikesIt({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Chip>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** Subjects, what the law asks and limits of age: behind a tap. */
export function Rules({ career: { subjects, licence, limits } }: { career: Career }) {
  const { detail } = useText(careersTexts);
  const fold = useEntryFold('rules');
  return (
    <Folded title={detail.rules} {...fold}>
      <h3 className="font-semibold">{detail.subjects}</h3>
      <Plain items={subjects} />
      {licence && (
        <>
          <h3 className="mt-3 font-semibold">{detail.licence}</h3>
          <Licence licence={licence} />
        </>
      )}
      {limits.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{detail.limits}</h3>
          <Sourced facts={limits} />
        </>
      )}
    </Folded>
  );
}

export function OtherNames({ career }: { career: Career }) {
  const text = useText(careersTexts);
  const fold = useEntryFold('other names');
  const locale = useLocale();
  const langOf = useLangOf();
  const names = locale === defaultLanguage ? career.otherNames.filter((name) => !asking.test(name)) : [];
  return (
    <Folded title={names.length > 0 ? text.detail.namesAndPlaces : text.detail.where} {...fold}>
      {names.length > 0 && <p {...langOf(names.join(', '))}>{names.join(', ')}</p>}
      <p>{`${text.detail.where}: ${career.sectors.map((sector) => text.sectors[sector]).join(', ')}`}</p>
    </Folded>
  );
}
