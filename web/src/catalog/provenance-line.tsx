import type { Provenance } from '@disha/contract/catalog';
import { catalogTexts } from '../messages/catalog.ts';
import { useFormat } from '../messages/format.ts';
import { useText } from '../messages/locale.ts';
import { ReportLink } from './report-link.tsx';
import { SourceText } from './source-text.tsx';

/** "Source: AISHE 2025, AICTE 2025-26. Checked November 2026." */
export function ProvenanceLine({ sources, asOf }: Provenance) {
  const text = useText(catalogTexts);
  const format = useFormat();
  return (
    <div className="mt-8 text-sm text-ink-soft">
      <p>
        <SourceText
          say={(all) => text.source(all, format.yearMonth(asOf))}
          source={sources.join(sources.some((source) => source.includes(',')) ? '; ' : ', ')}
        />
      </p>
      <ReportLink />
    </div>
  );
}
