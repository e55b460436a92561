/** What is wrong with what a way is said to cost, if anything: held against the bands of the catalog, not against the code. */
import type { StudentDetails } from '@disha/contract/passport';
import type { ProposedWay } from '../plan/counsel.ts';
import { isEarly, needsDegree } from '../rung.ts';
import { scholarshipFitOf } from '../scholarships.ts';
import type { Item } from '../types.ts';
import { realBook } from './real-book.ts';
import { realCosts, realScholarships } from './real-costs.ts';
import { realKnowledge } from './real-knowledge.ts';

const tuitionOf = (course: string) =>
  (realCosts.courses[course] ?? []).flatMap((place) => realCosts.bands[place] ?? []).filter(({ what }) => what === 'tuition');
const courses = new Map(realBook.courses.map((one) => [one.id, one]));

export function wrongMoney(details: StudentDetails, { course, cost, places, words }: ProposedWay): string | false {
  if (course === undefined) return cost !== null && 'a cost of nothing';
  const bands = tuitionOf(course);
  // What an institute of the nation asks says nothing of others.
  const isOfSome = (type: string) => ['open', 'body', 'iim', 'iit', 'nit', 'iiit', 'aiims', 'nift', 'nid', 'spa'].includes(type);
  const ofTypes = bands.filter(({ colleges, type, state }) => colleges === undefined && !isOfSome(type) && !state);
  if (cost === null) return ofTypes.length > 0 && places.length > 0 && 'not said';
  // Each end is one that somebody has written down: nothing was taken off.
  if (!bands.some(({ from }) => from === cost.from) || !bands.some(({ to }) => to === cost.to) || cost.from > cost.to) return 'band';
  if (cost.basis === 'own' && !bands.some(({ colleges = [] }) => colleges.includes(places[0]?.college ?? ''))) return 'not their own';
  const near = words === 'distance' ? null : (places[0]?.near ?? realKnowledge.reachOf(course, details)?.near ?? null);
  if (cost.hostel && near !== 'state' && near !== 'india') return 'a room at home';
  const helps = cost.scholarships.flatMap((id) => realScholarships.filter((one) => one.id === id));
  const item = courses.get(course) as Item;
  const stage = needsDegree(item) ? 'graduate' : isEarly(item) ? 'after_10' : 'after_12';
  return helps.some((one) => scholarshipFitOf(one, details).fit === 'does_not' || !one.stages.includes(stage)) && 'help for others';
}
