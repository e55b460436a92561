/** The rules and the English texts of the catalog say the same: every per cent, age and subject of the one stands in the other. */
import { describe, expect, it } from 'vitest';
import type { SubjectId } from '@disha/contract/passport';
import { needsDegree } from './rung.ts';
import { courses, examFiles, realBook, ruleTables } from './testing/real-book.ts';
import type { Condition, Item } from './types.ts';

const textOf = new Map<string, string>([
  ...courses.map(({ id, eligibility: { note, requiredSubjects, minimumPercentage } }): [string, string] => [
    `courses/${id}`,
    [requiredSubjects.join(', '), minimumPercentage === null ? '' : `${minimumPercentage}%`, note ?? ''].join('. '),
  ]),
  ...examFiles.map(({ id, eligibility, age }): [string, string] => [
    `exams/${id}`,
    // What the page says of the age beside it; a half as it is written there.
    [eligibility, ...[age?.min, age?.max].map((years) => String(years ?? '').replace('.5', '½')), age?.note ?? ''].join('. '),
  ]),
]);

const ruled = [...realBook.courses, ...realBook.exams].filter(({ type, id }) => ruleTables[type].has(id));
const conditionsOf = (item: Item): readonly Condition[] => [...item.all, ...item.ways.flat()];
const text = (item: Item) => textOf.get(`${item.type}/${item.id}`) ?? '';
const ruleWords = (item: Item) =>
  (ruleTables[item.type].get(item.id) ?? []).flatMap((line) => line.text.split(' ').filter(Boolean).map(Number));

/** "45%", "45 to 50%"; "5% less" means 55 where 60 is asked. */
function percentsIn(text: string): Set<number> {
  const found = [...text.matchAll(/(?:(\d+(?:\.\d+)?) to )?(\d+(?:\.\d+)?)%/g)].flatMap(([, from, to]) => [from, to]);
  return new Set(found.filter((number) => number !== undefined).map(Number));
}
const lessBy = (text: string) => [...text.matchAll(/(\d+)% (?:less|relaxation)/g)].map(([, by]) => Number(by));

function percentsOf(item: Item): Set<number> {
  const bars = conditionsOf(item).flatMap((one) =>
    one.kind === 'marks' || one.kind === 'subject_marks' || one.kind === 'degree' ? [one] : [],
  );
  const all = bars.flatMap(({ least, relaxed }) => [least ?? 0, ...Object.values(relaxed).filter((value) => value !== null)]);
  // Where a pass is enough there is no number to compare.
  return new Set(all.filter((value) => value > 0));
}

const numberWords: Readonly<Record<string, number>> = { five: 5 };
/** Ages as they are written: "16½", "17 and a half", "born on or after 1 October 2002" for 2027, "five more". */
function agesIn(text: string): Set<number> {
  const whole = [...text.matchAll(/\b(\d{2})\b(?!%)/g)].map(([, age]) => Number(age));
  const halves = [...text.matchAll(/(\d{2})(?:½| and a half)/g)].map(([, age]) => Number(age) + 0.5);
  const born = [...text.matchAll(/born on or after .*?(\d{4})|\(\d+ \w+ (\d{4})/g)].map(([, one, two]) => 2027 - Number(one ?? two));
  const more = [...text.matchAll(/(\w+) more/g)].flatMap(([, by = '']) => numberWords[by] ?? []);
  return new Set([...whole, ...halves, ...born, ...more.flatMap((by) => whole.map((age) => age + by))]);
}

function agesOf(item: Item): number[] {
  return conditionsOf(item).flatMap((one) =>
    one.kind === 'age'
      ? [one.least, one.most, ...(one.adds ? [] : Object.values(one.relaxed))].filter((age) => typeof age === 'number')
      : [],
  );
}

/** How a text may name a subject. */
const namedAs: Partial<Record<SubjectId, RegExp>> = {
  physics: /Physics|PCM|PCB|[Ss]cience/,
  chemistry: /Chemistry|PCM|PCB|[Ss]cience/,
  mathematics: /Mathematics|Maths|PCM/,
  applied_mathematics: /Mathematics|Maths/,
  biology: /Biology|PCB|[Ss]cience/,
  biotechnology: /Biotechnology|Biology|PCB|[Ss]cience/,
  computer_science: /[Cc]omputer/,
  informatics_practices: /[Cc]omputer/,
  english: /English/,
  hindi: /Hindi/,
  other_language: /Sanskrit/,
  accountancy: /Accountancy/,
  geography: /Geography/,
  home_science: /Home Science/,
  agriculture: /Agriculture|agriculture/,
};

/** `withDegree`: also what a degree is to be in. */
function subjectsOf(item: Item, withDegree = true): Set<string> {
  return new Set(
    conditionsOf(item).flatMap((one): readonly string[] => {
      // A long list is a third subject, which texts leave to the body's own.
      if (one.kind === 'subject_marks') return one.of.filter((list) => list.length <= 4).flat();
      if (one.kind === 'degree') return withDegree ? (one.in ?? []) : [];
      return one.kind === 'subjects' || one.kind === 'early' ? one.of : [];
    }),
  );
}

const named = (text: string) =>
  (['Physics', 'Chemistry', 'Mathematics', 'Biology', 'English', 'Agriculture', 'Accountancy'] as const)
    .filter((name) => text.includes(name))
    .map((name) => name.toLowerCase());

describe('rules and texts', () => {
  it('have a rule for every course and every exam, and for nothing else', () => {
    expect([...ruleTables.courses.keys()].sort()).toEqual(courses.map(({ id }) => id).sort());
    expect([...ruleTables.exams.keys()].sort()).toEqual(examFiles.map(({ id }) => id).sort());
  });

  it('name a source for every item, and for exams the certainty of the catalog', () => {
    expect([...realBook.courses, ...realBook.exams].filter(({ source }) => source === '')).toEqual([]);
    const verification = new Map(examFiles.map((exam) => [exam.id, exam.verification]));
    // What a line says of itself (a law stands behind it) wins.
    const isOwn = (id: string) => (ruleTables.exams.get(id) ?? []).some((line) => line.certainty !== '');
    const other = realBook.exams
      .filter(({ id }) => !isOwn(id))
      .filter((item) => conditionsOf(item).some(({ certainty }) => certainty !== verification.get(item.id)));
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  it('have the way that a route of a career is said to take', () => {
    const items = new Map([...realBook.courses, ...realBook.exams].map((item) => [`${item.type}/${item.id}`, item]));
    const steps = realBook.careers.flatMap(({ id: career, routes }) =>
      routes.flatMap((route) => route.steps.map((step) => ({ career, ...step }))),
    );
    const named = steps.filter(({ way }) => way !== undefined);
    const lost = named.filter(
      ({ type, id, way }) =>
        !items
          .get(`${type}/${id}`)
          ?.ways.flat()
          .some(({ rule }) => rule.startsWith(`${way}.`)),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it('agree in every per cent, both ways', () => {
    const differences = ruled.flatMap((item) => {
      const [inText, inRule] = [percentsIn(text(item)), percentsOf(item)];
      const less = lessBy(text(item)).flatMap((by) => [...inText].map((percent) => percent - by));
      const unheard = [...inRule].filter((percent) => !inText.has(percent) && !less.includes(percent));
      const forgotten = [...inText].filter((percent) => !inRule.has(percent) && !ruleWords(item).includes(percent));
      const idle = ruleWords(item).filter((percent) => !inText.has(percent));
      return [
        ...unheard.map((n) => `${item.id}: ${n} only in the rule`),
        ...forgotten.map((n) => `${item.id}: ${n} only in the text`),
      ].concat(idle.map((n) => `${item.id}: ${n} left to a text that has it not`));
    });
    expect(differences).toEqual([]);
  });

  it('agree on the least per cent of a course', () => {
    const differences = courses.filter(({ id, eligibility: { minimumPercentage } }) => {
      const item = ruled.find((one) => one.type === 'courses' && one.id === id);
      return item && minimumPercentage !== null && !percentsOf(item).has(minimumPercentage) && !ruleWords(item).includes(minimumPercentage);
    });
    expect(differences.map(({ id }) => id)).toEqual([]);
  });

  it('name no age that the text does not', () => {
    const differences = ruled.flatMap((item) =>
      agesOf(item)
        .filter((age) => !agesIn(text(item)).has(age))
        .map((age) => `${item.id}: ${age}`),
    );
    expect(differences).toEqual([]);
  });

  it('name no subject that the text does not', () => {
    const differences = ruled.flatMap((item) =>
      [...subjectsOf(item, false)]
        .filter((id) => id in namedAs && !namedAs[id as SubjectId]?.test(text(item)))
        .map((id) => `${item.id}: ${id}`),
    );
    expect(differences).toEqual([]);
  });

  it('leave out no subject that a course requires or an exam names', () => {
    const required = new Map(courses.map(({ id, eligibility }) => [`courses/${id}`, eligibility.requiredSubjects.join(', ')]));
    // After a degree a text speaks of the degree's subjects, not of Class 12.
    const differences = ruled
      .filter((item) => !needsDegree(item))
      .flatMap((item) => {
        const words = required.get(`${item.type}/${item.id}`) ?? text(item);
        return named(words)
          .filter((id) => !subjectsOf(item).has(id))
          .map((id) => `${item.id}: ${id}`);
      });
    expect(differences).toEqual([]);
  });
});
