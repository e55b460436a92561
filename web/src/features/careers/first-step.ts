import type { Career } from '@disha/contract/careers';

interface NamedStep {
  id: string;
  name: string;
}

/** The first exam and the first course of the way that most take. Of several exams that of one's own state, else that of all India. */
export function firstStep({ routes, exams }: Pick<Career, 'routes' | 'exams'>, state?: string): { exam?: NamedStep; course?: NamedStep } {
  const route = routes.find(({ usual }) => usual === 1) ?? routes[0];
  const steps = route?.steps ?? [];
  const nameOf = (id: string, text: string) => exams.find(({ examId }) => examId === id)?.shortName ?? text;
  const gates = steps.flatMap(({ kind, id, text, oneOf = [] }) => {
    if (kind !== 'exam') return [];
    const near = oneOf.find((one) => one.state !== undefined && one.state === state) ?? oneOf.find((one) => one.state === undefined);
    if (id !== undefined) return [{ id, name: nameOf(id, text) }];
    return near ? [{ id: near.examId, name: near.shortName }] : [];
  });
  const courses = steps.flatMap(({ kind, id, text }) => (kind === 'course' && id !== undefined ? [{ id, name: text }] : []));
  return { ...(gates[0] && { exam: gates[0] }), ...(courses[0] && { course: courses[0] }) };
}
