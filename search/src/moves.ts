/** Some items of a list have changed or moved: what is stored by position is updated instead of made anew. */
export interface Moves {
  /** How many there were, and how many there are. */
  before: number;
  after: number;
  /** Old places of what is gone, and new places of what has come: each in order. What is changed is both. */
  gone: readonly number[];
  added: readonly number[];
}

/** Items that stayed side by side. */
interface MovedRun {
  from: number;
  to: number;
  /** Where the first of them is now. */
  at: number;
}

export function* stayed({ before, after, gone, added }: Moves): Generator<MovedRun> {
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

/** Which items have another number now; all before `from` and from `to` on keep theirs. */
export interface Numbering {
  from: number;
  to: number;
  /** By old number less `from` the new one, or nowhere. */
  readonly numbers: Uint32Array;
  /** The same in short, where one item at most is gone and one has come. */
  shift?: Shift;
}

/** Those it passed are one more or less. */
export interface Shift {
  /** What is gone, where something is. */
  gone: number;
  isGone: boolean;
  from: number;
  to: number;
  by: 1 | -1 | 0;
}

function shiftOf({ before, gone, added }: Moves): Shift | undefined {
  if (gone.length > 1 || added.length > 1) return undefined;
  const isGone = gone.length === 1;
  const [left = 0] = gone;
  const [come] = added;
  if (come === undefined) return { gone: left, isGone, from: isGone ? left + 1 : before, to: before, by: -1 };
  if (!isGone) return { gone: left, isGone, from: come, to: before, by: 1 };
  if (come > left) return { gone: left, isGone, from: left + 1, to: come + 1, by: -1 };
  return { gone: left, isGone, from: come, to: left, by: come < left ? 1 : 0 };
}

export function numberingOf(moves: Moves): Numbering {
  const { before, after, gone, added } = moves;
  const first = Math.min(gone[0] ?? before, added[0] ?? before, before);
  const last = Math.max(gone[gone.length - 1] ?? -1, added[added.length - 1] ?? -1);
  const end = before === after ? Math.max(first, last + 1) : before;
  // A processor guesses wrong half of the time where as many are in between as are not: then all are looked up.
  const isGuessed = end - first < before / 16;
  const [from, to] = isGuessed ? [first, end] : [0, before];
  const shift = shiftOf(moves);
  let numbers: Uint32Array | undefined;
  return {
    from,
    to,
    // Lazy, memoised: a caller that can do with the shift has no need of them.
    get numbers() {
      return (numbers ??= numbersOf(moves, from, to));
    },
    ...(shift ? { shift } : {}),
  };
}

function numbersOf(moves: Moves, from: number, to: number): Uint32Array {
  const numbers = new Uint32Array(to - from).fill(nowhere);
  for (const run of stayed(moves))
    for (let old = Math.max(run.from, from); old < Math.min(run.to, to); old += 1) numbers[old - from] = old + run.at - run.from;
  return numbers;
}

type NumberArray = Uint8Array | Uint16Array | Uint32Array;

/** Numbers by place; of what has come, zero. */
export function movedNumbers<Some extends NumberArray>(numbers: Some, moves: Moves): Some {
  const moved = new (numbers.constructor as new (length: number) => Some)(moves.after);
  for (const { from, to, at } of stayed(moves)) moved.set(numbers.subarray(from, to), at);
  return moved;
}

/** So few are taken out and put in one by one, which copies the rest once. */
const few = 8;

/** Anything by place, with what has come at its places. */
export function movedList<Item>(items: readonly Item[], moves: Moves, come: readonly Item[]): Item[] {
  const { gone, added } = moves;
  if (gone.length + added.length <= few) {
    const list = items.slice();
    if (gone.length === 1 && added.length === 1 && gone[0] === added[0]) {
      list[gone[0] as number] = come[0] as Item;
      return list;
    }
    for (const place of [...gone].reverse()) list.splice(place, 1);
    for (const [index, place] of added.entries()) list.splice(place, 0, come[index] as Item);
    return list;
  }
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
