import { isBeyond } from '@disha/contract/colleges.words';
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { College } from '@disha/contract/colleges';
import { stateSlug } from '@disha/contract/taxonomy';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DataOf } from '../../api/call.ts';
import { BackLink, DetailFrame } from '../../catalog/item/detail-page.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParams } from '../../ui/route-params.ts';
import { MainActions, SaveMenu } from '../../ui/save-menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CollegeCosts } from './college-costs.tsx';
import { CollegeFigures } from './college-figures.tsx';
import { AllFacts, ContactPart } from './college-sections.tsx';
import { useCollegeSources } from './college-sources.tsx';
import { collegesQueries } from './colleges.queries.ts';
import { CoursesOffered } from './courses-offered.tsx';
import { PlacementsPart } from './placements-part.tsx';
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
  college: Pick<CollegeCard, '_id' | 'name' | 'type' | 'typeBasis' | 'openTo' | 'location'>;
  whole: College | undefined;
  failed: ReactNode;
  action: ReactNode;
  below: ReactNode;
}

function CollegeDetail({ college, whole, failed, action, below }: CollegeDetailProps) {
  const text = useText(collegesTexts);
  const { newTab } = useText(commonTexts);
  const nameOfPlace = usePlaceName();
  const stateName = useStateName();
  const districtAlone = useDistrictAlone();
  const lead = useLead();
  const sources = useCollegeSources();
  const { location } = college;
  const admits = paths.state(stateSlug(location.state));
  const facts = whole && sources(whole);
  return (
    <>
      <PageHeader
        title={college.name}
        above={<BackLink to={paths.colleges} place={text.place} />}
        lead={whole ? lead(whole) : nameOfPlace({ city: location.city, state: location.state })}
      />
      {failed !== undefined && <div className="mb-4">{failed}</div>}
      {/* Before what may be missed below. */}
      {whole?.fromPack && <p className="mb-4 max-w-prose border-s-[3px] border-marigold ps-3 text-ink-soft">{text.detail.fromPack}</p>}
      {whole ? (
        <>
          <h2 className="sr-only">{text.detail.quick}</h2>
          <CollegeFigures college={whole} />
          <MainActions>
            {whole.contact.website === '' ? (
              <LinkButton to={admits} size="large">
                {text.detail.admits(stateName(location.state))}
              </LinkButton>
            ) : (
              <ExternalLink href={whole.contact.website} note={newTab} look="main">
                {text.detail.officialSite}
              </ExternalLink>
            )}
            <SaveMenu>{action}</SaveMenu>
          </MainActions>
          <div className="lg:grid lg:grid-cols-2 lg:gap-x-10">
            <div className="min-w-0">
              <CoursesOffered college={whole} />
            </div>
            <div className="min-w-0">
              {whole.placements.length > 0 && <PlacementsPart placements={whole.placements} />}
              <CollegeCosts college={whole} />
              <ContactPart college={whole} />
              <AllFacts college={whole} />
            </div>
          </div>
          {below}
          <WhatNext
            answer={{
              after: 'college',
              id: whole._id,
              name: whole.name,
              stateSlug: stateSlug(whole.location.state),
              stateName: stateName(whole.location.state),
              isAdmitsFirst: whole.contact.website === '',
            }}
          />
          <p className="flex flex-wrap items-center gap-x-4">
            {text.detail.nearBoth}
            <Link to={paths.collegesIn(whole.location.state)} className={wayOnLook}>
              <span className="sr-only">{text.detail.nearBoth} </span>
              {stateName(whole.location.state)}
            </Link>
            {whole.location.district !== '' && (
              <Link
                to={paths.collegesOfDistrict(stateSlug(whole.location.state), stateSlug(whole.location.district))}
                className={wayOnLook}
              >
                <span className="sr-only">{text.detail.nearBoth} </span>
                {districtAlone(whole.location)}
              </Link>
            )}
          </p>
          {!whole.fromPack && facts && (
            <MarkLegend marks={facts.marks} facts={facts.facts}>
              <ProvenanceLine sources={whole.sources} />
            </MarkLegend>
          )}
        </>
      ) : (
        failed === undefined && (
          <div className="grid gap-4">
            <Skeleton className="h-60" />
            <Skeleton className="h-56" />
          </div>
        )
      )}
    </>
  );
}

/** What it is, in one sentence: its rank where it has one, else its type and place; and for whom, where not for everybody. */
function useLead(): (college: College) => string {
  const { detail, nirfCategory, openTo } = useText(collegesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const nameOfPlace = usePlaceName();
  return (college) => {
    const { city, district, state } = college.location;
    const place = nameOfPlace({ city: city || district, state });
    const best = college.nirf.find((one) => !isBeyond(one));
    const what = detail.lead(college.type && collegeTypes[college.type], detail.kinds[college.kind] ?? college.kind, place);
    const first = best ? detail.ranked(best.rank, nirfCategory(best.category)) : what;
    return [first, college.openTo && `${openTo[college.openTo]}.`].filter(Boolean).join(' ');
  };
}
