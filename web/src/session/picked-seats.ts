/** Seats that were put into the plan from the room of chances, with how likely they are: beside the plan, on this phone alone. */
import { deviceValue } from './device-value.ts';
import { seatsKey } from './kept-keys.ts';

export interface PickedSeat {
  counselling: string;
  line: string;
  exam?: string | undefined;
  course?: string | undefined;
  college?: string | undefined;
  /** 0 to 1; null where there is no call. */
  probability: number | null;
  /** On which rank list it hangs. */
  rank: string;
}

const most = 20;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function seatIn(value: unknown): PickedSeat[] {
  if (!isObject(value)) return [];
  const [counselling, line, rank] = [textOf(value['counselling']), textOf(value['line']), textOf(value['rank'])];
  if (counselling === undefined || line === undefined || rank === undefined) return [];
  const chance = value['probability'];
  const probability = typeof chance === 'number' && chance >= 0 && chance <= 1 ? chance : null;
  const rest = { exam: textOf(value['exam']), course: textOf(value['course']), college: textOf(value['college']) };
  return [{ counselling, line, rank, probability, ...rest }];
}

function parse(text: string | null): readonly PickedSeat[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(seatIn).slice(0, most) : [];
  } catch {
    return [];
  }
}

export const pickedSeats = deviceValue<readonly PickedSeat[]>(seatsKey, parse);

/** The newest first, and each once. */
export function pickSeat(seat: PickedSeat): void {
  const others = pickedSeats.read().filter(({ counselling, line }) => counselling !== seat.counselling || line !== seat.line);
  pickedSeats.write([seat, ...others].slice(0, most));
}

/** They go where a guest's plan goes. */
export const guestsSeats = {
  take: (): void => {
    const own = pickedSeats.read();
    const isNew = (seat: PickedSeat) => own.every(({ counselling, line }) => counselling !== seat.counselling || line !== seat.line);
    const all = [...own, ...pickedSeats.readOf(null).filter(isNew)].slice(0, most);
    if (all.length > 0) pickedSeats.write(all);
    pickedSeats.forgetOf(null);
  },
};
