/** What must hold of the careers: every field and every undergraduate course has some, no rule without its source. */
import type { CareerFile } from '@disha/contract/careers.files';
import { fieldNames, fields } from '@disha/contract/taxonomy';
import type { CatalogContent } from '../documents.ts';

const perField = 8;
/** An author who has not read the page says so, and then the student must. */
const unread = /not opened|from knowledge/i;
const checkTheNotice = /check the notice/i;

/** No reader sees an examination that stands in the words of a licence: a graduate would be told to look for work. */
const namesATest = /\bexam(s|inations?)?\b|\btests?\b|\bNISM\b/i;
/** An advocate enrolled at the bar may practise, and sits this within two years. */
const satAtWork = /All India Bar Examination/;

/** A licence that is given after an examination, where none stands between the last course and it. */
function hiddenTests(steps: CareerFile['routes'][number]['steps']): string[] {
  return steps.flatMap(({ kind, text }, at) => {
    if (kind !== 'licence' || !namesATest.test(text.replace(satAtWork, ''))) return [];
    const before = steps.slice(0, at);
    const studied = before.map((step) => step.kind).lastIndexOf('course');
    return before.slice(studied + 1).some((step) => step.kind === 'exam') ? [] : [text];
  });
}

function ownFaults({ id, related, routes, limits, pay }: CareerFile): string[] {
  const where = `careers/${id}.json`;
  const unsaid = limits.filter(({ text, source }) => source === '' || (unread.test(source) && !checkTheNotice.test(text)));
  const linked = routes.flatMap(({ steps }) =>
    steps.filter(({ kind, id: to }) => to !== undefined && kind !== 'course' && kind !== 'exam'),
  );
  return [
    ...linked.map(({ kind, id: to }) => `${where}: a step of kind ${kind} names ${to}`),
    ...(routes.length > 1 && !routes.some(({ usual }) => usual === 1) ? [`${where}: of its ways none is said to be the usual one`] : []),
    ...routes
      .filter(({ usual, usualCertainty }) => (usual === undefined) !== (usualCertainty === undefined))
      .map(({ title }) => `${where}: how usual the way "${title}" is and how certain that is stand together`),
    ...(related.includes(id) ? [`${where} is related to itself`] : []),
    ...routes.filter(({ steps }) => steps.at(-1)?.kind !== 'job').map(({ title }) => `${where}: the way "${title}" does not end in a job`),
    ...routes
      .flatMap(({ steps }) => hiddenTests(steps))
      .map((text) => `${where}: "${text}" names an examination, and no step before it is one`),
    ...unsaid.map(({ text }) => `${where}: "${text}" has neither a source that was read nor "check the notice"`),
    ...(pay && !/\w/.test(pay.source) ? [`${where}: the pay has no source`] : []),
  ];
}

/** Where a council says which courses it registers: teachers, nurses, pharmacists, seafarers. */
const namesItsCourses = /NCTE|Nursing Council|Pharmacy Act|Merchant Shipping/;
/** Registered alike, and on no way of their own. */
const registeredToo = new Set(['pharmacist pharmd', 'nurse military-nursing-service-bsc']);

/** A B.Ed, say, under primary teachers, who may not be registered with one. A first degree before the council's own course is free. */
export function coursesThatDoNotLead({ careers, courses }: Pick<CatalogContent, 'careers' | 'courses'>): string[] {
  const byId = new Map(courses.map((course) => [course.id, course]));
  return careers
    .filter(({ licence }) => licence?.required && namesItsCourses.test(licence.source))
    .flatMap(({ id, courses: named, routes }) => {
      const onWays = routes.map(({ steps }) => steps.flatMap((step) => (step.kind === 'course' && step.id !== undefined ? [step.id] : [])));
      const taken = new Set(onWays.flat());
      const isFirstFree = onWays.some((way) => way.length > 1);
      return named
        .filter((course) => !taken.has(course) && !registeredToo.has(`${id} ${course}`))
        .filter((course) => byId.get(course)?.level !== 'postgraduate')
        .filter((course) => !isFirstFree || byId.get(course)?.eligibility.minimumClass === 'graduate')
        .map((course) => `careers/${id}.json: ${course} is on none of its ways, and its council registers those alone`);
    });
}

export const careerFaults = ({ careers }: Pick<CatalogContent, 'careers'>): string[] => careers.flatMap(ownFaults);

/** Fields with too few careers, and undergraduate courses that lead to none. */
export function careerGaps({ careers, courses }: Pick<CatalogContent, 'careers' | 'courses'>): string[] {
  const sparse = fields
    .map((field) => ({ field, count: careers.filter((career) => career.fields.includes(field)).length }))
    .filter(({ count }) => count < perField);
  const opening = new Set(careers.flatMap((career) => career.courses));
  const closed = courses.filter(({ id, level }) => level === 'undergraduate' && !opening.has(id));
  return [
    ...sparse.map(({ field, count }) => `${fieldNames[field]}: ${count} careers, not ${perField}`),
    ...closed.map(({ id }) => `courses/${id}.json leads to no career`),
  ];
}
