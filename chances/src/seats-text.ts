/** What the id of a line is made of: whatever tells its seats from all others. */
import type { CounsellingTables } from './counsellings.ts';
import type { SeatGender, Institute, Programme, Seats } from './types.ts';

/** The id of a line is as much of the SHA-256 of this text, in base64url. */
export const idLength = 16;

/** Some that admit women only are marked in their names alone. */
export const genderOf = ({ womenMark }: CounsellingTables, gender: SeatGender, institute: string): SeatGender =>
  womenMark !== undefined && institute.includes(womenMark) ? 'female' : gender;

export function seatsText(
  counselling: CounsellingTables,
  institute: Institute,
  programme: Programme,
  seats: Omit<Seats, 'institute' | 'programme'>,
): string {
  const { list, quota, category, pwd, gender } = seats;
  const sentences = [
    ...[counselling.id, institute.key ?? institute.name, institute.code, programme.key ?? programme.name, programme.degree],
    ...[list, quota, category, pwd, genderOf(counselling, gender, institute.name)],
  ];
  return JSON.stringify(sentences);
}
