/** What holds for every student there could be: 10,000 verdicts of 2,500 of them, the same ones each time. */
import { describe, expect, it, vi } from 'vitest';
import { studentFacts, subjectIds, type FactEntry, type StudentDetails, type RuleFact } from '@disha/contract/passport';
import { judging } from './check.ts';
import { numbers, randomDetails, type Random } from './testing/random-details.ts';
import { realBook } from './testing/real-book.ts';
import { tellJudgement } from './tell.ts';
import type { CareerRoutes, Item, Judgement } from './types.ts';
import { judgementTexts } from './words/languages.ts';
import { isShut } from './within.ts';

// Each property judges all of them once more.
vi.setConfig({ testTimeout: 120_000 });
const passports = 10_000;
/** Of one student several are judged: what stands behind them is weighed once. */
const perStudent = 4;
const year = 2027;
const all: readonly (Item | CareerRoutes)[] = [...realBook.courses, ...realBook.exams, ...realBook.careers];

/** Each item comes by a dozen times, with another student every time. */
const random = numbers(11);
const drawn = Array.from({ length: passports / perStudent }, () => ({
  passport: randomDetails(random),
  items: Array.from({ length: perStudent }, () => random.of(all)),
}));

const judges = new WeakMap<StudentDetails, ReturnType<typeof judging>['judge']>();
/** Without the nearest doors, which one property alone asks for. */
const judge = (details: StudentDetails, item: Item | CareerRoutes) => {
  const known = judges.get(details) ?? judging(realBook, details, { year }).judge;
  judges.set(details, known);
  return known(item);
};
const isClosed = (details: StudentDetails, item: Item | CareerRoutes) => judge(details, item).verdict === 'closed';

interface Case {
  passport: StudentDetails;
  item: Item | CareerRoutes;
  judged: Judgement;
}
/** Judged once for all that is asked of the same verdict. */
const cases = drawn.flatMap(({ passport: details, items }) =>
  items.map((item): Case => ({ passport: details, item, judged: judge(details, item) })),
);
const open = cases.filter(({ judged }) => judged.verdict !== 'closed');
const shut = cases.filter(({ judged }) => judged.verdict === 'closed');

/** Each student changed once, whatever is judged of them. */
function changing(change: (details: StudentDetails) => StudentDetails): (one: Case) => StudentDetails {
  const changed = new Map<StudentDetails, StudentDetails>();
  return ({ passport: details }) => {
    const other = changed.get(details) ?? change(details);
    changed.set(details, other);
    return other;
  };
}
const without = (key: keyof StudentDetails) => (details: StudentDetails) => {
  const { [key]: _, ...less } = details;
  return less;
};

/** Of a person these are one thing or another whether told or not, and move no year. */
const ofRules = (Object.entries<FactEntry>(studentFacts) as [RuleFact, FactEntry][]).flatMap(([fact, { inRules }]) =>
  inRules ? [fact] : [],
);

const keys = ['class', 'passingYear', 'subjects', 'marks', 'category', 'disability', ...ofRules, 'birthDate', 'state', 'degrees'] as const;

/** Each a way to have or to allow more. */
const wider: Readonly<Record<string, (details: StudentDetails, random: Random) => StudentDetails>> = {
  'one more subject': (details, { of }) =>
    details.subjects === undefined ? details : { ...details, subjects: [...details.subjects, of(subjectIds)] },
  'more marks': ({ marks, ...details }, { upTo }) => {
    const more = (percent: number) => Math.min(100, percent + upTo(40));
    const [of10, of12] = [marks?.class10, marks?.class12];
    const subjects = of12?.subjects && Object.fromEntries(Object.entries(of12.subjects).map(([id, mark]) => [id, more(mark ?? 0)]));
    return {
      ...details,
      marks: {
        class10: of10 && { ...of10, percent: more(of10.percent) },
        class12: of12 && { ...of12, percent: more(of12.percent), subjects },
      },
    };
  },
  'ready to go anywhere': (details) => ({ ...details, move: 'india' }),
};

describe(`${passports} verdicts`, () => {
  it('are enough of both kinds', () => {
    expect(cases.length - open.length).toBeGreaterThan(passports / 20);
    expect(open.length).toBeGreaterThan(passports / 2);
  });

  it('are never shut out by what nobody said', () => {
    // What is shut for a student stays shut whatever else is learnt; so what is open is not shut by forgetting a fact.
    const lessOf = changing((details) => without(random.of(keys))(details));
    for (const one of open) {
      const { passport: details, item } = one;
      const less = lessOf(one);
      if (isClosed(less, item)) expect({ item: item.id, passport: details, less }).toBe('not closed');
    }
    expect(all.filter((item) => isClosed({}, item))).toEqual([]);
  });

  it('are not let in by what nobody said', () => {
    for (const key of ['category', 'disability', ...ofRules, 'birthDate', 'state'] as const) {
      const lessOf = changing(without(key));
      for (const one of shut.filter(({ passport: details }) => details[key] !== undefined))
        if (judge(lessOf(one), one.item).verdict === 'open') expect({ item: one.item.id, key, passport: one.passport }).toBe('not open');
    }
  });

  it('find nothing open whose rule nobody has read', () => {
    for (const { item, judged } of cases) {
      const { verdict, reasons } = judged;
      if (reasons.some(({ said }) => said.condition.kind === 'rule'))
        expect({ item: item.id, verdict }).not.toMatchObject({ verdict: 'open' });
    }
  });

  it.each(Object.entries(wider))('are never shut out by %s', (_, more) => {
    const richerOf = changing((details) => more(details, random));
    for (const one of open) {
      const { passport: details, item } = one;
      const richer = richerOf(one);
      if (isClosed(richer, item)) expect({ item: item.id, passport: details, richer }).toBe('open still');
    }
  });

  it('are told which rule decided, and what is missing or to be done', () => {
    for (const { passport: details, item, judged } of cases) {
      const { verdict, reasons, missing, conditions } = judged;
      const [decided] = reasons;
      const isWrong = {
        // A rule that could not be confirmed closes nothing.
        closed: decided?.said.standing !== 'unmet' || decided.said.condition.certainty === 'C',
        // Nor does it say no for certain.
        depends: isShut(judged)
          ? decided?.said.standing !== 'unmet' || decided.said.condition.certainty !== 'C' || missing[0] !== 'rule'
          : decided?.said.standing !== 'unknown' || missing.length === 0,
        open_if: decided === undefined || conditions.length === 0,
        open: missing.length > 0 || conditions.length > 0,
      }[verdict];
      if (isWrong) expect({ item: item.id, passport: details, verdict, reasons, missing }).toBe('told why');
    }
  });

  it('are shown doors that are not closed beside a closed one, and none beside another', () => {
    for (const { passport: details, item } of cases.slice(0, 200)) {
      const { judged, judge: alone } = judging(realBook, details, { year });
      const told = judged(item);
      const { nearest } = told;
      if (!isShut(told)) expect(nearest).toEqual([]);
      for (const near of nearest) {
        const other = all.find(({ type, id }) => type === near.type && id === near.id);
        expect(other && isShut(alone(other))).toBe(false);
      }
    }
  });

  it('find no career open to a BA in social sciences that runs through another profession on every route', () => {
    const professions = ['mbbs', 'bds', 'bsc_nursing', 'bpharm', 'bvsc', 'barch', 'btech'];
    const courses = new Map(realBook.courses.map((item) => [item.id, item]));
    const runsThrough = (id: string) => {
      const gives = courses.get(id)?.gives;
      return typeof gives === 'object' && professions.includes(gives.family);
    };
    const barred = realBook.careers.filter(({ routes }) => routes.every(({ steps }) => steps.some(({ id }) => runsThrough(id))));
    const ba: StudentDetails = {
      ...{ class: 'graduate', subjects: ['history', 'political_science', 'sociology', 'english'], birthDate: '2005-02-10' },
      ...{ category: 'general', disability: false, gender: 'female', married: false },
    };
    const told: StudentDetails[] = [
      { ...ba, degrees: [{ level: 'bachelor', family: 'ba', field: 'social_sciences', percent: 54 }] },
      { ...ba, degrees: [{ level: 'bachelor', course: 'ba-history', field: 'social_sciences', percent: 54 }] },
      { ...ba, degree: { field: 'social_sciences', percent: 54 } },
    ];
    expect(barred.length).toBeGreaterThan(30);
    for (const details of told)
      expect(barred.filter((career) => judge(details, career).verdict === 'open').map(({ id }) => id)).toEqual([]);
  });

  it('are told the same twice over, with a sentence for every reason in every language', () => {
    const told = ({ type, id }: Item | CareerRoutes, judgement: Judgement) =>
      JSON.stringify(Object.values(judgementTexts).map((texts) => tellJudgement({ type, id, ...judgement, nearest: [] }, texts, {})));
    const againOf = changing((details) => ({ ...details }));
    for (const one of cases.slice(0, passports / 2)) {
      const { item, judged } = one;
      const [once, again] = [told(item, judged), told(item, judge(againOf(one), item))];
      if (again !== once) expect(again).toBe(once);
      if (/"text":""|undefined|NaN|null|Infinity/.test(once)) expect(once).toBe('sentences');
    }
  });
});
