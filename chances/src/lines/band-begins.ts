import { chanceBands, type ChanceBand } from '@disha/contract/chances.words';
import { beginsAt } from '../bands.ts';
import { model } from '../fitted.ts';
import { halfWidthsAt, spreadShareBelow } from '../spread.ts';

/** Where each band begins, in half-widths of the range that holds 80 %. */
export const bandBegins: Readonly<Record<Exclude<ChanceBand, 'out'>, number>> = {
  likely: halfWidthsAt(beginsAt.likely, model.tails),
  possible: halfWidthsAt(beginsAt.possible, model.tails),
  reach: halfWidthsAt(beginsAt.reach, model.tails),
};

/** The band of a rank, as a logarithm, in a line. The index in memory compares the very same numbers. */
export const bandAt = (own: number, centre: number, halfWidth: number): ChanceBand =>
  chanceBands.find((band) => band === 'out' || own <= centre - bandBegins[band] * halfWidth) ?? 'out';

/** As it is said: a list is judged by what was said of its lines, so that the browser, which hears no more, comes to the same. */
export const saidProbability = ({ own, centre, halfWidth }: { own: number; centre: number; halfWidth: number }): number =>
  Math.round(spreadShareBelow((centre - own) / halfWidth, model.tails) * 1000) / 1000;
