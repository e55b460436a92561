/** What the lists of programmes say of the colleges that were here before them: each programme is shown, and the list is named. */
import { byText } from './csv.ts';
import type { Link, Teaching as College } from './course-links.ts';
import type { Teaching } from './directory/teaches.ts';
import { programmeKey } from './programmes.ts';

type ListedCollege = Pick<College, 'id' | 'keys'> & { aisheCode: string; sources: string[] };

/** Fewer than five is a slip of the list, a thousand and more include distance places. */
const seatsOf = (seats: number) => (seats >= 5 && seats < 1000 ? String(seats) : '');

/**
 * A pair that a list has rests on the list, whatever it rested on before; seats that an earlier list gave stay. `unmapped`: by college,
 * what the earlier lists have and none of our courses is. Names the lists in the colleges' `sources`.
 */
export function withLists(
  colleges: readonly ListedCollege[],
  links: readonly Link[],
  unmapped: ReadonlyMap<string, ReadonlySet<string>>,
  lists: ReadonlyMap<string, Teaching>,
): { links: Link[]; others: Map<string, string[]> } {
  const pairs = new Map(links.map((link) => [`${link.collegeId},${link.courseId}`, { ...link }]));
  const others = new Map<string, string[]>();
  for (const college of colleges) {
    // Without its code it is another institution than the one that the lists mean by the code.
    const keys = college.aisheCode === '' ? [] : [...college.keys, college.aisheCode];
    const found = [...new Set(keys)].flatMap((key) => lists.get(key) ?? []);
    for (const { courses, sources } of found) {
      for (const source of sources) if (!college.sources.includes(source)) college.sources.push(source);
      for (const { courseId, seats } of courses.values()) {
        const pair = `${college.id},${courseId}`;
        const intake = pairs.get(pair)?.intake || seatsOf(seats);
        pairs.set(pair, { collegeId: college.id, courseId, intake, basis: 'register' });
      }
    }
    const published = [...(unmapped.get(college.id) ?? []), ...found.flatMap((list) => [...list.others])];
    // The same programme in two lists: the later one's spelling stands.
    const byKey = new Map(published.map((name) => [programmeKey(name), name.replace(/[|:]/g, ' ').replace(/\s+/g, ' ').trim()]));
    if (byKey.size > 0) others.set(college.id, [...byKey.values()].sort(byText));
  }
  return { links: [...pairs.values()], others };
}
