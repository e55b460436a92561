import type { Provenance } from '@disha/contract/catalog';
import { newestOf } from '@disha/contract/source-date';
import { catalogTexts } from '../../messages/catalog.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { ReportLink } from './report-link.tsx';
import { SourceText } from './source-text.tsx';

/** "Source: AISHE 2025, AICTE 2025-26. The newest of it is of 2025-26." No later month is claimed than a source that was read has. */
export function ProvenanceLine({ sources }: Pick<Provenance, 'sources'>) {
  const text = useText(catalogTexts);
  const format = useFormat();
  const newest = newestOf(sources);
  return (
    <div className="mt-8 text-sm text-ink-soft">
      <p>
        <SourceText say={text.source} source={sources.join(sources.some((source) => source.includes(',')) ? '; ' : ', ')} />{' '}
        {newest && text.newest('month' in newest ? format.yearMonth(newest.month) : newest.year)}
      </p>
      <ReportLink />
    </div>
  );
}
