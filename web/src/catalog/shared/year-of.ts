import type { FeeBand } from '@disha/contract/fees';
import { rupeesAYear } from '@disha/contract/fees.words';
import { isDear } from './use-fee-words.ts';
import { markOf, type FactMark } from '../../ui/mark-of.ts';

/** A year of teaching for somebody who gets in by merit, over all bands that are told; undefined where none is. */
export function yearOf(bands: readonly FeeBand[]): { from: number; to: number; bands: readonly FeeBand[] } | undefined {
  const told = bands.flatMap((band) => {
    if (band.what !== 'tuition' || isDear(band)) return [];
    const [from, to] = [rupeesAYear(band.from, band.per, undefined), rupeesAYear(band.to, band.per, undefined)];
    return from === undefined || to === undefined ? [] : [{ from, to, band }];
  });
  if (told.length === 0) return undefined;
  return {
    from: Math.min(...told.map(({ from }) => from)),
    to: Math.max(...told.map(({ to }) => to)),
    bands: told.map(({ band }) => band),
  };
}

/** The weakest of what a sum of bands rests on. */
export function markOfBands(bands: readonly FeeBand[]): FactMark {
  const marks = bands.map(({ certainty, basis }) => markOf({ certainty, basis }));
  return (['reported', 'usual'] as const).find((mark) => marks.includes(mark)) ?? 'official';
}
