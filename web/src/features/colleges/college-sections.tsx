import { isBeyond } from '@disha/contract/colleges.words';
import type { College } from '@disha/contract/colleges';
import { MapPin } from 'lucide-react';
import { FactList } from '../../catalog/item/fact-list.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useDistrictName } from './place-name.ts';

/** The lines of an address, each place named once. */
function addressLines(
  { address, city, district, state, pincode }: Omit<College['location'], 'state'> & { state: string },
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

function mapAddress({ name, location: { address, city, district, state, pincode } }: Pick<College, 'name' | 'location'>): string {
  const query = [name, address, city || district, state, pincode].filter((part) => part !== '').join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`;
}

export function Address({ college }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const { newTab } = useText(commonTexts);
  const [districtName, stateName] = [useDistrictName(), useStateName()];
  const { city, district, state } = college.location;
  const location = { ...college.location, city: districtName(city), district: districtName(district), state: stateName(state) };
  return (
    <Card as="section" title={detail.address}>
      <address className="not-italic">
        {addressLines(location, detail.district).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      {college.location.districtBasis === 'register' && (
        <p className="mt-1 text-sm text-ink-soft">{detail.oldDistrict(location.district)}</p>
      )}
      {college.location.address === '' && <p className="mt-1 text-sm text-ink-soft">{detail.onlyDistrict}</p>}
      <ExternalLink href={mapAddress(college)} note={newTab} look="quiet" className="mt-3">
        <MapPin aria-hidden="true" className="size-5" />
        {detail.map}
      </ExternalLink>
    </Card>
  );
}

/** Of the ministry; it has no page for each institution that could be linked. */
const registerAddress = 'https://aishe.gov.in/';

/** The register has some 600 under the name of who keeps them. */
export const isTrustName = (name: string): boolean =>
  /\b(?:Society|Trust|Samiti|Sanstha|Mandal|Foundation|Sangh|Sabha|Association)(?:, [^,]+)*$/i.test(name) &&
  !/College|Mahavid|School|Institut|Polytechnic|Academy|Vidyala|Campus|Universit|Cent(?:re|er)|\bITI\b/i.test(name);

/** For women, for men, and what says so; what is only said is told as that. */
export function useForWhom(): (college: Pick<College, 'openTo' | 'openToBasis' | 'openToSource' | 'saidToBeFor'>) => string | undefined {
  const { detail, openTo: names } = useText(collegesTexts);
  return ({ openTo, openToBasis, openToSource = '', saidToBeFor }) => {
    if (saidToBeFor) return detail.saidFor[saidToBeFor];
    if (!openTo) return undefined;
    return openToBasis === 'source' ? detail.openToSource(names[openTo], openToSource) : detail.openToName(names[openTo]);
  };
}

/** The type with what says it, where no register does. */
export function useTypeText(): (college: Pick<College, 'type' | 'typeBasis'>) => string | undefined {
  const { detail } = useText(collegesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  return ({ type, typeBasis = 'register' }) =>
    type && (typeBasis === 'register' ? collegeTypes[type] : detail.typeBy[typeBasis](collegeTypes[type]));
}

/** Whose it is, behind how sure that is. */
function useKeptBy(): (college: Pick<College, 'keeper'>) => string | undefined {
  const { keepers, keptBy, keptKnown, keptName } = useText(collegesTexts).detail;
  return ({ keeper }) => {
    if (!keeper) return undefined;
    const { by, basis, source, certainty } = keeper;
    return keptBy[certainty](keepers[by], basis === 'known' ? keptKnown : basis === 'name' ? keptName : source);
  };
}

export function QuickStats({ college }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const { newTab } = useText(commonTexts);
  const format = useFormat();
  const known = college.courses.filter(({ basis }) => basis !== 'kind');
  const whom = useForWhom()(college);
  const type = useTypeText()(college);
  const kept = useKeptBy()(college);
  const seats = known.reduce((sum, { intake }) => sum + (intake ?? 0), 0);
  return (
    <Card as="section" title={detail.quick}>
      <FactList
        facts={[
          { label: detail.type, value: type ?? detail.unknown },
          { label: detail.openTo, value: whom },
          { label: detail.kind, value: detail.kinds[college.kind] ?? college.kind },
          kept === undefined
            ? { label: detail.management, value: college.management && detail.managements[college.management] }
            : { label: detail.keeper, value: kept },
          { label: detail.established, value: college.established === null ? '' : String(college.established) },
          { label: detail.affiliation, value: college.affiliation },
          { label: detail.alsoCalled, value: college.aliases.join(', ') },
          { label: detail.formerNames, value: college.formerNames.join(', ') },
          { label: detail.aisheCode, value: college.aisheCode },
          { label: detail.courseCount, value: known.length === 0 ? '' : format.number(known.length) },
          { label: detail.seatsTotal, value: seats === 0 ? '' : format.number(seats) },
        ]}
      />
      {isTrustName(college.name) && <p className="mt-2 text-sm text-ink-soft">{detail.trustName}</p>}
      {college.aisheCode !== '' && (
        <ExternalLink href={registerAddress} note={newTab} className="mt-2">
          {detail.register}
        </ExternalLink>
      )}
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
  const { detail, nirfCategory } = useText(collegesTexts);
  return (
    <Card as="section" title={detail.ranks}>
      <ul className="grid gap-1">
        {ranks.map(({ category, year, rank }) => (
          <li key={`${category} ${year}`} className="flex justify-between gap-4">
            <span className="text-ink-soft">
              {nirfCategory(category)} {year}
            </span>
            <span className="font-semibold tabular-nums">
              {isBeyond({ rank }) ? detail.beyond(String(Number.parseInt(rank, 10) - 1)) : rank}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
