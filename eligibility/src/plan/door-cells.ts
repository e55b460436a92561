/** What a channel opens in one district, as it is counted and as it is written: one text for everybody, for women and for men. */
import { placeBases, type DoorCell, type DoorFee, type PlaceBasis } from './knowledge.ts';
import type { Taker } from './places-table.ts';

/** As they are written. */
export const feeBases = ['type', 'own', 'guess'] as const;

/** More are not told apart. */
const mostCounted = 9;

const levelOf: Readonly<Record<PlaceBasis, number>> = { register: 0, name: 1, kind: 2 };
const isCheaper = (one: DoorFee, other: DoorFee | null) =>
  other === null || one.from < other.from || (one.from === other.from && one.to < other.to);

/** What stands in one district is added up in place: there are hundreds of thousands. */
export function addCell(to: DoorCell | undefined, { basis, count, isPublic, fee, lastMark }: DoorCell): DoorCell {
  if (to === undefined)
    return { basis, count: Math.min(mostCounted, count), isPublic, fee, ...(lastMark === undefined ? {} : { lastMark }) };
  if (levelOf[basis] < levelOf[to.basis]) to.basis = basis;
  to.count = Math.min(mostCounted, to.count + count);
  to.isPublic ||= isPublic;
  if (fee !== null && isCheaper(fee, to.fee)) to.fee = fee;
  if (lastMark !== undefined && (to.lastMark === undefined || lastMark < to.lastMark)) to.lastMark = lastMark;
  return to;
}

/** Of one district: places by whom they take. */
export type TakerCells = Partial<Record<Taker, DoorCell>>;

/** `03pf7m64`: the evidence, how many, public, the number of the fee, the closing mark. */
function written(cell: DoorCell | undefined, feeAt: (fee: DoorFee) => number): string {
  if (cell === undefined) return '';
  const { basis, count, isPublic, fee, lastMark } = cell;
  const ofFee = fee === null ? '' : `f${feeAt(fee)}`;
  return `${placeBases.indexOf(basis)}${count}${isPublic ? 'p' : ''}${ofFee}${lastMark === undefined ? '' : `m${lastMark}`}`;
}

/** What takes everybody takes women too; where that says it all, no more is written. */
export function writeCell({ all, women, men }: TakerCells, feeAt: (fee: DoorFee) => number): string {
  const both = (some: DoorCell | undefined) =>
    some === undefined || all === undefined ? (some ?? all) : addCell(addCell(undefined, some), all);
  const [ofAll, ofWomen, ofMen] = [all, both(women), both(men)].map((cell) => written(cell, feeAt));
  if (ofWomen === ofAll && ofMen === ofAll) return ofAll ?? '';
  return ofMen === ofAll ? `${ofAll}/${ofWomen}` : `${ofAll}/${ofWomen}/${ofMen}`;
}

export function readCell(
  text: string,
  taker: number,
  fees: readonly (readonly [from: number, to: number, basis: 0 | 1 | 2])[],
): DoorCell | null {
  const parts = text.split('/');
  const [, basis = '', count = '', isPublic, fee, mark] =
    /^(\d)(\d)(p?)(?:f(\d+))?(?:m([\d.]+))?$/.exec(parts[taker] ?? parts[0] ?? '') ?? [];
  if (basis === '') return null;
  const [from, to, own] = (fee === undefined ? undefined : fees[Number(fee)]) ?? [];
  return {
    basis: placeBases[Number(basis)] as PlaceBasis,
    count: Number(count),
    isPublic: isPublic === 'p',
    fee: from === undefined || to === undefined ? null : { from, to, basis: feeBases[own ?? 0] },
    ...(mark === undefined ? {} : { lastMark: Number(mark) }),
  };
}
