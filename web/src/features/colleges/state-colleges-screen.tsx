import { placeSlug, stateSlug, type State } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { BackLink, DetailStates } from '../../catalog/item/detail-page.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParams } from '../../ui/route-params.ts';
import { collegesQueries } from './colleges.queries.ts';
import { Kinds, linkLook } from './place-parts.tsx';
import { useDistrictName } from './place-name.ts';

/** A state's districts, with how many colleges each has: read without code, found by search engines. */
export function StateCollegesScreen() {
  const { state: slug = '' } = useParams();
  const text = useText(collegesTexts);
  const query = useQuery(collegesQueries.inState(slug));
  const found = query.data;
  const name = useStateName()(found?.state ?? '');
  const title = found ? text.places.inPlace(name) : isApiError(query.error, 'not_found') ? text.places.notFound : undefined;
  return (
    <Page title={title === undefined ? [text.title] : [title]} description={found && text.places.stateLead(name)}>
      {found ? (
        <>
          <PageHeader
            title={text.places.inPlace(name)}
            above={<BackLink to={paths.colleges} place={text.place} />}
            lead={text.places.stateLead(name)}
          >
            <LinkButton look="quiet" to={paths.state(stateSlug(found.state))}>
              {text.detail.admits(name)}
            </LinkButton>
            <LinkButton look="quiet" to={paths.collegesIn(found.state)}>
              {text.places.search}
            </LinkButton>
          </PageHeader>
          <div className="grid gap-4">
            <Districts state={found.state} districts={found.districts} />
            <Kinds kinds={found.kinds} place={{ state: found.state }} />
          </div>
        </>
      ) : (
        <DetailStates query={query} text={{ ...text.detail, ...text.places }} listPath={paths.colleges} />
      )}
    </Page>
  );
}

function Districts({ state, districts }: { state: State; districts: readonly { name: string; count: number }[] }) {
  const text = useText(collegesTexts);
  const format = useFormat();
  const districtName = useDistrictName();
  return (
    <Card as="section" title={text.places.districts}>
      <ul className="grid gap-x-6 wrap-anywhere sm:grid-cols-2 lg:grid-cols-3">
        {districts.map(({ name, count }) => (
          <li key={name} className="flex items-baseline justify-between gap-3 border-b border-line">
            <Link to={paths.collegesOfDistrict(stateSlug(state), placeSlug(name))} className={linkLook}>
              {districtName(name)}
            </Link>
            <span className="flex-none text-sm text-ink-soft tabular-nums">{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
