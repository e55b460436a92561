/** Seats that were put into the plan from the feature of chances, with how likely they are: beside the plan, on this phone alone. */
import { amount, name, parts, type ValueOf } from '@disha/contract/shape';
import { deviceValue } from './device-value.ts';
import { seatsKey } from './stored-keys.ts';
import { readRows } from './read-shape.ts';

const text = name(300);
const kept = parts(
  {
    counselling: text,
    line: text,
    exam: text,
    course: text,
    college: text,
    /** None where there is no call. */
    probability: amount(0, 1),
    /** On which rank list it hangs. */
    rank: text,
  },
  ...(['counselling', 'line', 'rank'] as const),
);
export interface PickedSeat extends Omit<ValueOf<typeof kept>, 'probability'> {
  probability: number | null;
}

const most = 20;
const read = readRows<ValueOf<typeof kept>>(kept, most);

export const pickedSeats = deviceValue<readonly PickedSeat[]>(seatsKey, (stored) =>
  read(stored).map((seat) => ({ ...seat, probability: seat.probability ?? null })),
);

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
