import { detailPath } from '../../catalog/shared/catalog.ts';
import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import type { ComparisonRow } from '../../catalog/shared/comparison.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';
import { useItemMarks } from '../../catalog/item/item-marks.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { comparisonLines } from './rows.ts';
import { tray } from './tray.ts';

interface ComparisonTableProps {
  caption: string;
  catalog: ComparedCatalog;
  items: readonly CatalogItem[];
  rows: readonly ComparisonRow[];
}

/** Two columns fill a phone, three a tablet; the others come by swiping. A wide screen and paper show all. */
const widths: Readonly<Record<number, string>> = { 3: 'w-[150%] sm:w-full', 4: 'w-[200%] sm:w-[133.34%]' };

/**
 * A table as a table is meant, for those who listen and for the keyboard. Where it is narrow the heads of its rows take no column: each
 * lies over its row and stays in sight while the columns go by. The names stay in sight while the rows do, in the box that scrolls.
 */
export function ComparisonTable({ caption, catalog, items, rows }: ComparisonTableProps) {
  const text = useText(compareTexts);
  return (
    <div className={boxLook}>
      <table
        className={classNames(
          'table-fixed border-separate border-spacing-0 text-start text-[.94rem] lg:w-full print:w-full',
          widths[items.length] ?? 'w-full',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(headLook, cornerLook)}>
              <span className="sr-only">{text.what}</span>
            </th>
            {items.map((item) => (
              <Name key={item._id} catalog={catalog} item={item} items={items} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid">
              <th scope="row" className={rowHeadLook}>
                <span className={labelLook}>{row.label}</span>
              </th>
              {items.map((item) => (
                <Cell key={item._id} row={row} item={item} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On paper and on a wide screen nothing scrolls but the page. */
const boxLook = classNames(
  'max-h-[calc(100vh-9rem)] snap-x overflow-auto rounded-card border border-line bg-card',
  'lg:max-h-none lg:overflow-visible print:max-h-none print:overflow-visible',
);
/** Below the bar of a wide screen, which stays too. */
const headLook = 'sticky top-0 z-20 bg-card border-b border-line-strong text-start align-top lg:top-(--header) print:static';
const cornerLook = 'start-0 w-px p-0 lg:w-44 print:w-32';
const rowHeadLook = classNames(
  'sticky start-0 z-10 w-px p-0 text-start align-top font-semibold text-ink-soft',
  'lg:static lg:border-b lg:border-line lg:px-3 lg:py-2.5 print:static print:border-b print:px-2 print:py-1',
);
/** As wide as what is seen of the table, whatever stands in its columns. */
const labelLook = classNames(
  'absolute top-2 w-[calc(100vw-4rem)] px-3 text-sm leading-5 sm:w-[calc(100vw-6rem)]',
  'lg:static lg:block lg:w-auto lg:p-0 lg:text-[.94rem] print:static print:block print:w-auto print:p-0',
);
const cellLook = classNames(
  'snap-start border-b border-line px-3 pt-9 pb-3 align-top [overflow-wrap:anywhere]',
  'lg:py-2.5 print:px-2 print:py-1 print:text-sm',
);

function Name({ catalog, item, items }: { catalog: ComparedCatalog; item: CatalogItem; items: readonly CatalogItem[] }) {
  const text = useText(compareTexts);
  const langOf = useLangOf();
  const marks = useItemMarks();
  const others = items.filter((one) => one !== item).map(({ _id }) => _id);
  return (
    <th scope="col" className={classNames(headLook, 'snap-start px-3 py-2.5 print:px-2')}>
      <Link
        {...langOf(item.name)}
        to={detailPath(catalog, item._id)}
        className="block text-[1rem] leading-snug font-semibold text-blue-deep underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {item.name}
      </Link>
      {marks && <div className="mt-1 print:hidden">{marks.of({ type: catalog.name, id: item._id })}</div>}
      <Link
        to={paths.compareOf(catalog.name, ...others)}
        onClick={() => tray.drop(catalog.name, item._id)}
        className="inline-flex min-h-tap items-center text-sm font-normal text-ink-soft underline underline-offset-4 print:hidden"
      >
        {text.takeOutShort}
        <span className="sr-only"> {item.name}</span>
      </Link>
    </th>
  );
}

function Cell({ row, item }: { row: ComparisonRow; item: CatalogItem }) {
  const text = useText(compareTexts);
  const lines = comparisonLines(row, item);
  const isKnown = lines !== null && lines.length > 0;
  if (!isKnown) {
    return <td className={classNames(cellLook, 'text-ink-soft italic')}>{lines === null ? text.onItsWay : text.notKnown}</td>;
  }
  return (
    <td className={classNames(cellLook, row.isWeak?.(item) === true && 'text-ink-soft italic')}>
      {row.cell ? row.cell(item) : lines.map((line) => <p key={line}>{line}</p>)}
    </td>
  );
}
