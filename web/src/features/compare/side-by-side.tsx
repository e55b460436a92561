import type { ReactNode } from 'react';
import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';
import { PrintButton } from '../../catalog/item/print-button.tsx';
import { ShareButton } from '../../catalog/item/share-button.tsx';
import { compareTexts } from '../../messages/compare.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold, useEntryState } from '../../session/entry-state.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MainActions, SaveMenu } from '../../ui/save-menu.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Notes } from './notes.tsx';
import { differingFirst, useAllRows } from './rows.ts';
import { shortNameOf } from './short-name-of.ts';
import { tray } from './tray.ts';

interface SideBySideProps {
  catalog: ComparedCatalog;
  items: readonly CatalogItem[];
  notes: readonly string[];
  /** What of the address could not be asked for. */
  above?: ReactNode;
}

export function SideBySide({ catalog, items, notes, above }: SideBySideProps) {
  const text = useText(compareTexts);
  const { inSentence } = useText(catalog.names);
  const [isByDifference, setByDifference] = useEntryState('differ first', false);
  const rows = useAllRows(catalog, items);
  const inOrder = (some: typeof rows) => (isByDifference ? differingFirst(some, items) : some);
  const behind = rows.filter(({ isBehind }) => isBehind === true);
  const marks = rows.flatMap(({ mark }) => (mark ? items.flatMap((item) => mark(item) ?? []) : []));
  const fold = useEntryFold('more rows');
  const format = useFormat();
  const names = items.map(shortNameOf).join(', ');
  const title = text.titleOf(inSentence);
  return (
    <Page title={[names, title]} description={text.description(names)}>
      <PageHeader title={title} />
      <Notes notes={notes} />
      {above}
      <MainActions>
        <LinkButton size="large" to={paths.decideOf(catalog.name, items.map(({ _id }) => _id).join(','))}>
          {text.weigh}
        </LinkButton>
        <SaveMenu label={text.more}>
          <ShareButton title={`${title}: ${names}`} path={paths.compareOf(catalog.name, ...items.map(({ _id }) => _id))} />
          <PrintButton />
          <Checkbox label={text.differFirst} checked={isByDifference} onChange={setByDifference} />
          {items.map((item) => (
            <Link
              key={item._id}
              to={paths.compareOf(catalog.name, ...items.filter((one) => one !== item).map(({ _id }) => _id))}
              onClick={() => tray.drop(catalog.name, item._id)}
              className="inline-flex items-center"
            >
              {text.takeOut(item.name)}
            </Link>
          ))}
        </SaveMenu>
      </MainActions>
      <div className="mt-5">
        <ComparisonTable caption={title} catalog={catalog} items={items} rows={inOrder(rows.filter(({ isBehind }) => isBehind !== true))} />
      </div>
      {behind.length > 0 && (
        <Folded title={text.moreRows(format.list(behind.map(({ label }) => label)))} className="mt-2" {...fold}>
          <ComparisonTable caption={text.moreRowsShort} catalog={catalog} items={items} rows={inOrder(behind)} />
        </Folded>
      )}
      {marks.length > 0 && <MarkLegend marks={marks} />}
    </Page>
  );
}
