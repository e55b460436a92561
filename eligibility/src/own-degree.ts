/**
 * What a graduate has studied and goes on to, by what they told of their degree. A teacher teaches that: a page that says "degree in
 * your subject, for example B.Sc" means their own.
 */
import { degreesHeld, type Degree, type DegreeFamily, type StudentDetails } from '@disha/contract/passport';
import { fieldsByStream, type Field } from '@disha/contract/taxonomy';
import { finderOf, isDegree } from './careers.ts';
import type { Book, Discipline, Item } from './types.ts';

export interface OwnDegree {
  /** As told. */
  bachelor?: string | undefined;
  /** Any of the family. */
  general?: string | undefined;
  master?: string | undefined;
  /** An engineer's own branch. */
  mtech?: string | undefined;
  /** Which subject it is was not told, or no course of ours is of it: the master's is one of many. */
  isExample: boolean;
}

const masterIds = /^(ma|msc|mcom)(-|$)/;
/** Of a language as such: no school teaches it. */
const taughtAtNoSchool: ReadonlySet<string> = new Set(['ma-linguistics']);

/** A first degree of the family, and a master's that goes on from it. */
interface Kind {
  bachelor?: string;
  master: string;
  /** There is no other. */
  isOnly?: true;
}
const commerce: Kind = { bachelor: 'bcom', master: 'mcom', isOnly: true };
const arts: Kind = { bachelor: 'ba-programme-general', master: 'ma-history' };
const byFamily: Readonly<Partial<Record<DegreeFamily, Kind>>> = {
  ...{ ba: arts, bcom: commerce, bba: { ...commerce, bachelor: 'bba' } },
  bca: { bachelor: 'bca', master: 'msc-computer-science', isOnly: true },
  ...{ bsw: { master: 'ma-sociology' }, bjmc: { master: 'ma-english' }, ba_llb: { master: 'ma-political-science' } },
  // A master's that takes every graduate, and reckons.
  btech: { master: 'ma-economics' },
};
const science = (master: string): Kind => ({ bachelor: 'bsc-general', master });
/** Until the subject of a B.Sc is told, what was studied at school tells what it can be. */
const scienceOf = ({ subjects = [] }: StudentDetails): Kind =>
  science((subjects as readonly string[]).includes('biology') ? 'msc-zoology' : 'msc-mathematics');

function byField(field: Field | undefined): Kind | undefined {
  const isOf = (stream: keyof typeof fieldsByStream) => field !== undefined && (fieldsByStream[stream] as readonly Field[]).includes(field);
  return isOf('arts') ? arts : isOf('commerce') ? commerce : undefined;
}

/** Of those that end in what this one ends in the nearest. */
function sharing(book: Book, { gives }: Item, of: RegExp, letter: string): string | undefined {
  if (!isDegree(gives) || gives.in === 'any') return undefined;
  const own: readonly Discipline[] = gives.in;
  const near = book.courses.flatMap(({ id, gives: ends }) => {
    if (!of.test(id) || taughtAtNoSchool.has(id) || !isDegree(ends) || ends.in === 'any') return [];
    const shared = ends.in.filter((one) => own.includes(one)).length / ends.in.length;
    return shared > 0 ? [{ id, shared: shared + (id.startsWith(letter) ? 0.1 : 0) }] : [];
  });
  return near.reduce<{ id: string; shared: number } | undefined>((best, one) => (best && best.shared >= one.shared ? best : one), undefined)
    ?.id;
}

/** The same subject: by its name, else by what it ends in. */
function masterIn(book: Book, course: Item): string | undefined {
  const subject = /^(?:ba|bsc)-(.+)$/.exec(course.id)?.[1];
  const letter = course.id.startsWith('ba-') ? 'ma' : 'msc';
  const find = finderOf(book);
  const named = [`${letter}-${subject}`, `ma-${subject}`, `msc-${subject}`].find(
    (id) => subject !== undefined && find({ type: 'courses', id }) !== undefined,
  );
  return named ?? sharing(book, course, masterIds, letter);
}

const isSecond = ({ level, family }: Degree) => level === 'master' || family === 'bed';

/** Undefined where no degree is told, or none that leads on. */
export function ownDegree(book: Book, details: StudentDetails): OwnDegree | undefined {
  const all = degreesHeld(details);
  const held = all.find(({ level, course }) => level === 'master' && course !== undefined && masterIds.test(course))?.course;
  const first = all.find((one) => !isSecond(one)) ?? all[0];
  if (first === undefined) return undefined;
  const { course: bachelor, family, field } = first;
  const course = bachelor === undefined ? undefined : finderOf(book)({ type: 'courses', id: bachelor });
  const named = held ?? (course && masterIn(book, course));
  const mtech = course?.id.startsWith('btech-') ? sharing(book, course, /^mtech-/, 'mtech') : undefined;
  if (named !== undefined) return { bachelor, master: named, mtech, isExample: false };
  const supplied = course && isDegree(course.gives) ? course.gives.family : family;
  const kind = supplied === undefined ? byField(field) : supplied === 'bsc' ? scienceOf(details) : byFamily[supplied];
  return { bachelor, mtech, general: kind?.bachelor, master: kind?.master, isExample: kind?.isOnly !== true };
}
