import type { Career } from '@disha/contract/careers';
import { defaultLanguage } from '@disha/contract/languages';
import { careersTexts } from '../../messages/careers.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../ui/link.tsx';
import { useYears } from './use-years.ts';

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

const unread = /; from knowledge[^;]*, not opened$| \(from knowledge[^)]*; not opened\)$/;

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

export function Courses({ courses }: Pick<Career, 'courses'>) {
  const { detail } = useText(careersTexts);
  const format = useFormat();
  const stateName = useStateName();
  const home = useUser()?.state;
  if (courses.length === 0) return <p className="text-ink-soft">{detail.noCourses}</p>;
  return (
    <ul className="divide-y divide-line">
      {courses.map(({ courseId, name, collegeCount, usualCount }) => (
        <li key={courseId} className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to={paths.course(courseId)} className={linkLook}>
            {name}
          </Link>
          {collegeCount + usualCount > 0 && (
            <span className="flex flex-wrap gap-x-4 text-sm">
              {home && (
                <Link to={paths.collegesTeaching(courseId, home)} className={linkLook}>
                  {detail.atHome(stateName(home))}
                  <span className="sr-only">{`: ${name}`}</span>
                </Link>
              )}
              <Link to={paths.collegesTeaching(courseId)} className={linkLook}>
                {detail.colleges(format.number(collegeCount), usualCount === 0 ? '' : format.number(usualCount))}
                <span className="sr-only">{`: ${name}`}</span>
              </Link>
            </span>
          )}
        </li>
      ))}
    </ul>
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

export function QuickInfo({ career }: { career: Career }) {
  const text = useText(careersTexts);
  const { detail } = text;
  const years = useYears();
  const shortest = Math.min(...career.routes.map((route) => route.years));
  const langOf = useLangOf();
  const locale = useLocale();
  const names = locale === defaultLanguage ? career.otherNames.filter((name) => !asking.test(name)) : [];
  const facts = [
    { label: detail.who, lines: career.interestNames, note: career.interestsFrom === 'similar work' ? detail.whoSimilar : undefined },
    { label: detail.subjects, lines: career.subjects },
    { label: detail.shortest, lines: [years(shortest)] },
    { label: detail.where, lines: career.sectors.map((sector) => text.sectors[sector]) },
  ];
  return (
    <Card as="section" title={detail.quick} className="lg:sticky lg:top-24">
      <dl className="grid gap-3">
        {facts.map(({ label, lines, note }: { label: string; lines: readonly string[]; note?: string | undefined }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            {lines.map((line) => (
              <dd key={line} {...langOf(line)} className="font-semibold">
                {line}
              </dd>
            ))}
            {note !== undefined && <dd className="text-sm text-ink-soft">{note}</dd>}
          </div>
        ))}
        {names.length > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">{detail.otherNames}</dt>
            <dd className="font-semibold">{names.join(', ')}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
