import type { CareerCard } from '@disha/contract/careers.card';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { CatalogCard, type CardPlace } from '../../catalog/list/catalog-card.tsx';
import { hideItem } from '../../catalog/list/hidden-items.ts';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { careersTexts } from '../../messages/careers.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';

export function CareerCardItem({ career, action, place }: { career: CareerCard; action?: ReactNode; place?: CardPlace | undefined }) {
  const text = useText(careersTexts);
  const { fields } = useText(taxonomyTexts);
  const [field] = career.fields;
  return (
    <CatalogCard to={paths.career(career._id)} title={career.name} action={action} place={place}>
      <p className="text-[.94rem] text-ink-soft">{career.summary}</p>
      <div className="mt-auto grid justify-items-start gap-y-1 pt-1">
        <span className="flex max-w-full min-w-0 flex-wrap gap-1.5">
          {field && <Chip>{fields[field]}</Chip>}
          <Chip tone="line">{career.sectors.map((sector) => text.sectors[sector]).join(' · ')}</Chip>
        </span>
        <MarkOnCard type="careers" id={career._id} />
        <Button
          look="plain"
          className="relative z-10 -mx-2 -mb-2 text-sm"
          aria-label={text.notForMe.of(career.name)}
          onClick={() => {
            hideItem('careers', career._id);
          }}
        >
          <EyeOff aria-hidden="true" className="size-4" />
          {text.notForMe.hide}
        </Button>
      </div>
    </CatalogCard>
  );
}
