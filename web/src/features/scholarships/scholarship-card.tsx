import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import type { ReactNode } from 'react';
import { CatalogCard, type CardPlace } from '../../catalog/list/catalog-card.tsx';
import { cutText } from '../../catalog/shared/cut-text.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { FitChip } from './fit.tsx';
import { useIncome } from './use-income.ts';
import { ScholarshipChips } from './scholarship-chips.tsx';

/** Cards are of one height: the rest is on its page. */
const benefitShown = 110;

interface ScholarshipCardItemProps {
  scholarship: ScholarshipCard;
  action?: ReactNode;
  place?: CardPlace | undefined;
}

export function ScholarshipCardItem({ scholarship, action, place }: ScholarshipCardItemProps) {
  const text = useText(scholarshipsTexts);
  const income = useIncome();
  return (
    <CatalogCard
      to={paths.scholarship(scholarship._id)}
      title={scholarship.name}
      subtitle={scholarship.provider}
      action={action}
      place={place}
    >
      <p className="text-[.94rem]">{cutText(scholarship.benefit, benefitShown)}</p>
      <p className="text-sm text-ink-soft">
        {text.detail.income}: {income(scholarship)}
      </p>
      <div className="mt-auto flex flex-wrap gap-1.5 pt-1">
        <FitChip scholarship={scholarship} />
        {scholarship.forGirls && <Chip tone="gold">{text.onlyGirls}</Chip>}
        <ScholarshipChips scholarship={scholarship} atMost={2} />
      </div>
    </CatalogCard>
  );
}
