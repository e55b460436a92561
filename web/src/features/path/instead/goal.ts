/** Of what the page speaks: "courses:mbbs", as it stands in the address. */
import type { ItemId } from '@disha/eligibility/types';

const types = ['courses', 'exams', 'careers'] as const;

export function readGoal(of: string | null): ItemId | undefined {
  const [name, id, ...rest] = of?.split(':') ?? [];
  const type = types.find((known) => known === name);
  return type === undefined || id === undefined || id === '' || rest.length > 0 ? undefined : { type, id };
}
