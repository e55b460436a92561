/** What holds of every plan: the rules over five thousand students there could be, on the catalog that ships, and the vetoes by name. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { breakingIn, plansFor, type Case } from '../testing/made-up-plans.ts';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { realCandidates } from '../testing/real-places.ts';
import { holdsOfSteps } from '../testing/steps-hold.ts';
import { farthest } from '../testing/within.ts';
import { wrongMoney } from '../testing/wrong-money.ts';
import { wrongWays } from '../testing/wrong-ways.ts';
import { askedOf } from './asked.ts';
import { propose, type Proposed } from './counsel.ts';
import { weighedAll } from './features.ts';
import { aimOf } from './goal.ts';
import { pickWays } from './pick.ts';
import { labels } from './proposal.ts';
import { fieldOf } from './studies.ts';
import { vetoes } from './vetoes.ts';
import { waysFor } from './ways.ts';

// Each law reads all of them.
vi.setConfig({ testTimeout: 120_000 });
const count = 5000;
const onlyFor = new Map([...realCandidates.values()].flatMap((all) => all.map((one) => [one.college, one.onlyFor] as const)));

let all: readonly Case[];
beforeAll(() => {
  all = plansFor(count);
}, 400_000);
const breaking = (find: (one: Case) => unknown) => breakingIn(all, find);
const none: unknown[] = [];
holdsOfSteps(() => all);
const ofLabel = ({ ways }: Proposed, label: string) => ways.find((way) => way.label === label);

const lawsOf = ({ student, plan }: Case) =>
  wrongWays(realBook, {
    ...{ student, plan, farthest: farthest(student) },
    ...{ onlyFor: (college) => onlyFor.get(college), anywhereOf: realKnowledge.anywhereOf },
  });

/** All ways of a student, as the chooser sees them. */
function waysOf({ student, knowledge }: Case) {
  const asked = askedOf(realBook, student, knowledge);
  const { goal } = aimOf(asked);
  return { asked, ways: goal === null ? [] : weighedAll(asked, waysFor(asked, goal), fieldOf(asked, goal)) };
}

describe('of every plan it holds that', () => {
  it('there are enough of them to say so', () => {
    expect(all.filter(({ plan }) => plan.ways.length > 1).length).toBeGreaterThan(count / 3);
    for (const label of labels) expect(all.filter(({ plan }) => ofLabel(plan, label)).length).toBeGreaterThan(count / 10);
  });

  it('it breaks no rule', () => {
    expect(
      breaking((one) => {
        const broken = lawsOf(one);
        return broken.length > 0 && broken;
      }),
    ).toEqual(none);
  });

  it('money is a band of the catalog, with a room only away from home, and help that fits is named and not taken off', () => {
    const wrong = (one: Case) => one.plan.ways.map((way) => wrongMoney(one.student.passport, way)).filter((each) => each !== false);
    expect(breaking(wrong)).toEqual(none);
  });

  it('what is above the budget is said of each way that is', () => {
    expect(
      breaking(({ student, plan: { ways, warnings } }) => {
        const { budget } = student.passport;
        const least = ways.map(({ cost }) => (cost === null ? undefined : cost.from + (cost.hostel?.from ?? 0)));
        const over = ways.filter((_, at) => budget !== undefined && (least[at] ?? 0) > budget).map(({ label }) => label);
        return over.join() !== warnings.flatMap((one) => (one.kind === 'wayAboveBudget' ? [one.label] : [])).join();
      }),
    ).toEqual(none);
  });

  it('a ladder begins with the course of its way, and has at most six rungs, each once', () => {
    expect(
      breaking(({ plan: { ways } }) =>
        ways.filter(({ course, ladder }) => {
          const rungs = ladder.map((rung) => rung.course);
          return course === undefined ? rungs.length > 0 : rungs[0] !== course || rungs.length > 6 || new Set(rungs).size < rungs.length;
        }),
      ),
    ).toEqual(none);
  });

  it('the same student is proposed the same, in whatever order the ways are looked at', () => {
    for (const one of all.slice(0, 40)) {
      expect(propose(realBook, one.student, one.knowledge)).toEqual(one.plan);
      const { asked, ways } = waysOf(one);
      const idsOf = (some: typeof ways) => pickWays(asked, some).map(({ way }) => way.id);
      expect(idsOf([...ways].reverse())).toEqual(idsOf(ways));
    }
  });

  it('every veto strikes somebody', () => {
    const struck = new Set<string>();
    for (const one of all.slice(0, 600)) {
      if (struck.size === vetoes.length) break;
      const { asked, ways } = waysOf(one);
      const taken = pickWays(asked, ways).map(({ way }) => way);
      for (const { id, strikes } of vetoes)
        if (!struck.has(id) && labels.some((label) => ways.some((way) => strikes(way, asked, label, taken)))) struck.add(id);
    }
    expect(vetoes.map(({ id }) => id).filter((id) => !struck.has(id))).toEqual([]);
  });
});
