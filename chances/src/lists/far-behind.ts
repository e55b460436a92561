/** A rank that no round of any year came near. */

/** So many times the easiest closing of any year: more than twice, since lines of home states have doubled, and a little more. */
export const farBehind = 2.5;
const noLeap = 0.003;
/** Orders of so few candidates leap: architecture for EWS closed at 186 one year and at 711 the next. */
const shortOrder = 300;

/** Whether a rank is far behind what a line ever closed at, in a line of which no such leap is to be expected. */
export function isDead(rank: number, closings: readonly number[], probability: number): boolean {
  const easiest = Math.max(...closings);
  return rank > farBehind * easiest && easiest >= shortOrder && probability < noLeap;
}
