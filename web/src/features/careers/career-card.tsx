import type { CareerCard } from '@disha/contract/careers.card';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { CatalogRow, rowLine, type RowPlace } from '../../catalog/list/catalog-row.tsx';
import { hideItem } from '../../catalog/list/hidden-items.ts';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { careersTexts } from '../../messages/careers.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { iconButtonLook } from '../../ui/button-look.ts';

export function CareerCardItem({ career, action, place }: { career: CareerCard; action?: ReactNode; place?: RowPlace | undefined }) {
  const text = useText(careersTexts);
  const { fields } = useText(taxonomyTexts);
  const [field] = career.fields;
  return (
    <CatalogRow
      to={paths.career(career._id)}
      title={career.name}
      action={
        <div className="grid grid-cols-2">
          {action}
          <button
            type="button"
            aria-label={text.notForMe.of(career.name)}
            className={iconButtonLook('text-ink-soft transition-colors hover:bg-blue-tint hover:text-ink print:hidden')}
            onClick={() => {
              hideItem('careers', career._id);
            }}
          >
            <EyeOff aria-hidden="true" className="size-5" />
          </button>
        </div>
      }
      place={place}
    >
      <p className="line-clamp-2 text-small">{career.summary}</p>
      <p className={`${rowLine} text-ink-soft`}>
        {[...(field ? [fields[field]] : []), ...career.sectors.map((sector) => text.sectors[sector])].join(' · ')}
      </p>
      <MarkOnCard type="careers" id={career._id} />
    </CatalogRow>
  );
}
