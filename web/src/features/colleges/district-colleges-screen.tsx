import { teachingGroundOf, teachingGrounds, type TeachingGround } from '@disha/contract/colleges.words';
import type { CollegeCard } from '@disha/contract/colleges.card';
import { stateSlug } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { isApiError } from '../../api/api-error.ts';
import { BackLink, DetailStates } from '../../catalog/item/detail-page.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParams } from '../../ui/route-params.ts';
import { collegesQueries } from './colleges.queries.ts';
import { useKnown } from './known-of.ts';
import { useDistrictAlone, useDistrictName } from './place-name.ts';
import { Kinds, linkLook } from './place-parts.tsx';

/** The colleges are what one came for. */
const kindsAtFirst = 3;

/** The colleges of a district, those of which most is known first, page by page: read without code, found by search engines. */
export function DistrictCollegesScreen() {
  const { state: slug = '', district: districtSlug = '' } = useParams();
  const [params] = useSearchParams();
  const text = useText(collegesTexts);
  const format = useFormat();
  const page = pageIn(params);
  const query = useQuery(collegesQueries.inDistrict(slug, districtSlug, page));
  const found = query.data;
  const state = useStateName()(found?.state ?? '');
  const districtAlone = useDistrictAlone();
  const district = useDistrictName()(found?.district ?? '');
  const place = found && text.places.district(district, state);
  const title =
    place === undefined ? (isApiError(query.error, 'not_found') ? text.places.notFound : undefined) : text.places.inPlace(place);
  const lead = found && text.count(format.number(found.pagination.totalCount), found.pagination.totalCount === 1);
  return (
    <Page title={title === undefined ? [text.title] : [title]} description={lead && `${title ?? ''}: ${lead}.`}>
      {found && lead !== undefined && title !== undefined ? (
        <>
          <PageHeader title={title} above={<BackLink to={paths.collegesOfState(slug)} name={text.places.back(state)} />} lead={lead}>
            <LinkButton
              look="quiet"
              to={`${paths.colleges}?${new URLSearchParams({ state: found.state, district: found.district }).toString()}`}
            >
              {text.places.search}
            </LinkButton>
            <LinkButton look="quiet" to={paths.state(stateSlug(found.state))}>
              {text.detail.admits(state)}
            </LinkButton>
          </PageHeader>
          <div className="grid gap-4">
            <Kinds kinds={found.kinds} place={{ state: found.state, district: found.district }} atFirst={kindsAtFirst} />
            {found.colleges.length === 0 && (
              <EmptyState
                title={text.places.none(districtAlone(found))}
                action={
                  <LinkButton to={`${paths.colleges}?${new URLSearchParams({ near: found.district }).toString()}`}>
                    {text.near.show}
                  </LinkButton>
                }
              />
            )}
            {teachingGrounds.map((ground) => (
              <Ground
                key={ground}
                ground={ground}
                count={found.grounds?.[ground]}
                colleges={found.colleges.filter((college) => teachingGroundOf(college) === ground)}
              />
            ))}
          </div>
          <Pages {...found.pagination} />
        </>
      ) : (
        <DetailStates query={query} text={{ ...text.detail, ...text.places }} listPath={paths.colleges} />
      )}
    </Page>
  );
}

function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
}

interface GroundProps {
  ground: TeachingGround;
  /** In the whole district, of which this may be a page. */
  count: number | undefined;
  colleges: readonly CollegeCard[];
}

/** What is known and what is usual stand under headings of their own, and are counted apart. */
function Ground({ ground, count, colleges }: GroundProps) {
  const text = useText(collegesTexts);
  const format = useFormat();
  const name = text.places.grounds[ground];
  const title = count === undefined ? name : text.ofKind(name, format.number(count));
  const { collegeTypes } = useText(taxonomyTexts);
  const known = useKnown();
  const langOf = useLangOf();
  if (colleges.length === 0) return null;
  return (
    <Card as="section" title={title}>
      <ul className="grid gap-x-6 wrap-anywhere lg:grid-cols-2">
        {colleges.map((college) => (
          <li key={college._id} className="border-b border-line py-1">
            <Link to={paths.college(college._id)} {...langOf(college.name)} className={linkLook}>
              {college.name}
            </Link>
            <p className="text-sm text-ink-soft">
              {[
                college.type ? collegeTypes[college.type] : text.typeUnknown,
                college.openTo && text.openTo[college.openTo],
                known(college) ?? college.degrees?.join(', '),
              ]
                .filter((part) => part !== undefined && part !== '')
                .join(' · ')}
            </p>
            {college.degreesByKind && (
              <p className="text-sm text-ink-soft italic">{text.usual.degrees(college.degreesByKind.slice(0, 4).join(' · '))}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PagesProps {
  currentPage: number;
  totalPages: number;
}

/** Links, so that the next page is read without code too. */
function Pages({ currentPage, totalPages }: PagesProps) {
  const text = useText(collegesTexts);
  const format = useFormat();
  const { pathname } = useLocation();
  if (totalPages < 2) return null;
  const to = (page: number) => `${pathname}${page === 1 ? '' : `?page=${page}`}`;
  return (
    <nav aria-label={text.places.pages} className="mt-6 flex flex-wrap items-center gap-3">
      {currentPage > 1 && (
        <LinkButton look="quiet" to={to(currentPage - 1)}>
          {text.places.before}
        </LinkButton>
      )}
      <span className="text-ink-soft">{text.places.page(format.number(currentPage), format.number(totalPages))}</span>
      {currentPage < totalPages && (
        <LinkButton look="quiet" to={to(currentPage + 1)}>
          {text.places.next}
        </LinkButton>
      )}
    </nav>
  );
}
