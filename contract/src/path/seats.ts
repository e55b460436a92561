/** How likely a seat is, in words: the best first; and by what that is told, the surest first. Plain data: loads without zod. */
export const seatBands = ['likely', 'possible', 'reach', 'hard', 'rare'] as const;
export type SeatBand = (typeof seatBands)[number];

/** Calls of a known rank; a rank among all who want a place; a list of marks; the place in a board; how many find one at all. */
export const seatBases = ['calls', 'crowd', 'list', 'board', 'gate'] as const;
export type SeatBasis = (typeof seatBases)[number];
