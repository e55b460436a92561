import type { ReactNode } from 'react';
import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';
import { PrintButton } from '../../catalog/item/print-button.tsx';
import { ShareButton } from '../../catalog/item/share-button.tsx';
import { compareTexts } from '../../messages/compare.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Notes } from './notes.tsx';
import { differingFirst, useAllRows } from './rows.ts';

interface SideBySideProps {
  catalog: ComparedCatalog;
  items: readonly CatalogItem[];
  notes: readonly string[];
  /** What of the address could not be asked for. */
  above?: ReactNode;
}

const shortOf = ({ shortName, name }: CatalogItem) => (shortName === undefined || shortName === '' ? name : shortName);

export function SideBySide({ catalog, items, notes, above }: SideBySideProps) {
  const text = useText(compareTexts);
  const { inSentence } = useText(catalog.names);
  const [isByDifference, setByDifference] = useEntryState('differ first', false);
  const rows = useAllRows(catalog, items);
  const names = items.map(shortOf).join(', ');
  const title = text.titleOf(inSentence);
  return (
    <Page title={[names, title]} description={text.description(names)}>
      <PageHeader
        title={title}
        lead={text.lead}
        action={
          <div className="flex flex-wrap gap-2 print:hidden">
            <ShareButton title={`${title}: ${names}`} path={paths.compareOf(catalog.name, ...items.map(({ _id }) => _id))} />
            <PrintButton />
          </div>
        }
      />
      <Notes notes={notes} />
      {above}
      <Checkbox className="mb-2 print:hidden" label={text.differFirst} checked={isByDifference} onChange={setByDifference} />
      <ComparisonTable catalog={catalog} items={items} rows={isByDifference ? differingFirst(rows, items) : rows} />
      <LinkButton className="mt-4 print:hidden" to={paths.decideOf(catalog.name, items.map(({ _id }) => _id).join(','))}>
        {text.weigh}
      </LinkButton>
    </Page>
  );
}
