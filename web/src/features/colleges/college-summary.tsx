import type { BookmarkedCollege } from '@disha/contract/colleges';
import { School } from 'lucide-react';
import { summaryOf, type CatalogItem } from '../../catalog/shared/item-summary.ts';
import { ChipRow, FactRows, ShortName } from '../../catalog/shared/summary-parts.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { Chip } from '../../ui/chip.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { collegesQueries } from './colleges.queries.ts';
import { usePlaceName } from './place-name.ts';

/** What the list of bookmarks and a college's own page both have. */
type ShownCollege = CatalogItem & Pick<BookmarkedCollege, 'type' | 'kind' | 'location' | 'courses' | 'contact'>;
type FoundCollege = CatalogItem & Pick<BookmarkedCollege, 'location'>;

const coursesShown = 3;

function Facts({ item: college }: { item: ShownCollege }) {
  const { summary } = useText(collegesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const nameOfPlace = usePlaceName();
  const names = college.courses.map(({ courseName }) => courseName);
  const more = names.length - coursesShown;
  const kind = summary.kinds[college.kind];
  return (
    <>
      <ShortName name={college.shortName} than={college.name} />
      <ChipRow>
        {college.type && <Chip tone={college.type === 'government' ? 'leaf' : 'blue'}>{collegeTypes[college.type]}</Chip>}
        {kind !== undefined && <Chip tone="line">{kind}</Chip>}
      </ChipRow>
      <FactRows
        rows={[
          [summary.location, nameOfPlace(college.location)],
          [
            summary.courses,
            names.length > 0 && `${names.slice(0, coursesShown).join(', ')}${more > 0 ? ` ${summary.moreCourses(more)}` : ''}`,
          ],
          [
            summary.contact,
            <Contact key="contact" {...college.contact} />,
            college.contact.website !== '' || college.contact.phone.length + college.contact.email.length > 0,
          ],
        ]}
      />
    </>
  );
}

function Contact({ phone, email, website }: ShownCollege['contact']) {
  const { newTab } = useText(commonTexts);
  const linkLook = 'inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4';
  return (
    <ul className="inline">
      {phone.map((number) => (
        <li key={number} className="me-3 inline-block">
          <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={linkLook}>
            {number}
          </a>
        </li>
      ))}
      {email.map((address) => (
        <li key={address} className="me-3 inline-block">
          <a href={`mailto:${address}`} className={linkLook}>
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

export const collegeSummary = summaryOf<ShownCollege, FoundCollege>({
  Icon: School,
  Facts,
  useLine: () => {
    const { collegeTypes } = useText(taxonomyTexts);
    const nameOfPlace = usePlaceName();
    return (college) =>
      [college.type && collegeTypes[college.type], nameOfPlace(college.location), college.contact.website].filter(Boolean).join(' · ');
  },
  useNote: () => {
    const nameOfPlace = usePlaceName();
    return (college) => nameOfPlace(college.location);
  },
  load: async (queryClient, id) => {
    const { college } = await queryClient.fetchQuery(collegesQueries.detail(id));
    return { ...college, courses: college.courses.filter(({ basis }) => basis !== 'kind') };
  },
  comparison: async () => (await import('./college-comparison.tsx')).collegeComparison,
});
