/** What the degree that somebody holds leads to by itself, whatever they wish for: the ground under a plan of a graduate. */
import { degreesHeld, type Degree, type DegreeFamily } from '@disha/contract/passport';
import { fieldsByStream } from '@disha/contract/taxonomy';
import { isLicensed } from '../degree.ts';
import { ownDegree } from '../own-degree.ts';
import type { CareerRoutes, Item } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { ofOffices, ofTeaching } from './begun.ts';
import { careerWays } from './candidates.ts';
import { waysInto, type WayCandidate } from './ways-into.ts';
import { toWork } from './gates.ts';
import { healthFamilies } from './held.ts';
import { careersOf, fitsStudent } from './sisters.ts';

/** One course makes the family. */
const ofOneCourse: ReadonlySet<string> = new Set(['bcom', 'bba', 'bca']);

/** By what they told; of a profession the one course that makes it. */
export const heldCourses = ({ book, passport, course: find }: PlanAsk): readonly string[] =>
  degreesHeld(passport).flatMap(({ course, family }) => {
    if (course !== undefined) return course;
    if (family === undefined) return [];
    const isOf = ({ gives }: Item) => typeof gives === 'object' && gives.family === family;
    return ofOneCourse.has(family) ? family : isLicensed(family) ? ((find(family) ?? book.courses.find(isOf))?.id ?? []) : [];
  });

const ofNoProfession: ReadonlySet<string> = new Set(['ba', 'bsc', 'other']);
const isProfession = ({ gives }: Item) => typeof gives === 'object' && !ofNoProfession.has(gives.family);

const ends = (career: CareerRoutes, course: string) =>
  career.routes.some(({ steps, usual = 1 }) => usual === 1 && steps[steps.length - 1]?.id === course);

/** Work that most come to with this very degree; of the wished-for fields first. */
function* work(asked: PlanAsk, fields: readonly string[]): Iterable<WayCandidate> {
  const held = heldCourses(asked)
    .flatMap((id) => asked.course(id) ?? [])
    .filter(isProfession);
  const careers = held.flatMap((course) => careersOf(asked, course.id).filter((career) => ends(career, course.id)));
  // What bears the name of the degree, then what is of its field.
  const rank = ({ id, fields: [home] }: CareerRoutes) =>
    held.some((course) => course.id.includes(id.replace(/(ing|er|or|ist)$/, '')))
      ? 0
      : home !== undefined && fields.includes(home)
        ? 1
        : held.some((course) => course.fields[0] === home)
          ? 2
          : 3;
  for (const career of [...careers].sort((one, other) => rank(one) - rank(other)))
    yield* careerWays(asked, career, false).filter(({ gate }) => gate.words === toWork);
}

/** Who goes on to manage, whatever they wished for: of commerce, of engineering, of hotels. */
const managers: ReadonlySet<DegreeFamily | undefined> = new Set([
  ...(['bcom', 'bba', 'bca', 'btech', 'bhm', 'mcom', 'mca', 'mtech', 'other', undefined] as const),
]);
const mayManage = (fields: readonly string[], { family }: Degree) =>
  managers.has(family) || (fieldsByStream.commerce as readonly string[]).some((field) => fields.includes(field));

/** A test that takes every graduate: what a student whose degree leads to one work alone has beside it. */
export const ofEveryGraduate = 'ssc-cgl';
export const ofEveryEngineer = 'psu-graduate-engineer-gate';

/** A BBA goes on to an MBA. */
export const isManager = ({ passport }: PlanAsk) =>
  degreesHeld(passport).length > 0 && degreesHeld(passport).every(({ family }) => family === 'bba');

interface OnwardWish {
  isOfTeaching: boolean;
  isOfPosts: boolean;
}

/** To work at what they have studied, else on to the master's of the own subject, else what takes every graduate. */
export function* waysAfterDegree(
  asked: PlanAsk,
  fields: readonly string[],
  { isOfTeaching, isOfPosts }: OnwardWish,
): Iterable<WayCandidate> {
  yield* work(asked, fields);
  const { master, isExample } = ownDegree(asked.book, asked.passport) ?? {};
  const own = isExample === false && (isOfTeaching || !isManager(asked)) ? master : undefined;
  const isOfLaw = degreesHeld(asked.passport).some(({ family }) => family === 'llb' || family === 'ba_llb');
  const isOfSchool = !isOfLaw && degreesHeld(asked.passport).some(({ family }) => family === 'ba' || family === 'bsc');
  // A graduate who would teach goes on in education, and not in management.
  // A graduate of a health degree manages nothing: they have their work.
  const held = heldCourses(asked).flatMap((id) => asked.course(id)?.fields[0] ?? []);
  const isOfHealth =
    degreesHeld(asked.passport).some(({ family }) => healthFamilies.has(family)) ||
    held.includes('allied_health') ||
    held.includes('fine_arts_design');
  const isOfArts = degreesHeld(asked.passport).some(({ family }) => family === 'ba' || family === 'bsw');
  const ofArts = [ofOffices, 'msw', 'mba'];
  // Who would serve goes on in what offices do, whatever they have studied.
  const toServe = isOfPosts || fields.includes('civil_services') || fields.includes('defence_military') ? [ofOffices] : [];
  const toManage = degreesHeld(asked.passport).some((one) => mayManage(fields, one)) ? ['mba'] : [];
  const last = isOfHealth || isOfLaw ? [] : isOfArts ? ofArts : [...toServe, ...toManage];
  for (const id of [own, isOfSchool ? 'bed' : undefined, isOfTeaching ? ofTeaching : undefined, ...last]) {
    const course = id === undefined ? undefined : asked.course(id);
    if (course !== undefined && (fitsStudent(asked, course) || ((id === ofTeaching || id === ofOffices) && !isClosed(asked, course))))
      yield* waysInto(asked, course);
  }
}
