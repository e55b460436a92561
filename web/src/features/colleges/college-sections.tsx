import type { College } from '@disha/contract/colleges';
import { courseLevels, type Field } from '@disha/contract/taxonomy';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { FactList } from '../../catalog/fact-list.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Bars } from '../../ui/bars.tsx';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

/** The lines of an address, each place named once. */
export function addressLines(
  { address, city, district, state, pincode }: College['location'],
  districtText: (name: string) => string,
): string[] {
  const lines = [
    address,
    city,
    district !== '' && district !== city ? districtText(district) : '',
    [state, pincode].filter((part) => part !== '').join(' '),
  ];
  return lines.filter((line) => line !== '');
}

export function mapAddress({ name, location: { address, city, district, state, pincode } }: Pick<College, 'name' | 'location'>): string {
  const query = [name, address, city || district, state, pincode].filter((part) => part !== '').join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`;
}

export function Address({ college }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const { newTab } = useText(commonTexts);
  return (
    <Card as="section" title={detail.address}>
      <address className="not-italic">
        {addressLines(college.location, detail.district).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      {college.location.address === '' && <p className="mt-1 text-sm text-ink-soft">{detail.onlyDistrict}</p>}
      <ExternalLink href={mapAddress(college)} note={newTab} look="quiet" className="mt-3">
        <MapPin aria-hidden="true" className="size-5" />
        {detail.map}
      </ExternalLink>
    </Card>
  );
}

export function CoursesOffered({ courses }: { courses: College['courses'] }) {
  const { detail } = useText(collegesTexts);
  const { levels, fields } = useText(taxonomyTexts);
  const format = useFormat();
  const groups = courseLevels
    .map((level) => ({ level, items: courses.filter((course) => course.level === level) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Card as="section" title={detail.courses}>
      {courses.length === 0 ? (
        <p className="text-ink-soft">{detail.noCourses}</p>
      ) : (
        <>
          <FieldBars courses={courses} />
          {groups.map(({ level, items }) => (
            <div key={level} className="mb-4">
              <h3 className="mb-1 text-sm font-semibold text-ink-soft">{levels[level]}</h3>
              <ul className="grid gap-x-6 sm:grid-cols-2">
                {items.map(({ courseId, courseName, field, intake }) => (
                  <li key={courseId} className="flex items-baseline justify-between gap-3 border-b border-line py-2">
                    <div className="min-w-0">
                      <Link
                        to={paths.course(courseId)}
                        className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
                      >
                        {courseName}
                      </Link>
                      <p className="text-sm text-ink-soft">{fields[field]}</p>
                    </div>
                    {intake !== null && (
                      <span className="flex-none text-sm text-ink-soft tabular-nums">{detail.seats(format.number(intake))}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p className="text-sm text-ink-soft">{detail.coursesNote}</p>
        </>
      )}
    </Card>
  );
}

/** What the college is mostly about, in one look. Worth drawing from three fields on. */
function FieldBars({ courses }: { courses: College['courses'] }) {
  const { detail } = useText(collegesTexts);
  const { fields } = useText(taxonomyTexts);
  const counts = new Map<Field, number>();
  for (const { field } of courses) counts.set(field, (counts.get(field) ?? 0) + 1);
  if (counts.size < 3) return null;
  const rows = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 6);
  const most = rows[0]?.[1] ?? 1;
  return (
    <div className="mb-5">
      <h3 className="mb-2 text-sm font-semibold text-ink-soft">{detail.byField}</h3>
      <Bars
        label={detail.byField}
        bars={rows.map(([field, count], index) => ({
          label: fields[field],
          percent: (100 * count) / most,
          value: String(count),
          first: index === 0,
        }))}
      />
    </div>
  );
}

export function QuickStats({ college }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const format = useFormat();
  const seats = college.courses.reduce((sum, { intake }) => sum + (intake ?? 0), 0);
  return (
    <Card as="section" title={detail.quick}>
      <FactList
        facts={[
          { label: detail.type, value: college.type && collegeTypes[college.type] },
          { label: detail.kind, value: detail.kinds[college.kind] ?? college.kind },
          { label: detail.established, value: college.established === null ? '' : String(college.established) },
          { label: detail.affiliation, value: college.affiliation },
          { label: detail.alsoCalled, value: college.aliases.join(', ') },
          { label: detail.courseCount, value: college.courses.length === 0 ? '' : format.number(college.courses.length) },
          { label: detail.seatsTotal, value: seats === 0 ? '' : format.number(seats) },
        ]}
      />
    </Card>
  );
}

export function Contact({ college: { contact } }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const { newTab } = useText(commonTexts);
  const { website, phone, email } = contact;
  return (
    <Card as="section" title={detail.contact}>
      {phone.length + email.length > 0 ? (
        <FactList
          facts={[
            { label: detail.phone, value: phone.join(', ') },
            { label: detail.email, value: email.join(', ') },
          ]}
        />
      ) : (
        <p className="text-sm text-ink-soft">{detail.noPhone}</p>
      )}
      {website === '' ? (
        <p className="mt-2 text-sm text-ink-soft">{detail.noWebsite}</p>
      ) : (
        <ExternalLink href={website} note={newTab} look="main" className="mt-3 w-full">
          {detail.website}
        </ExternalLink>
      )}
    </Card>
  );
}

export function Ranks({ ranks }: { ranks: College['nirf'] }) {
  const { detail } = useText(collegesTexts);
  return (
    <Card as="section" title={detail.ranks}>
      <ul className="grid gap-1">
        {ranks.map(({ category, year, rank }) => (
          <li key={`${category} ${year}`} className="flex justify-between gap-4">
            <span className="text-ink-soft">
              {category} {year}
            </span>
            <span className="font-semibold tabular-nums">{rank}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
