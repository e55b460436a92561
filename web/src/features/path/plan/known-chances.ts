/** What this phone knows of chances: of seats that were picked, and of ranks that it was asked to remember. Nothing is asked for. */
import type { KnownChance } from '@disha/eligibility/plan/knowledge';
import type { PickedSeat } from '../../../session/picked-seats.ts';
import type { StoredRank } from '../../../session/stored-ranks.ts';

/** Of the best seat of the course by this exam: a seat that was picked speaks for itself, a rank for the likeliest. */
export function knownChance(
  { seats, ranks }: { seats: readonly PickedSeat[]; ranks: readonly StoredRank[] },
  exam: string,
  course: string | undefined,
): KnownChance | null {
  if (course === undefined) return null;
  const picked = seats.flatMap((seat) =>
    seat.exam === exam && seat.course === course && seat.probability !== null ? [{ probability: seat.probability, rank: seat.rank }] : [],
  );
  const told = ranks.flatMap(({ exam: of, counselling, list, courses }) => {
    const probability = courses[course];
    return of !== exam || probability === undefined ? [] : [{ probability, rank: `${counselling} ${list}` }];
  });
  return (picked.length > 0 ? picked : told).sort((a, b) => b.probability - a.probability)[0] ?? null;
}
