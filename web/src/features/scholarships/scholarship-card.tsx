import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import type { ReactNode } from 'react';
import { CatalogRow, rowLine, type RowPlace } from '../../catalog/list/catalog-row.tsx';
import { cutText } from '../../catalog/shared/cut-text.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { paths } from '../../paths.ts';
import { FitChip } from './fit.tsx';
import { useIncome } from './use-income.ts';

/** A row has one line for it: the rest is on its page. */
const benefitShown = 60;

interface ScholarshipCardItemProps {
  scholarship: ScholarshipCard;
  action?: ReactNode;
  place?: RowPlace | undefined;
}

export function ScholarshipCardItem({ scholarship, action, place }: ScholarshipCardItemProps) {
  const text = useText(scholarshipsTexts);
  const income = useIncome();
  return (
    <CatalogRow
      to={paths.scholarship(scholarship._id)}
      title={scholarship.name}
      subtitle={scholarship.provider}
      action={action}
      place={place}
    >
      <p className={rowLine}>{cutText(scholarship.benefit, benefitShown)}</p>
      <p className={`${rowLine} text-ink-soft`}>
        {scholarship.forGirls && `${text.onlyGirls} · `}
        {text.detail.income}: {income(scholarship)}
      </p>
      <FitChip scholarship={scholarship} />
    </CatalogRow>
  );
}
