import { isBeyond } from '@disha/contract/colleges.words';
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { College } from '@disha/contract/colleges';
import { stateSlug } from '@disha/contract/taxonomy';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DataOf } from '../../api/call.ts';
import { DetailColumns, DetailFrame, DetailHead } from '../../catalog/item/detail-page.tsx';
import { CollegeFees } from '../../catalog/item/fee-bands.tsx';
import { FeesCard } from '../../catalog/item/fees-card.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { useParams } from '../../ui/route-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TypeChip } from './college-card.tsx';
import { Address, Contact, QuickStats, Ranks } from './college-sections.tsx';
import { collegesQueries } from './colleges.queries.ts';
import { CoursesOffered } from './courses-offered.tsx';
import { PlacementsCard } from './placements-card.tsx';
import { useDistrictAlone, usePlaceName } from './place-name.ts';

/** `action` is the slot for the bookmark button, `below` for what another feature knows of the college. */
export function CollegeScreen({ action, below }: { action?: ItemAction; below?: (id: string) => ReactNode }) {
  const { id = '' } = useParams();
  const text = useText(collegesTexts);
  const query = useQuery(collegesQueries.detail(id));
  const card = useCardFromList(id);
  const whole = query.data?.college;
  const summary = useSummary();
  return (
    <DetailFrame
      path={paths.colleges}
      text={text}
      query={query}
      whole={whole}
      card={card}
      description={() => whole && summary(whole)}
      action={action}
    >
      {(college, parts) => <CollegeDetail college={college} whole={whole} {...parts} below={below?.(college._id)} />}
    </DetailFrame>
  );
}

const wayOnLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

/** One line for search engines and shared links. */
function useSummary(): (college: College) => string {
  const text = useText(collegesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const format = useFormat();
  const nameOfPlace = usePlaceName();
  return ({ name, type, location, nirf, courses: all }) => {
    const best = nirf.find((one) => !isBeyond(one));
    const courses = all.filter(({ basis }) => basis !== 'kind');
    const facts = [
      type && collegeTypes[type],
      best && text.nirf(best.category, best.rank, best.year),
      courses.length > 0 && text.detail.teaches(format.number(courses.length), courses.length === 1),
    ];
    return text.detail.summary(
      name,
      nameOfPlace({ city: location.city || location.district, state: location.state }),
      facts.filter(Boolean).join(' · '),
    );
  };
}

/** A visitor from the list sees what the card knew at once. */
function useCardFromList(id: string): CollegeCard | undefined {
  const lists = useQueryClient().getQueriesData<InfiniteData<DataOf<'GET /colleges'>>>({ queryKey: ['colleges', 'pages'] });
  for (const [, list] of lists)
    for (const { colleges } of list?.pages ?? []) {
      const card = colleges.find((college) => college._id === id);
      if (card) return card;
    }
  return undefined;
}

interface CollegeDetailProps {
  college: Pick<CollegeCard, '_id' | 'name' | 'type' | 'typeBasis' | 'openTo' | 'location'> & { shortName?: string | undefined };
  whole: College | undefined;
  failed: ReactNode;
  action: ReactNode;
  below: ReactNode;
}

function CollegeDetail({ college, whole, failed, action, below }: CollegeDetailProps) {
  const text = useText(collegesTexts);
  const nameOfPlace = usePlaceName();
  const stateName = useStateName();
  const districtAlone = useDistrictAlone();
  const { shortName, location } = college;
  const best = whole?.nirf.find((one) => !isBeyond(one));
  return (
    <>
      <DetailHead
        name={college.name}
        list={{ path: paths.colleges, place: text.place }}
        lead={nameOfPlace({ city: location.city || (whole?.location.district ?? ''), state: location.state })}
        action={action}
      >
        {shortName !== undefined && shortName !== '' && shortName !== college.name && <Chip tone="gold">{shortName}</Chip>}
        <TypeChip college={college} />
        {college.openTo && <Chip tone="gold">{text.openTo[college.openTo]}</Chip>}
        {best && <Chip tone="line">{text.nirf(best.category, best.rank, best.year)}</Chip>}
      </DetailHead>
      {failed !== undefined && <div className="mb-4">{failed}</div>}
      {/* Before what may be missed below. */}
      {whole?.fromPack && <p className="mb-4 max-w-prose border-s-[3px] border-marigold ps-3 text-ink-soft">{text.detail.fromPack}</p>}
      {whole ? (
        <DetailColumns
          aside={
            <>
              <QuickStats college={whole} />
              {whole.nirf.length > 0 && <Ranks ranks={whole.nirf} />}
              <Contact college={whole} />
            </>
          }
        >
          <CoursesOffered college={whole} />
          <FeesCard bands={whole.fees} sheet={paths.costsAt(whole._id)}>
            <CollegeFees bands={whole.fees} />
          </FeesCard>
          {whole.placements.length > 0 && <PlacementsCard placements={whole.placements} />}
          <Address college={whole} />
        </DetailColumns>
      ) : (
        failed === undefined && (
          <div className="grid gap-4">
            <Skeleton className="h-40" />
            <Skeleton className="h-56" />
          </div>
        )
      )}
      {whole && (
        <>
          {below}
          <ul className="mt-6 flex flex-wrap gap-x-6">
            <li>
              <Link to={paths.collegesIn(whole.location.state)} className={wayOnLook}>
                {text.detail.near(stateName(whole.location.state))}
              </Link>
            </li>
            {whole.location.district !== '' && (
              <li>
                <Link
                  to={paths.collegesOfDistrict(stateSlug(whole.location.state), stateSlug(whole.location.district))}
                  className={wayOnLook}
                >
                  {text.detail.near(districtAlone(whole.location))}
                </Link>
              </li>
            )}
            <li>
              <Link to={paths.scholarshipsIn(whole.location.state)} className={wayOnLook}>
                {text.detail.money(stateName(whole.location.state))}
              </Link>
            </li>
          </ul>
          <WhatNext
            answer={{
              after: 'college',
              id: whole._id,
              name: whole.name,
              stateSlug: stateSlug(whole.location.state),
              stateName: stateName(whole.location.state),
            }}
          />
          {!whole.fromPack && <ProvenanceLine sources={whole.sources} />}
        </>
      )}
    </>
  );
}
