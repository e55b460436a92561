/** What the rows of several catalogs say in the same way. */
import type { FeeBand } from '@disha/contract/fees';
import { catalogTexts } from '../../messages/catalog.ts';
import { compareTexts } from '../../messages/compare.ts';
import { feesTexts } from '../../messages/fees.ts';
import { useText } from '../../messages/locale.ts';
import type { CatalogItem } from './item-summary.ts';
import type { ComparisonRow } from './comparison.ts';
import { SourceText } from '../item/source-text.tsx';
import { isDear, useFeeWords } from './use-fee-words.ts';
import { useShortRange, useShortRupees } from './use-rupees.ts';
import { markOfBands, yearOf } from './year-of.ts';

const bandsShown = 3;

/** The first few of many, and how many more there are. */
export function useFirstFew(): (lines: readonly string[], atMost?: number) => string[] {
  const { more } = useText(catalogTexts);
  return (lines, atMost = 4) => (lines.length <= atMost ? [...lines] : [...lines.slice(0, atMost), more(lines.length - atMost)]);
}

/** What it costs, seats by merit before those that are far dearer, then a place to live. */
export function useFeeLines(): (bands: readonly FeeBand[]) => string[] {
  const text = useText(feesTexts);
  const rows = useText(compareTexts).rows;
  const inWords = useFeeWords();
  const firstFew = useFirstFew();
  return (bands) => {
    const teaching = bands.filter(({ what }) => what === 'tuition');
    const ordered = [...teaching.filter((band) => !isDear(band)), ...teaching.filter(isDear)];
    const say = (band: FeeBand) =>
      [
        `${inWords(band)}: ${band.scope}`,
        ...(isDear(band) ? [text.dear] : []),
        ...(band.certainty === 'C' ? [rows.unread] : band.year === null ? [] : [band.year]),
      ].join(' · ');
    const living = bands.filter(({ what }) => what === 'hostel').slice(0, 1);
    return [
      ...(ordered.some(({ basis }) => basis === 'type') ? [rows.feesOfType] : []),
      ...firstFew(ordered.map(say), bandsShown),
      ...living.map((band) => `${text.living}: ${inWords(band)}`),
    ];
  };
}

/** What a year of teaching costs for somebody who gets in by merit, in figures; all bands stand in the row of fees. */
export function useCostRow<Item extends CatalogItem>(bandsOf: (item: Item) => readonly FeeBand[]): ComparisonRow<Item> {
  const { cost, costTo } = useText(compareTexts).rows;
  const range = useShortRange();
  const rupees = useShortRupees();
  const of = (item: Item) => yearOf(bandsOf(item));
  const figure = (item: Item) => {
    const year = of(item);
    return year && { low: year.from, high: year.to };
  };
  return {
    id: 'cost',
    label: cost,
    of: (item) => {
      const year = figure(item);
      return year ? [range(year.low, year.high)] : [];
    },
    mark: (item) => {
      const year = of(item);
      return year && markOfBands(year.bands);
    },
    bar: figure,
    scale: (end) => costTo(rupees(end)),
  };
}

/** None of it was read in a notice. */
export const areUnread = (bands: readonly FeeBand[]): boolean => bands.every(({ certainty }) => certainty === 'C');

/** Where what stands in its column is from; last in every table. */
export function useSourceRow<Item extends CatalogItem & { sources: readonly string[] }>(): ComparisonRow<Item> {
  const rows = useText(compareTexts).rows;
  return {
    id: 'source',
    isBehind: true,
    label: rows.source,
    of: ({ sources }) => sources,
    cell: ({ sources }) => <SourceText say={(source) => source} source={sources.join('; ')} />,
  };
}
