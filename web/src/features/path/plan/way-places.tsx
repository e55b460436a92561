import type { Anywhere } from '@disha/contract/taught-at';
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { Near, PlaceBasis } from '@disha/eligibility/plan/knowledge';
import { use } from 'react';
import { CompareSlot } from '../../../catalog/item/item-action.ts';
import { counselTexts } from '../../../messages/counsel.ts';
import { districtsTexts } from '../../../messages/districts.ts';
import { useText } from '../../../messages/locale.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ItemLink, useItemName } from './item-name.tsx';
import { useNow } from './use-facts.ts';
import { Part } from './way-part.tsx';

export interface ShownPlace {
  college: string;
  /** Not known of a college that the student added and that is in no list of near ones. */
  near?: Near | undefined;
  basis?: PlaceBasis | undefined;
  card?: CollegeCard | undefined;
}

const weakLook = 'inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4';
const linkLook = `font-semibold ${weakLook}`;

interface PlacesProps {
  course: string;
  places: readonly ShownPlace[];
  isPlacing: boolean;
  isAsked?: boolean | undefined;
  /** By distance learning, taught by its own body or academy, or at ITIs that no list names. */
  anywhere?: Anywhere | undefined;
  fewKnown?: true | undefined;
  onAgain?: (() => void) | undefined;
}

function ComparePlace({ college, name }: { college: string; name: string }) {
  const compare = use(CompareSlot);
  if (!compare) return null;
  return <span className="-ms-2.5 inline-flex shrink-0">{compare({ type: 'colleges', id: college, name, look: 'icon' })}</span>;
}

/** Of a place that the student added: its name is asked for. */
function AddedCompare({ college }: { college: string }) {
  const { name, isGone } = useItemName({ type: 'colleges', id: college });
  return isGone ? null : <ComparePlace college={college} name={name} />;
}

function Place({ college, near, basis, card }: ShownPlace) {
  const text = useText(counselTexts).places;
  const districts = useText(districtsTexts);
  const district = card?.location.district;
  const told = [
    district && (districts[district] ?? district),
    near && text.near[near],
    basis && text.basis[basis],
    card?.openTo && text.only[card.openTo],
  ].filter(Boolean);
  return (
    <>
      {card ? <ComparePlace college={college} name={card.name} /> : <AddedCompare college={college} />}
      <div className="min-w-0">
        {card ? (
          <Link to={paths.college(college)} className={basis === 'kind' ? weakLook : linkLook}>
            {card.name}
          </Link>
        ) : (
          <ItemLink type="colleges" id={college} isAlone />
        )}
        {told.length > 0 && <span className="block pb-2 text-sm text-ink-soft">{told.join(' · ')}</span>}
      </div>
    </>
  );
}

interface WithoutPlaces {
  anywhere: Anywhere | undefined;
  isPlacing: boolean;
  isAsked: boolean;
  hasHome: boolean;
}

/** What is said where no place is named: that none is known only where it was asked. */
export function withoutPlaces({ anywhere, isPlacing, isAsked, hasHome }: WithoutPlaces) {
  if (anywhere) return anywhere === 'unlisted' ? 'unlisted' : 'noPlace';
  if (isPlacing) return 'loading';
  if (!hasHome) return 'noHome';
  return isAsked ? 'none' : 'notAsked';
}

/** Where to apply, with how near it is and how surely it is taught there: what is only usual looks weaker. */
export function WayPlaces({ course, places, isPlacing, isAsked = true, anywhere, fewKnown, onAgain }: PlacesProps) {
  const text = useText(counselTexts).places;
  const { passport } = useNow();
  return (
    <Part title={text.title}>
      {places.length > 0 ? (
        <ul>
          {places.map((place) => (
            <li key={place.college} className="flex items-start gap-1">
              <Place {...place} />
            </li>
          ))}
        </ul>
      ) : onAgain && !isPlacing ? (
        <p>
          {text.lost}{' '}
          <Button look="quiet" onClick={onAgain}>
            {text.again}
          </Button>
        </p>
      ) : (
        <p className={anywhere ? undefined : 'text-ink-soft'}>
          {text[withoutPlaces({ anywhere, isPlacing, isAsked, hasHome: passport.state !== undefined })]}
        </p>
      )}
      {fewKnown === true && !isPlacing && <p className="text-sm text-ink-soft">{text.few}</p>}
      <Link
        to={paths.collegesTeaching(course, passport.state)}
        className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4 print:hidden"
      >
        {text.all}
      </Link>
    </Part>
  );
}
