/** The usual months of a step, as the words for them take them. */
export function monthsBetween(
  { from, to }: { from: string; to: string },
  year: number,
  nameOf: (month: string) => string,
): [from: string, to: string, year: string] {
  // From December to January is over New Year: each has its own.
  if (to < from) return [`${nameOf(from)} ${year}`, nameOf(to), String(year + 1)];
  return [nameOf(from), nameOf(to), String(year)];
}
