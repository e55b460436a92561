import { chanceBands, type ChanceBand } from '@disha/contract/chances.words';
import { beginsAt } from '@disha/chances/bands';
import { model } from '@disha/chances/fitted';
import { halfWidthsAt } from '@disha/chances/spread';

/** Where each band begins, in half-widths of the range that holds 80 %. */
export const bandBegins: Readonly<Record<Exclude<ChanceBand, 'out'>, number>> = {
  likely: halfWidthsAt(beginsAt.likely, model.tails),
  possible: halfWidthsAt(beginsAt.possible, model.tails),
  reach: halfWidthsAt(beginsAt.reach, model.tails),
};

/** The band of a rank, as a logarithm, in a line. The index in memory compares the very same numbers. */
export const bandAt = (own: number, centre: number, halfWidth: number): ChanceBand =>
  chanceBands.find((band) => band === 'out' || own <= centre - bandBegins[band] * halfWidth) ?? 'out';
