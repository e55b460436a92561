/** What must hold of catalog/rules: nobody is judged by a rule that nobody has written. */
import type { Lines } from '@disha/eligibility/book';
import type { Figure } from './figure.ts';

interface Ruled {
  courses: readonly { id: string }[];
  exams: readonly { id: string }[];
}

export function checkRules(rules: Readonly<Record<keyof Ruled, Lines>>, content: Ruled): { figures: Figure[]; problems: string[] } {
  const without = (['courses', 'exams'] as const).flatMap((type) =>
    content[type].filter(({ id }) => !rules[type].has(id)).map(({ id }) => `rules/${type}.csv has no line for ${id}`),
  );
  return {
    figures: [{ label: 'courses and exams without a rule', value: String(without.length), ok: without.length === 0 }],
    problems: without,
  };
}
