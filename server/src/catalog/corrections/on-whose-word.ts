/**
 * On whose word a corrected value stands. It is kept beside the value and not in its document: documents keep the shape of the files, and
 * only who quotes a source asks.
 */
import type { FieldChange, Value } from './corrections.ts';

export interface SourcedChange extends FieldChange {
  source: string | null;
}

/** By the value itself, as it was read: what is read anew is written down anew. */
const sources = new WeakMap<object, string>();

export function remembering(changes: readonly SourcedChange[]): readonly FieldChange[] {
  for (const { to, source } of changes) if (typeof to === 'object' && to !== null && source !== null) sources.set(to, source);
  return changes;
}

export const sourceOfValue = (value: Value): string | undefined =>
  typeof value === 'object' && value !== null ? sources.get(value) : undefined;
