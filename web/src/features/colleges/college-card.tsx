import type { CollegeCard } from '@disha/contract/colleges.card';
import type { ReactNode } from 'react';
import { CatalogRow, rowLine, type RowPlace } from '../../catalog/list/catalog-row.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/classes.ts';
import { useKnown } from './known-of.ts';
import { usePlaceName } from './place-name.ts';

const degreesShown = 3;

interface CollegeCardItemProps {
  college: CollegeCard;
  /** The name of the course that the list is filtered by. */
  course?: string | undefined;
  action?: ReactNode;
  place?: RowPlace | undefined;
}

export function CollegeCardItem({ college, course, action, place }: CollegeCardItemProps) {
  const text = useText(collegesTexts);
  const nameOfPlace = usePlaceName();
  const typeText = useTypeText();
  const { nirf, location, openTo, teaches } = college;
  return (
    <CatalogRow
      to={paths.college(college._id)}
      title={college.name}
      subtitle={[college.shortName, nameOfPlace({ city: location.city || location.district, state: location.state })]
        .filter((part) => part !== undefined && part !== '')
        .join(' · ')}
      action={action}
      place={place}
    >
      <p className={rowLine}>
        {[
          typeText(college),
          ...(openTo ? [text.openTo[openTo]] : []),
          ...(nirf ? [text.nirf(nirf.category, nirf.rank, nirf.year)] : []),
        ].join(' · ')}
      </p>
      {teaches && course !== undefined ? <Teaches teaches={teaches} course={course} /> : <Degrees college={college} />}
    </CatalogRow>
  );
}

/** What was asked for, with what it rests on; the weakest ground looks weakest. */
function Teaches({ teaches: { basis, how = 'often' }, course }: { teaches: NonNullable<CollegeCard['teaches']>; course: string }) {
  const text = useText(collegesTexts);
  if (basis === 'kind') return <p className={`${rowLine} text-ink-soft italic`}>{text.teaches[how](course)}</p>;
  return <p className={classNames(rowLine, basis === 'name' && 'text-ink-soft')}>{text.teaches[basis](course)}</p>;
}

function Degrees({ college }: { college: CollegeCard }) {
  const text = useText(collegesTexts);
  const catalog = useText(catalogTexts);
  const known = useKnown()(college);
  const { degrees = [], degreesByKind = [], isPartial } = college;
  return (
    <>
      {known !== undefined && <p className={`${rowLine} text-ink-soft italic`}>{known}</p>}
      {degrees.length > 0 && (
        <p className={rowLine}>
          <span className="sr-only">{text.degrees}: </span>
          {degrees.slice(0, degreesShown).join(' · ')}
          {degrees.length > degreesShown && <span className="text-ink-soft"> {catalog.more(degrees.length - degreesShown)}</span>}
        </p>
      )}
      {isPartial && <p className={`${rowLine} text-ink-soft`}>{text.usual.partial}</p>}
      {degreesByKind.length > 0 && (
        <p className={`${rowLine} text-ink-soft italic`}>{text.usual.degrees(degreesByKind.slice(0, degreesShown).join(' · '))}</p>
      )}
    </>
  );
}

/** A type that was read in no source is said as what it is. */
function useTypeText(): (college: Pick<CollegeCard, 'type' | 'typeBasis'>) => string {
  const text = useText(collegesTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  return ({ type, typeBasis }) => {
    if (!type) return text.typeUnknown;
    return typeBasis === 'known' ? text.typeKnown(collegeTypes[type]) : collegeTypes[type];
  };
}
