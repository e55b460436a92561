/** The same student with one fact changed: what a counsellor would expect an answer to change by. */
import type { StudentDetails } from '@disha/contract/passport';
import type { Student } from '../../src/plan/asked.ts';

const withPercent = (details: StudentDetails, percent: number): StudentDetails => {
  if (details.class === 'graduate')
    return { ...details, degrees: details.degrees?.map((degree) => ({ ...degree, percent })) ?? details.degrees };
  const key = details.class === '10' ? 'class10' : 'class12';
  // Marks of single subjects would contradict the changed percentage.
  const { subjects: _subjects, ...marks } = { subjects: undefined, ...details.marks?.[key] };
  return { ...details, marks: { ...details.marks, [key]: { ...marks, percent } } };
};

export const variantNames = {
  budget: ['budget=10000', 'budget=500000'],
  marks: ['marks=62', 'marks=92'],
  category: ['category=general', 'category=sc'],
  move: ['move=district', 'move=state', 'move=india'],
} as const;

const changes: Readonly<Record<string, (details: StudentDetails) => StudentDetails>> = {
  'budget=10000': (details) => ({ ...details, budget: 10_000 }),
  'budget=500000': (details) => ({ ...details, budget: 500_000 }),
  'marks=62': (details) => withPercent(details, 62),
  'marks=92': (details) => withPercent(details, 92),
  'category=general': (details) => ({ ...details, category: 'general' }),
  'category=sc': (details) => ({ ...details, category: 'sc' }),
  'move=district': (details) => ({ ...details, move: 'district' }),
  'move=state': (details) => ({ ...details, move: 'state' }),
  'move=india': (details) => ({ ...details, move: 'india' }),
};

export function variantsOf(student: Student): readonly (readonly [name: string, student: Student])[] {
  const { passport: details, wishes } = student;
  const changed = Object.entries(changes).map(([name, change]) => [name, { ...student, passport: change(details) }] as const);
  // Another wish behind the first must not change the way to the first.
  const second = wishes.noted[0]?.id === 'bcom' ? 'ba-programme-general' : 'bcom';
  const withMore = { ...wishes, noted: [...wishes.noted, { type: 'courses' as const, id: second }] };
  return [...changed, ['wish=more', { ...student, wishes: withMore }]];
}
