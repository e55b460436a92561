/** What a student could begin: no side thing, nothing that needs another first, nothing below where they stand. */
import type { Degree, DegreeFamily } from '@disha/contract/passport';
import { isEarly, needsDegree } from '../rung.ts';
import type { Item } from '../types.ts';
import type { Asked } from './asked.ts';

/** Of no use by itself: it stands beside a degree. */
const besides: ReadonlySet<string> = new Set(['ncc-c-certificate']);
/** Licences and services: certificates by their level, and a working life by themselves. */
const services: ReadonlySet<string> = new Set([
  ...['agniveer-army', 'agniveer-navy', 'agniveer-vayu', 'coast-guard-navik-yantrik'],
  ...['commercial-pilot-licence', 'aircraft-maintenance-engineering', 'electro-technical-officer', 'gp-rating'],
]);
/** Taken after Class 12 and by graduates alike. */
const forGraduatesToo: ReadonlySet<string> = new Set(['chartered-accountancy', 'company-secretary', 'cost-management-accountancy']);

export const isBeside = ({ id }: Item) => besides.has(id);

/** Every way into it begins with a diploma or an ITI certificate that they have not said to hold, or with a degree. */
export function needsAnother({ passport }: Asked, item: Item): boolean {
  if (passport.class !== 'graduate' && needsDegree(item)) return true;
  return item.ways.every((way) =>
    [...item.all, ...way].some((condition) => condition.kind === 'holds' && condition.needs !== passport.qualification),
  );
}

/** A certificate, or what is begun below where the student stands. */
export function isLesser({ passport }: Asked, course: Item): boolean {
  if (services.has(course.id) || forGraduatesToo.has(course.id)) return false;
  if (course.level === 'certificate') return !(course.gives === 'iti' && passport.class === '10');
  if (passport.class === 'graduate') return !needsDegree(course);
  return passport.class === '12' && isEarly(course);
}

/** Begun again from below by whoever holds a degree. */
export const isAnew = ({ passport }: Asked, course: Item) =>
  passport.class === 'graduate' && !needsDegree(course) && !forGraduatesToo.has(course.id);

const ownMaster: Readonly<Partial<Record<DegreeFamily, RegExp>>> = { ba: /^ma-/, bsc: /^msc-/, bcom: /^mcom/, bca: /^mca/ };

/** A master's degree of another subject than the one they studied: open by its rule, and not what comes next. */
export function isForeign({ passport }: Asked, course: Item): boolean {
  if (passport.class !== 'graduate' || !/^(ma-|msc-|mcom)/.test(course.id)) return false;
  const degrees = passport.degrees ?? (passport.degree ? [passport.degree as Degree] : []);
  const isOwn = ({ field, family }: Degree) =>
    field === undefined ? family === undefined || (ownMaster[family]?.test(course.id) ?? false) : course.fields.includes(field);
  return degrees.length > 0 && !degrees.some(isOwn);
}
