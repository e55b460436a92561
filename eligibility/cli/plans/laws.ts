/** What must hold between the plans of two students who differ in one fact. */
import { variantNames } from './variants.ts';
import type { PlanShape, Snapshot, WayShape } from './snapshot-shape.ts';

/** Undefined where the law does not speak of this pair; else whether it holds. */
type Law = (base: PlanShape, variant: (name: string) => PlanShape) => boolean | undefined;

const firstOf = ({ ways }: PlanShape): WayShape | undefined => ways[0];
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const [poor, rich] = variantNames.budget;
const [lower, higher] = variantNames.marks;
const distances = ['district', 'next', 'state', 'india'];
const farness = (way: WayShape | undefined) => distances.indexOf(way?.places[0]?.near ?? 'district');
const tooDear = 13_000;
const gateAndStudy = ({ course = '', career = '', exams, by }: WayShape) => `${course || career}|${exams.join('+')}|${by}`;

export const laws: Readonly<Record<string, Law>> = {
  'less money gives no dearer first way': (_base, variant) => {
    const [a, b] = [firstOf(variant(poor)), firstOf(variant(rich))];
    if (a === undefined || b === undefined || b.cost === null) return undefined;
    return a.cost !== null && a.cost.from <= b.cost.from;
  },
  'less money changes what only much money pays': (_base, variant) => {
    const [a, b] = [variant(poor), variant(rich)];
    const isDear = b.ways.some(({ cost, places }) => places.length > 0 && cost !== null && cost.from > tooDear);
    return isDear ? !isSame(a.ways, b.ways) : isSame(a.ways, b.ways);
  },
  'better marks keep a sure way': (_base, variant) => {
    if (!variant(lower).ways.some(({ sure }) => sure)) return undefined;
    return variant(higher).ways.some(({ sure }) => sure);
  },
  'a student who would go farther has no farther sure way': (_base, variant) => {
    const [near, , far] = variantNames.move.map((name) => variant(name).ways.find(({ sure }) => sure));
    return near === undefined || far === undefined ? undefined : farness(far) <= farness(near);
  },
  'a second wish leaves the first way': (base, variant) => isSame(firstOf(base), firstOf(variant('wish=more'))),
  'no two ways share course and gate': ({ ways }) => new Set(ways.map(gateAndStudy)).size === ways.length,
  'no two ways share gate and all places': ({ ways }) => {
    const placed = ways.filter(({ places }) => places.length > 0);
    const keys = placed.map(({ exams, by, places }) => `${exams.join('+')}|${by}|${places.map(({ college }) => college).join()}`);
    return new Set(keys).size === keys.length;
  },
};

interface LawCount {
  law: string;
  asked: number;
  broken: readonly string[];
}

export function countLaws(ids: readonly string[], { plans }: Snapshot): readonly LawCount[] {
  return Object.entries(laws).map(([law, holds]) => {
    const asked = ids.flatMap((id) => {
      const base = plans[id];
      if (base === undefined) return [];
      const found = holds(base, (name) => plans[`${id}@${name}`] ?? base);
      return found === undefined ? [] : [{ id, found }];
    });
    return { law, asked: asked.length, broken: asked.filter(({ found }) => !found).map(({ id }) => id) };
  });
}

/** How many students are answered otherwise when one fact of theirs changes. */
export function countAnswering(ids: readonly string[], { plans }: Snapshot): readonly string[] {
  return Object.entries(variantNames).map(([fact, names]) => {
    const from = names[0];
    const to = names.at(-1) ?? from;
    const all = ids.filter((id) => plans[`${id}@${from}`] !== undefined);
    const differ = all.filter((id) => !isSame(plans[`${id}@${from}`]?.ways, plans[`${id}@${to}`]?.ways));
    return `  ${fact}: ${differ.length} of ${all.length} students have other ways, places or marks of certainty`;
  });
}
