import { detailPath } from '../../catalog/shared/catalog.ts';
import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import type { ComparisonRow } from '../../catalog/shared/comparison.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';
import { useItemMarks } from '../../catalog/item/item-marks.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import { CompareTable, type ComparedCell, type ComparedRow } from '../../ui/compare-table.tsx';
import { Link } from '../../ui/link.tsx';
import { comparisonLines } from './rows.ts';
import { shortNameOf } from './short-name-of.ts';

interface ComparisonTableProps {
  caption: string;
  catalog: ComparedCatalog;
  items: readonly CatalogItem[];
  rows: readonly ComparisonRow[];
}

/** Letters that a column holds on a line or two: what is longer is read, and not looked at. */
const figureFits = 24;

/** The rows of a catalog in the kit's table. Whatever a cell says first is its value; its other lines stand below. */
export function ComparisonTable({ caption, catalog, items, rows }: ComparisonTableProps) {
  const text = useText(compareTexts);
  const langOf = useLangOf();
  const marks = useItemMarks();
  const isRead = (row: ComparisonRow) =>
    row.cell !== undefined || items.some((item) => (comparisonLines(row, item)?.[0]?.length ?? 0) > figureFits);
  const cellOf = (row: ComparisonRow, item: CatalogItem, mark: boolean): ComparedCell => {
    const lines = comparisonLines(row, item);
    if (lines === null) return { value: <span className="font-normal text-ink-soft">{text.onItsWay}</span> };
    const [first, ...others] = lines;
    if (first === undefined) return {};
    const isWeak = row.isWeak?.(item) === true;
    const said = row.cell ? row.cell(item) : first;
    const of = mark ? row.mark?.(item) : undefined;
    return {
      value: isWeak || isRead(row) ? <span className={isWeak ? 'font-normal text-ink-soft' : 'font-normal'}>{said}</span> : said,
      mark: of && <CertaintyMark mark={of} fact={row.label} />,
      ...(others.length > 0 && !row.cell
        ? {
            note: others.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            )),
          }
        : {}),
      bar: row.bar?.(item),
    };
  };
  const rowOf = (row: ComparisonRow): ComparedRow => {
    const told = new Set(items.flatMap((item) => row.mark?.(item) ?? []));
    const [only] = told;
    const isOne = told.size === 1 && only !== undefined;
    const highest = Math.max(0, ...items.map((item) => row.bar?.(item)?.high ?? 0));
    return {
      id: row.id,
      label: highest > 0 && row.scale ? row.scale(highest) : row.label,
      ...(isOne ? { mark: <CertaintyMark mark={only} fact={row.label} /> } : {}),
      ...(highest > 0 ? { end: highest } : {}),
      cells: items.map((item) => cellOf(row, item, !isOne)),
    };
  };
  return (
    <CompareTable
      caption={caption}
      unknown={text.notKnown}
      columns={items.map((item) => ({
        id: item._id,
        head: (
          <Link
            {...langOf(item.name)}
            to={detailPath(catalog, item._id)}
            className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
          >
            {shortNameOf(item)}
            {shortNameOf(item) !== item.name && <span className="sr-only">, {item.name}</span>}
          </Link>
        ),
        ...(marks ? { note: marks.of({ type: catalog.name, id: item._id }) } : {}),
      }))}
      rows={rows.map(rowOf)}
    />
  );
}
