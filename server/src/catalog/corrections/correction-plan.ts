/** Which records a change makes and which it closes, worked out before anything is written. Pure. */
import { randomUUID } from 'node:crypto';
import { same, valueAt, type Document, type FieldChange, type Value } from './corrections.ts';
import type { CatalogKind } from '../documents.ts';

/** On whose word, and on what. */
export interface By {
  who: string;
  why?: string | null | undefined;
  source?: string | null | undefined;
}

export interface StandingCorrection {
  id: string;
  field: string;
  from: Value;
  to: Value;
}

export interface NewRecord {
  id: string;
  kind: CatalogKind;
  itemId: string;
  change: 'field' | 'add' | 'remove';
  field: string;
  from: Value;
  to: Value;
}

export interface ClosedRecord {
  id: string;
  state: 'taken_back' | 'overtaken';
  /** The newer one, where that is the reason. */
  overtakenBy: string | null;
}

export interface CorrectionPlan {
  made: NewRecord[];
  closed: ClosedRecord[];
}

export const wholeItem = (kind: CatalogKind, itemId: string, change: 'add' | 'remove'): NewRecord => ({
  id: randomUUID(),
  kind,
  itemId,
  change,
  field: '',
  from: null,
  to: null,
});

interface ChangeContext {
  kind: CatalogKind;
  /** The document without corrections. */
  base: Document;
  standing: readonly StandingCorrection[];
  /** For idempotence: said before and overtaken since. A file that is imported twice says it again, and says nothing new. */
  earlier?: readonly StandingCorrection[];
  /** The same once more counts when the shipped value has changed since: somebody has looked again. */
  again?: boolean;
}

export function planCorrections(
  { kind, base, standing, earlier = [], again = false }: ChangeContext,
  changes: readonly FieldChange[],
): CorrectionPlan {
  const plan: CorrectionPlan = { made: [], closed: [] };
  for (const { field, to } of changes) {
    const from = valueAt(base, field);
    const stands = standing.find((each) => each.field === field);
    if (earlier.some((each) => each.field === field && same(each.to, to))) continue;
    if (same(from, to)) {
      if (stands) plan.closed.push({ id: stands.id, state: 'taken_back', overtakenBy: null });
      continue;
    }
    if (stands && same(stands.to, to) && (!again || same(stands.from, from))) continue;
    const id = randomUUID();
    if (stands) plan.closed.push({ id: stands.id, state: 'overtaken', overtakenBy: id });
    plan.made.push({ id, kind, itemId: base.id, change: 'field', field, from, to });
  }
  return plan;
}
