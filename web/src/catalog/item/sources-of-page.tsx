import type { Provenance } from '@disha/contract/catalog';
import { newestOf } from '@disha/contract/source-date';
import type { ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import type { FactMark } from '../../ui/mark-of.ts';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import type { SourcedFact } from '../../ui/source-sheet.tsx';
import { ReportLink } from './report-link.tsx';
import { SourceText } from './source-text.tsx';

interface SourcesOfPageProps extends Pick<Provenance, 'sources'> {
  /** Those that the page shows. */
  marks: readonly FactMark[];
  /** Facts with a source of their own. */
  facts?: readonly SourcedFact[];
  /** What else has to be said of them. */
  children?: ReactNode;
}

/** At the foot of a page: what its marks mean; behind a tap all its sources, the newest of them, and the way to report a mistake. */
export function SourcesOfPage({ marks, facts = [], sources, children }: SourcesOfPageProps) {
  const text = useText(catalogTexts);
  const format = useFormat();
  const newest = newestOf(sources);
  return (
    <MarkLegend marks={marks} facts={facts}>
      <p className="mt-2 [overflow-wrap:anywhere]">
        <SourceText say={text.source} source={sources.join(sources.some((source) => source.includes(',')) ? '; ' : ', ')} />{' '}
        {newest && text.newest('month' in newest ? format.yearMonth(newest.month) : newest.year)}
      </p>
      {children}
      <ReportLink />
    </MarkLegend>
  );
}
