import type { IndexPositions } from './facet-index.ts';

/** A rank is a byte. */
const rankCount = 256;

/** Places by rank, the smallest first, equals in their order, of which only a page is dealt out. `ranks` are by place. */
export class RankedPage {
  private readonly places: IndexPositions;
  private readonly ranks: Uint8Array;
  /** By rank, where its own begin in the order. */
  private readonly begins: Uint32Array;

  constructor(places: IndexPositions, ranks: Uint8Array) {
    this.places = places;
    this.ranks = ranks;
    const begins = new Uint32Array(rankCount + 1);
    // Plain loops: a call for each of tens of thousands would be most of an answer.
    for (let index = 0; index < places.length; index += 1) begins[(ranks[places[index] as number] as number) + 1]! += 1;
    for (let rank = 1; rank < begins.length; rank += 1) begins[rank]! += begins[rank - 1] as number;
    this.begins = begins;
  }

  /** Those that stand from here to there in the order: a walk as far as they are found. */
  dealt(from: number, to: number): IndexPositions {
    const { places, ranks } = this;
    const end = Math.min(to, places.length);
    const page = new Uint32Array(Math.max(0, end - from));
    const next = this.begins.slice();
    for (let [index, left] = [0, page.length]; left > 0; index += 1) {
      const place = places[index] as number;
      const at = next[ranks[place] as number]!++;
      if (at < from || at >= end) continue;
      page[at - from] = place;
      left -= 1;
    }
    return page;
  }

  /** The same in the order turned round. */
  turned(from: number, to: number): IndexPositions {
    const { length } = this.places;
    return this.dealt(Math.max(0, length - to), Math.max(0, length - from)).reverse();
  }
}
