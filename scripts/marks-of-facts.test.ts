import { parseCsvObjects } from '../server/src/catalog/sheets/csv.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markOf, type Marked, type MarkBasis } from '../web/src/ui/mark-of.ts';

const catalog = join(import.meta.dirname, '..', 'catalog');
type Loose = Record<string, unknown>;

/** Every object of a file that names a source and says how sure it is. */
function sourcedIn(value: unknown): Loose[] {
  if (Array.isArray(value)) return value.flatMap(sourcedIn);
  if (typeof value !== 'object' || value === null) return [];
  const whole = value as Loose;
  const own = ('source' in whole || 'sources' in whole) && asMarked(whole) ? [whole] : [];
  return [...own, ...Object.values(whole).flatMap(sourcedIn)];
}

const dateStatuses = ['announced', 'last_year', 'usual'];
function asMarked({ certainty, verification, basis, status }: Loose): Marked | undefined {
  const sure = [certainty, verification].find((one) => typeof one === 'string' && one !== '');
  const on = [basis, dateStatuses.includes(String(status)) ? status : undefined].find((one) => typeof one === 'string' && one !== '');
  if (sure === undefined && on === undefined) return undefined;
  return { certainty: sure as never, basis: on as MarkBasis };
}

function allFacts(): Loose[] {
  return readdirSync(catalog, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (name.startsWith('cutoffs') || name.startsWith('hi')) return [];
    const read = () => readFileSync(join(catalog, name), 'utf8');
    if (name.endsWith('.json')) return sourcedIn(JSON.parse(read()));
    if (name.endsWith('.csv')) return parseCsvObjects(read()).flatMap(({ record }) => sourcedIn(record));
    return [];
  });
}

it('a mark is there for every fact that has a source, and none with C is anything but reported', () => {
  const facts = allFacts();
  expect(facts.length).toBeGreaterThan(1000);
  for (const fact of facts) {
    const marked = asMarked(fact)!;
    const mark = markOf(marked);
    const shown = JSON.stringify(fact).slice(0, 200);
    if (marked.certainty === 'C') expect(mark, shown).toBe('reported');
    else if (['name', 'kind', 'type', 'usual'].includes(String(marked.basis))) expect(mark, shown).toBe('usual');
    else if (marked.certainty === 'B') expect(mark, shown).toBe('reported');
    else if (['hand', 'known', 'said'].includes(String(marked.basis))) expect(mark, shown).toBe('reported');
    else expect(mark, shown).toBe('official');
  }
});
