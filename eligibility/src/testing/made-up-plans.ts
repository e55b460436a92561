/** What five thousand students there could be are proposed, on the catalog that ships; the same ones each time. */
import { judging } from '../check.ts';
import { helpWith } from '../plan/help.ts';
import { propose, type Proposed } from '../plan/counsel.ts';
import type { Student } from '../plan/asked.ts';
import type { KnownChance, Knowledge } from '../plan/knowledge.ts';
import { numbers } from './random-details.ts';
import { studentBy } from './random-students.ts';
import { realBook } from './real-book.ts';
import { realScholarships } from './real-costs.ts';
import { realKnowledge } from './real-knowledge.ts';

/** Every third student has ranks: of an exam and a course the same chance each time. */
function chanceFor(seed: number): Knowledge['chanceOf'] {
  const of = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, seed) / 1008;
  return (exam, course): KnownChance => ({ probability: of(`${exam}${course}`), rank: exam });
}

export interface Case {
  student: Student;
  knowledge: Knowledge;
  plan: Proposed;
}

export function plansFor(count: number): readonly Case[] {
  const random = numbers(2027);
  return Array.from({ length: count }, (_, index) => {
    const student = studentBy(random, realBook);
    const help = helpWith(realBook, student.passport, realScholarships);
    const knowledge: Knowledge = {
      ...realKnowledge,
      scholarshipsFor: help,
      ...(index % 3 === 0 ? { chanceOf: chanceFor(index) } : {}),
    };
    return { student, knowledge, plan: propose(realBook, student, knowledge) };
  });
}

/** All that break a rule, the first few shown with who they are. */
export function breakingIn(all: readonly Case[], find: (one: Case) => unknown): unknown[] {
  return all
    .flatMap((one) => {
      const found = find(one);
      const { passport: details, wishes } = one.student;
      return found === undefined || found === false || (Array.isArray(found) && found.length === 0)
        ? []
        : [
            {
              found,
              passport: details,
              noted: wishes.noted,
              ways: one.plan.ways.map(({ label, course, exams }) => [label, course, exams]),
            },
          ];
    })
    .slice(0, 3);
}

/** One a student: several rules ask for the same verdicts. */
const judges = new WeakMap<Case, ReturnType<typeof judging>['judge']>();
export function judgeOf(one: Case) {
  const { passport: details, year } = one.student;
  const judge = judges.get(one) ?? judging(realBook, details, { year }).judge;
  judges.set(one, judge);
  return judge;
}
