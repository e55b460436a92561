/** A career is as open as the best of its routes, and a route as what it begins with. */
import type { Passport } from '@disha/contract/passport';
import { needsDegree } from './rung.ts';
import { verdicts, type Book, type Career, type Item, type ItemId, type Judgement, type Said } from './types.ts';

export type Judge = (item: Item) => Judgement;

/** Of a career without a route that could be judged. */
const unruled = ({ id }: Career): Judgement => {
  const said: Said = { condition: { kind: 'rule', rule: 'rule', certainty: 'B' }, standing: 'unknown' };
  return { verdict: 'depends', reasons: [{ ruleId: `${id}.rule`, said, source: '' }], missing: ['rule'], conditions: [] };
};
const rank = ({ verdict }: Judgement) => verdicts.indexOf(verdict);

/** What a route begins with for this student: whoever has a degree, or may have one, could join where one is asked for. */
function beginnings(route: readonly ItemId[], find: (id: ItemId) => Item | undefined, passport: Passport): readonly Item[] {
  const steps = route.map(find).filter((item): item is Item => item !== undefined);
  const courses = steps.filter(({ type }) => type === 'courses');
  const [first] = courses.length === 0 ? steps : courses;
  const mayHaveDegree = passport.class === 'graduate' || passport.class === undefined;
  const later = mayHaveDegree ? courses.filter(needsDegree) : [];
  return first === undefined ? [] : [first, ...later.filter((item) => item !== first)];
}

/** Whoever has a degree and begins below it begins anew: that is never simply open. */
function begun(passport: Passport, item: Item, judge: Judge): Judgement {
  const judgement = judge(item);
  if (passport.class !== 'graduate' || needsDegree(item) || rank(judgement) < verdicts.indexOf('open_if')) return judgement;
  const said: Said = { condition: { kind: 'anew', years: item.years, rule: 'anew', certainty: 'B' }, standing: 'later' };
  return {
    ...judgement,
    verdict: 'open_if',
    reasons: [{ ruleId: `${item.id}.anew`, said, source: item.source }, ...judgement.reasons],
    conditions: [said, ...judgement.conditions],
  };
}

const finders = new WeakMap<Book, (id: ItemId) => Item | undefined>();

/** Made once a book: it is asked for every student. */
export function finderOf(book: Book): (id: ItemId) => Item | undefined {
  const before = finders.get(book);
  if (before) return before;
  const byId = new Map([...book.courses, ...book.exams].map((item) => [`${item.type}/${item.id}`, item]));
  const find = ({ type, id }: ItemId) => byId.get(`${type}/${id}`);
  finders.set(book, find);
  return find;
}

export function careerVerdict(passport: Passport, career: Career, find: (id: ItemId) => Item | undefined, judge: Judge): Judgement {
  const judged = career.routes.flatMap((route) => beginnings(route, find, passport)).map((item) => begun(passport, item, judge));
  return judged.reduce<Judgement | undefined>((best, one) => (best && rank(best) >= rank(one) ? best : one), undefined) ?? unruled(career);
}
