import type { CollegeCard } from '@disha/contract/colleges';
import type { CollegeType } from '@disha/contract/taxonomy';
import type { ReactNode } from 'react';
import { CatalogCard, type CardPlace } from '../../catalog/catalog-card.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { useKnown } from './known-of.ts';
import { usePlaceName } from './place-name.ts';

const degreesShown = 3;

export const typeTones: Record<CollegeType, ChipTone> = { government: 'leaf', autonomous: 'blue', deemed: 'blue', private: 'line' };

interface CollegeCardItemProps {
  college: CollegeCard;
  action?: ReactNode;
  place?: CardPlace | undefined;
}

export function CollegeCardItem({ college, action, place }: CollegeCardItemProps) {
  const text = useText(collegesTexts);
  const catalog = useText(catalogTexts);
  const { collegeTypes } = useText(taxonomyTexts);
  const nameOfPlace = usePlaceName();
  const known = useKnown()(college);
  const { nirf, degrees = [], location } = college;
  return (
    <CatalogCard
      to={paths.college(college._id)}
      title={college.name}
      subtitle={[college.shortName, nameOfPlace({ city: location.city || location.district, state: location.state })]
        .filter((part) => part !== undefined && part !== '')
        .join(' · ')}
      action={action}
      place={place}
    >
      <div className="flex flex-wrap gap-1.5">
        {college.type ? (
          <Chip tone={typeTones[college.type]}>{collegeTypes[college.type]}</Chip>
        ) : (
          <Chip tone="line">{text.typeUnknown}</Chip>
        )}
        {nirf && <Chip tone="gold">{text.nirf(nirf.category, nirf.rank, nirf.year)}</Chip>}
      </div>
      {known !== undefined && <p className="text-sm text-ink-soft italic">{known}</p>}
      {degrees.length > 0 && (
        <p className="text-sm">
          <span className="sr-only">{text.degrees}: </span>
          {degrees.slice(0, degreesShown).join(' · ')}
          {degrees.length > degreesShown && <span className="text-ink-soft"> {catalog.more(degrees.length - degreesShown)}</span>}
        </p>
      )}
    </CatalogCard>
  );
}
