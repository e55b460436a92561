/** The same student with one fact changed: what a counsellor would expect an answer to change by. */
import type { StudentDetails } from '@disha/contract/passport';
import type { Student } from '../../src/plan/asked.ts';

const withPercent = (passport: StudentDetails, percent: number): StudentDetails => {
  if (passport.class === 'graduate')
    return { ...passport, degrees: passport.degrees?.map((degree) => ({ ...degree, percent })) ?? passport.degrees };
  const key = passport.class === '10' ? 'class10' : 'class12';
  // Marks of single subjects would contradict the changed percentage.
  const { subjects: _subjects, ...marks } = { subjects: undefined, ...passport.marks?.[key] };
  return { ...passport, marks: { ...passport.marks, [key]: { ...marks, percent } } };
};

export const variantNames = {
  budget: ['budget=10000', 'budget=500000'],
  marks: ['marks=62', 'marks=92'],
  category: ['category=general', 'category=sc'],
  move: ['move=district', 'move=state', 'move=india'],
} as const;

const changes: Readonly<Record<string, (passport: StudentDetails) => StudentDetails>> = {
  'budget=10000': (passport) => ({ ...passport, budget: 10_000 }),
  'budget=500000': (passport) => ({ ...passport, budget: 500_000 }),
  'marks=62': (passport) => withPercent(passport, 62),
  'marks=92': (passport) => withPercent(passport, 92),
  'category=general': (passport) => ({ ...passport, category: 'general' }),
  'category=sc': (passport) => ({ ...passport, category: 'sc' }),
  'move=district': (passport) => ({ ...passport, move: 'district' }),
  'move=state': (passport) => ({ ...passport, move: 'state' }),
  'move=india': (passport) => ({ ...passport, move: 'india' }),
};

export function variantsOf(student: Student): readonly (readonly [name: string, student: Student])[] {
  const { passport, wishes } = student;
  const changed = Object.entries(changes).map(([name, change]) => [name, { ...student, passport: change(passport) }] as const);
  // Another wish behind the first must not change the way to the first.
  const second = wishes.noted[0]?.id === 'bcom' ? 'ba-programme-general' : 'bcom';
  const withMore = { ...wishes, noted: [...wishes.noted, { type: 'courses' as const, id: second }] };
  return [...changed, ['wish=more', { ...student, wishes: withMore }]];
}
