import { isBeyond } from '@disha/contract/colleges.words';
import type { College } from '@disha/contract/colleges';
import { FactList } from '../../catalog/item/fact-list.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Folded } from '../../ui/folded.tsx';
import { PagePart } from '../../ui/page-part.tsx';
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

const linkLook = 'inline-flex min-h-tap items-center gap-1 font-semibold text-blue-deep underline underline-offset-4';

/** Where it is and how to reach it. */
export function ContactPart({ college }: { college: College }) {
  const { detail } = useText(collegesTexts);
  const { newTab } = useText(commonTexts);
  const [districtName, stateName] = [useDistrictName(), useStateName()];
  const { city, district, state } = college.location;
  const { phone, email } = college.contact;
  const location = { ...college.location, city: districtName(city), district: districtName(district), state: stateName(state) };
  return (
    <PagePart title={detail.contactAndAddress}>
      <address className="not-italic">{addressLines(location, detail.district).join(', ')}.</address>
      {phone.length + email.length > 0 ? (
        <FactList
          facts={[
            { label: detail.phone, value: phone.join(', ') },
            { label: detail.email, value: email.join(', ') },
          ]}
        />
      ) : (
        <p className="text-small text-ink-soft">{detail.noPhone}</p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <ExternalLink href={mapAddress(college)} note={newTab} className={linkLook}>
          {detail.map}
        </ExternalLink>
      </p>
    </PagePart>
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

/** What the figures above have no room for: names, codes, ranks of every list, and what says so. */
export function AllFacts({ college }: { college: College }) {
  const { detail, nirfCategory } = useText(collegesTexts);
  const { newTab } = useText(commonTexts);
  const districtName = useDistrictName();
  const fold = useEntryFold('all facts');
  const whom = useForWhom()(college);
  const type = useTypeText()(college);
  const kept = useKeptBy()(college);
  const { districtBasis, district, address } = college.location;
  return (
    <Folded title={detail.allFacts} {...fold}>
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
          { label: detail.alsoCalled, value: [college.shortName, ...college.aliases].filter((name) => name !== '').join(', ') },
          { label: detail.formerNames, value: college.formerNames.join(', ') },
          { label: detail.aisheCode, value: college.aisheCode },
          ...college.nirf.map((one) => ({
            label: `${detail.ranks}, ${nirfCategory(one.category)} ${one.year}`,
            value: isBeyond(one) ? detail.beyond(one.rank) : one.rank,
          })),
        ]}
      />
      {isTrustName(college.name) && <p className="mt-2 text-sm text-ink-soft">{detail.trustName}</p>}
      {districtBasis === 'register' && <p className="mt-2 text-sm text-ink-soft">{detail.oldDistrict(districtName(district))}</p>}
      {address === '' && <p className="mt-2 text-sm text-ink-soft">{detail.onlyDistrict}</p>}
      {college.contact.website === '' && <p className="mt-2 text-sm text-ink-soft">{detail.noWebsite}</p>}
      {college.aisheCode !== '' && (
        <ExternalLink href={registerAddress} note={newTab} className="mt-2">
          {detail.register}
        </ExternalLink>
      )}
    </Folded>
  );
}
