/** What holds of every plan, for every student: five thousand students there could be, on the catalog that ships. */
import { beforeAll, describe, expect, it } from 'vitest';
import { judging } from '../check.ts';
import { needsDegree } from '../rung.ts';
import { breakingIn, judgeOf, plansFor, type Case } from '../testing/made-up-plans.ts';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { realCandidates } from '../testing/real-places.ts';
import { standsFor } from '../testing/stands-for.ts';
import { holdsOfSteps } from '../testing/steps-hold.ts';
import { farthest, isShutFor, staysWithin } from '../testing/within.ts';
import { wrongMoney } from '../testing/wrong-money.ts';
import { wrongWays } from '../testing/wrong-ways.ts';
import type { Item } from '../types.ts';
import { careerFinder, type Student } from './asked.ts';
import { propose, type Proposed, type ProposedWay } from './counsel.ts';
import { nears } from './knowledge.ts';
import { admissionPartOf } from './parts.ts';

const count = 5000;
const career = careerFinder(realBook);
const courses = new Map(realBook.courses.map((one) => [one.id, one]));
const exams = new Map(realBook.exams.map((one) => [one.id, one]));
const onlyFor = new Map([...realCandidates.values()].flatMap((all) => all.map((one) => [one.college, one.onlyFor] as const)));

let all: readonly Case[];
beforeAll(() => {
  all = plansFor(count);
}, 300_000);
const breaking = (find: (one: Case) => unknown) => breakingIn(all, find);
const none: unknown[] = [];
holdsOfSteps(() => all);
const ofLabel = ({ ways }: Proposed, label: string) => ways.find((way) => way.label === label);
const itemOf = ({ type, id }: { type: string; id: string }) =>
  type === 'careers' ? career(id) : type === 'courses' ? courses.get(id) : exams.get(id);

describe('of every plan it holds that', () => {
  it('there are enough of them to say so', () => {
    expect(all.filter(({ plan }) => plan.ways.length > 1).length).toBeGreaterThan(count / 3);
    for (const label of ['A', 'B', 'C']) expect(all.filter(({ plan }) => ofLabel(plan, label)).length).toBeGreaterThan(count / 10);
  });

  it('its goal is the newest wish that is not closed, and a closed newest one is told', () => {
    expect(
      breaking((one) => {
        const { student, plan } = one;
        const wished = student.wishes.noted.filter(({ type }) => type !== 'colleges');
        const [newest] = wished;
        if (newest === undefined) return false;
        const judge = judgeOf(one);
        const isClosed = (wish: (typeof wished)[number]) => judge(itemOf(wish)!).verdict === 'closed';
        const open = wished.find((wish) => !isClosed(wish));
        if (open !== undefined && (plan.goal?.type !== open.type || plan.goal.id !== open.id)) return 'another goal';
        return (plan.replaced !== undefined) !== isClosed(newest) && 'replaced';
      }),
    ).toEqual(none);
  });

  it('way A leads to the goal', () => {
    expect(
      breaking(({ plan }) => {
        const { goal } = plan;
        const a = ofLabel(plan, 'A');
        if (a === undefined || goal === null) return false;
        if (goal.type === 'courses') return a.course !== goal.id;
        if (goal.type === 'exams') return !a.exams.includes(goal.id);
        if (goal.type === 'fields') return courses.get(a.course ?? '')?.fields[0] !== goal.id;
        if (a.because.some(({ kind }) => kind === 'held')) return false;
        const named = (id: string | undefined) =>
          career(goal.id)?.routes.some(({ steps, told = [] }) =>
            [...steps, ...told].some((step) => step.id === id || ('oneOf' in step && step.oneOf?.includes(id ?? ''))),
          );
        return (
          a.career !== goal.id ||
          (a.course === undefined ? a.words === undefined && !a.exams.some(named) : ![a.course, ...standsFor(a.course)].some(named))
        );
      }),
    ).toEqual(none);
  });

  it('no way is closed, in its course or in its exams', () => {
    expect(
      breaking((one) => {
        const judge = judgeOf(one);
        const items = one.plan.ways.flatMap(({ course, exams: gate }) => [courses.get(course ?? ''), ...gate.map((id) => exams.get(id))]);
        return (
          one.plan.ways.some(({ verdict }) => verdict === 'closed') ||
          items.some((item) => item !== undefined && judge(item).verdict === 'closed')
        );
      }),
    ).toEqual(none);
  });

  it('way B goes through another gate than A, and is never beyond', () => {
    expect(
      breaking(({ plan }) => {
        const [a, b] = [ofLabel(plan, 'A'), ofLabel(plan, 'B')];
        if (a === undefined || b === undefined) return b?.beyond;
        return b.beyond === true || b.exams.some((id) => a.exams.includes(id)) || (a.course === b.course && a.byMarks && b.byMarks);
      }),
    ).toEqual(none);
  });

  it('way C is sure, or the sure one is said to be missing', () => {
    expect(
      breaking(({ plan }) => {
        const c = ofLabel(plan, 'C');
        const hasSure = plan.ways.some(({ sure, beyond }) => sure && beyond !== true);
        if (plan.ways.length > 0 && (plan.missingSure === true) === hasSure) return 'missingSure';
        return c !== undefined && !c.sure && !(c.beyond === true && plan.missingSure === true) && 'not sure';
      }),
    ).toEqual(none);
  });

  it('what is sure is open with five points less, needs no exam or is almost certain, and is within reach', () => {
    expect(
      breaking((one) => {
        const { student, plan } = one;
        const class12 = student.passport.marks?.class12;
        const lower: Student['passport'] =
          class12?.expected === true
            ? {
                ...student.passport,
                marks: { ...student.passport.marks, class12: { ...class12, percent: Math.max(0, class12.percent - 5) } },
              }
            : student.passport;
        const { judge } = judging(realBook, lower, { year: student.year });
        return plan.ways.filter(
          (way) =>
            // The third beyond is one that would be sure but for the distance.
            (way.sure || (way.label === 'C' && way.beyond === true)) &&
            (way.verdict !== 'open' ||
              way.sure === (way.beyond === true) ||
              (way.course !== undefined && judge(courses.get(way.course)!).verdict !== 'open') ||
              (way.exams.length > 0 && (way.chance?.percent ?? 0) < 95)),
        );
      }),
    ).toEqual(none);
  });

  it('its places are at most six, nearest first, none farther than the student would go, none for others alone', () => {
    const wrong = ({ student, plan }: Case) =>
      plan.ways.filter(({ places, beyond }) => {
        const far = places.map(({ near }) => nears.indexOf(near));
        const most = nears.indexOf(beyond === true ? 'india' : farthest(student));
        const taker = student.passport.gender === 'female' ? 'women' : student.passport.gender === 'male' ? 'men' : undefined;
        const isOthers = places.some(({ college }) => onlyFor.get(college) !== undefined && onlyFor.get(college) !== taker);
        return places.length > 6 || far.some((one, index) => one > most || one < (far[index - 1] ?? 0)) || isOthers;
      });
    expect(breaking(wrong)).toEqual(none);
  });

  it('a course is taught within reach, or anywhere, or the way says that it is beyond', () => {
    expect(
      breaking(({ student, plan }) =>
        plan.ways.filter((way) => {
          if (way.course === undefined) return false;
          return way.beyond === true ? staysWithin(student, way) && !isShutFor(student, way) : !staysWithin(student, way);
        }),
      ),
    ).toEqual(none);
    // What is taught at places is named with one at least; but of an MD one counselling gives out all, and few are known.
    expect(
      breaking(({ plan }) =>
        plan.ways.filter(
          ({ course, beyond, places, fewKnown }) =>
            course !== undefined && !beyond && !fewKnown && places.length === 0 && realKnowledge.anywhereOf(course) === undefined,
        ),
      ),
    ).toEqual(none);
    expect(
      breaking(({ plan }) =>
        plan.ways.filter(({ label, beyond }) => beyond === true && (label === 'B' || (label === 'C' && plan.missingSure !== true))),
      ),
    ).toEqual(none);
  });

  it('the gate is told: an exam of the own state or of all India, marks, or words', () => {
    expect(
      breaking(({ student, plan }) =>
        plan.ways.filter(({ exams: gate, byMarks, words, places }) => {
          const isStrange = gate.some((id) => {
            const { state } = exams.get(id) as Item;
            return state !== undefined && state !== student.passport.state && !student.wishes.noted.some((wish) => wish.id === id);
          });
          // A state's own test opens nothing beyond it.
          const isOwn = gate.some((id) => exams.get(id)?.state !== undefined && exams.get(id)?.state === student.passport.state);
          if (isOwn && places.some(({ near }) => near === 'india')) return true;
          return isStrange || (gate.length > 0 ? byMarks : !byMarks && words === undefined);
        }),
      ),
    ).toEqual(none);
    // Institutes of the Centre are entered by their own exam, whatever the state does.
    const centres = {
      'jee-advanced': /^iit-/,
      'jee-main': /^(nit|iiit)-(?!hyderabad)/,
      'cuet-ug': /^(central-university-of-|banaras-hindu-university)/,
    };
    expect(
      breaking(({ plan }) =>
        plan.ways.filter(({ course = '', exams: gate, byMarks, places }) => {
          const isFirst = ['engineering', 'degree', 'bca_bba'].includes(admissionPartOf(courses.get(course) ?? ({} as Item)) ?? '');
          const doors = Object.entries(centres).filter(([, ids]) => places.some(({ college }) => ids.test(college)));
          // A central university's B.Tech goes by JEE Main like others.
          const isMissed = ([exam]: [string, RegExp]) => !gate.includes(exam) && !(exam === 'cuet-ug' && course.startsWith('btech'));
          return isFirst && (byMarks || gate.length > 0) && doors.some(isMissed);
        }),
      ),
    ).toEqual(none);
    // By marks only where the state or the course's own rule says so.
    const says = ({ student: { passport } }: Case, { course }: ProposedWay) => {
      const parts = Object.values(realBook.admissions?.[passport.state ?? 'Goa'] ?? {}).flat();
      return (
        courses.get(course ?? '')?.byMarks !== undefined || parts.some(({ how }) => how === 'marks' || how === 'both' || how === 'left')
      );
    };
    expect(breaking((one) => one.plan.ways.filter((way) => way.byMarks && !says(one, way)))).toEqual(none);
  });

  it('nothing is a way that stands beside another, needs another first, or is below, but where it was noted', () => {
    const services = /^(agniveer|coast-guard|commercial-pilot|aircraft-maintenance|electro-technical|gp-rating)/;
    expect(
      breaking(({ student, plan }) =>
        plan.ways.filter(({ label, course: id, career: to }) => {
          const course = courses.get(id ?? '');
          const { passport } = student;
          if (course === undefined || student.wishes.noted.some((wish) => wish.id === course.id)) return false;
          if (course.id === 'ncc-c-certificate' || (passport.class !== 'graduate' && needsDegree(course))) return true;
          const isCertificate =
            course.level === 'certificate' && !services.test(course.id) && !(course.gives === 'iti' && passport.class === '10');
          const isNotedCareer = to !== undefined && student.wishes.noted.some((wish) => wish.type === 'careers' && wish.id === to);
          return isCertificate && !(isNotedCareer && (label === 'A' || plan.goal?.id === to));
        }),
      ),
    ).toEqual(none);
  });

  it('no chance is below 15 in 100, bands are those of chances, and all failing is never likelier than one failing', () => {
    const begins = { likely: 85, possible: 50, reach: 15 };
    expect(
      breaking(({ plan: { ways, leftWithNothing } }) => {
        if (ways.some(({ chance }) => chance !== null && (chance.percent ?? 0) < begins[chance.band] - 1)) return 'band';
        const known = ways.flatMap(({ chance }) => (chance === null ? [] : [chance.percent ?? 0]));
        if (ways.length > 0 && (leftWithNothing === null) !== known.length < ways.length) return 'left with nothing';
        return typeof leftWithNothing === 'number' && leftWithNothing > 101 - Math.max(...known) && 'too much';
      }),
    ).toEqual(none);
  });

  it('money is a band of the catalog, with a room only away from home, and help that fits is named and not taken off', () => {
    const wrong = (one: Case) => one.plan.ways.map((way) => wrongMoney(one.student.passport, way)).filter((each) => each !== false);
    expect(breaking(wrong)).toEqual(none);
    // Few rooms have a price: those are for the tests of costs.
    expect(all.flatMap(({ plan }) => plan.ways.flatMap(({ cost }) => cost ?? [])).length).toBeGreaterThan(count / 50);
  });

  it('what is above the budget is said of each way that is, and where every way is, features counted, and nowhere else', () => {
    expect(
      breaking(({ student, plan: { ways, warnings } }) => {
        const { budget } = student.passport;
        const least = ways.map(({ cost }) => (cost === null ? undefined : cost.from + (cost.hostel?.from ?? 0)));
        const isAbove = budget !== undefined && least.length > 0 && least.every((one) => one !== undefined && one > budget);
        const over = ways.filter((_, at) => budget !== undefined && (least[at] ?? 0) > budget).map(({ label }) => label);
        const told = warnings.flatMap((one) => (one.kind === 'wayAboveBudget' ? [one.label] : []));
        return over.join() !== told.join() || warnings.some(({ kind }) => kind === 'aboveBudget') !== isAbove;
      }),
    ).toEqual(none);
  });

  it('each wish that is in no way has its reason, and each way its own', () => {
    expect(
      breaking(({ student, plan }) => {
        // What is begun, or sat, leads to that work too.
        const begins = ({ course, exams: gate }: ProposedWay, id: string) =>
          career(id)?.routes.some(({ steps }) => steps.some((step) => step.id === course || gate.includes(step.id))) === true;
        const told = new Set(plan.notTaken.map(({ type, id }) => `${type}/${id}`));
        const isIn = ({ type, id }: { type: string; id: string }) =>
          // What is the goal is in the first way, or in none.
          plan.goal?.type === type && plan.goal.id === id
            ? ofLabel(plan, 'A') !== undefined
            : plan.ways.some((way) =>
                type === 'careers' ? way.career === id || begins(way, id) : type === 'courses' ? way.course === id : way.exams.includes(id),
              );
        return (
          plan.ways.some(({ because }) => because.length === 0) ||
          student.wishes.noted.some((wish) => isIn(wish) === told.has(`${wish.type}/${wish.id}`))
        );
      }),
    ).toEqual(none);
  });

  it('no way is of a kind that a counsellor has struck out before', () => {
    expect(breaking((one) => wrongWays(one, courses))).toEqual(none);
  });

  it('the same student is proposed the same', () => {
    for (const { student, knowledge, plan } of all.slice(0, 60)) expect(propose(realBook, student, knowledge)).toEqual(plan);
  });
});
