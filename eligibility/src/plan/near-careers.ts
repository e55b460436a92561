/** Work near a goal: what its page relates, or what a course or a test leads to and what a graduate's own degree does. */
import { streams, fieldsByStream } from '@disha/contract/taxonomy';
import { teachesAny } from '../substitute-course.ts';
import type { CareerRoutes, Item } from '../types.ts';
import type { PlanAsk } from './asked.ts';
import { heldCourses } from './onward.ts';
import { isTeacher, ofOneArt } from './own-ways.ts';
import { bestKnownCareer, careersOf } from './sisters.ts';

export const isByJobExam = (asked: PlanAsk, { routes }: CareerRoutes) =>
  routes.some(({ steps }) => steps.some(({ type, id }) => type === 'exams' && asked.exam(id)?.purpose === 'job'));

/** Each state gives the post by a test that no catalog holds. */
export const isByPost = ({ routes }: CareerRoutes) =>
  routes.some(({ told = [], usual }) => usual === 1 && told.at(-1)?.type === 'exams' && told.at(-1)?.id === undefined);

const streamOf = (field: string | undefined) => streams.find((one) => (fieldsByStream[one] as readonly string[]).includes(field ?? ''));

/** `begun`: what a test opens first. */
export function nearCareers(
  asked: PlanAsk,
  item: Item | CareerRoutes | undefined,
  begunBy: () => Item | undefined,
): readonly CareerRoutes[] {
  if (item === undefined) return [];
  if (item.type === 'careers') {
    const related = item.related.flatMap((id) => asked.career(id) ?? []);
    // Of a student who would teach the young, those who teach any subject are nearer than those who teach one.
    const others = related.filter(({ id }) => !teachesAny(id) && !ofOneArt.has(id));
    return isTeacher.test(item.id) ? [...related.filter(({ id }) => teachesAny(id)), ...others] : related;
  }
  // What an exam is sat for are its courses' careers; where it opens none, its own.
  const begun = item.type === 'exams' ? begunBy() : undefined;
  const isOfField = ({ fields: [home] }: CareerRoutes) => item.type !== 'exams' || home === (begun ?? item).fields[0];
  const led = (item.type === 'courses' ? bestKnownCareer(asked, item.id) : careersOf(asked, begun?.id ?? item.id)).filter(isOfField);
  // Who wants a course is given no post of another stream: no teacher guards a coast.
  const isNear = (career: CareerRoutes) =>
    item.type !== 'courses' || !isByJobExam(asked, career) || streamOf(career.fields[0]) === streamOf(item.fields[0]);
  // What a graduate can do with the degree they have, without what the exam opens.
  const held =
    asked.passport.class === 'graduate'
      ? heldCourses(asked).flatMap((id) => careersOf(asked, id).filter((career) => isOfField(career) && isNear(career)))
      : [];
  // Of what one test leads to, that of their own subject: no chemist is led to mathematics.
  const isTheirs = (career: CareerRoutes) => item.type === 'exams' && held.includes(career);
  const first = [...led.filter(isTheirs), ...led.filter((career) => !isTheirs(career))];
  return [...new Set([...first, ...held.filter((career) => isByJobExam(asked, career)), ...held])];
}
