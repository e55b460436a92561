import type { FeeBand } from '@disha/contract/fees';
import type { ReactNode } from 'react';
import { feesTexts } from '../../messages/fees.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** What is known of the costs, or that nothing is, and the way to the cost sheet. */
export function FeesCard({ bands, sheet, children }: { bands: readonly FeeBand[]; sheet: string; children: ReactNode }) {
  const text = useText(feesTexts);
  return (
    <Card as="section" title={text.title}>
      {bands.length === 0 ? <p className="text-ink-soft">{text.none}</p> : children}
      <LinkButton look="quiet" className="mt-3" to={sheet}>
        {text.sheet}
      </LinkButton>
    </Card>
  );
}
