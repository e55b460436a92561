/** Some items of a list are others now, or stand elsewhere: what is kept by place is mended, and not made anew. */
export interface Moves {
  /** How many there were, and how many there are. */
  before: number;
  after: number;
  /** Old places of what is gone, and new places of what has come: each in order. What is changed is both. */
  gone: readonly number[];
  added: readonly number[];
}

/** Items that stayed side by side. */
export interface Run {
  from: number;
  to: number;
  /** Where the first of them is now. */
  at: number;
}

export function* stayed({ before, after, gone, added }: Moves): Generator<Run> {
  let [old, now, nextGone, nextAdded] = [0, 0, 0, 0];
  while (old < before && now < after) {
    if (gone[nextGone] === old) {
      old += 1;
      nextGone += 1;
    } else if (added[nextAdded] === now) {
      now += 1;
      nextAdded += 1;
    } else {
      const length = Math.min((gone[nextGone] ?? before) - old, (added[nextAdded] ?? after) - now);
      yield { from: old, to: old + length, at: now };
      old += length;
      now += length;
    }
  }
}

export const nowhere = 0xffff_ffff;

/** By old place the new one, or nowhere. */
export function renumbering(moves: Moves): Uint32Array {
  const numbers = new Uint32Array(moves.before).fill(nowhere);
  for (const { from, to, at } of stayed(moves)) for (let old = from; old < to; old += 1) numbers[old] = old + at - from;
  return numbers;
}

/** Whether whatever stayed stands where it stood. */
export const isSteady = ({ before, after, gone, added }: Moves): boolean =>
  before === after && gone.every((place, index) => added[index] === place);

type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Numbers by place; of what has come, zero. */
export function movedNumbers<Some extends Numbers>(numbers: Some, moves: Moves): Some {
  const moved = new (numbers.constructor as new (length: number) => Some)(moves.after);
  for (const { from, to, at } of stayed(moves)) moved.set(numbers.subarray(from, to), at);
  return moved;
}

/** Anything by place, with what has come at its places. */
export function movedList<Item>(items: readonly Item[], moves: Moves, come: readonly Item[]): Item[] {
  const pieces: (readonly Item[])[] = [];
  let now = 0;
  let taken = 0;
  const takeUntil = (place: number) => {
    while (now < place) {
      pieces.push([come[taken++] as Item]);
      now += 1;
    }
  };
  for (const { from, to, at } of stayed(moves)) {
    takeUntil(at);
    pieces.push(items.slice(from, to));
    now += to - from;
  }
  takeUntil(moves.after);
  return ([] as Item[]).concat(...pieces);
}
