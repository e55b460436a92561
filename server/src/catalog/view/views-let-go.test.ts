/** A view that has followed a change keeps nothing of the one before it: else every correction would stay in memory for good. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import {
  catalogsWith,
  sampleCareer,
  sampleCollege,
  sampleCourse,
  sampleExam,
  sampleGuide,
  sampleScholarship,
} from '../../testing/sample-catalog.ts';
import type { ServedCatalog } from '../catalog.ts';
import type { CatalogView } from './view.ts';
import type { CatalogContent, CatalogDocument, CatalogKind } from '../documents.ts';
import { Scheduler } from '../scheduler.ts';
import type { RowChanges } from '../snapshot/rows.ts';
import { untranslated } from '../translations.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const scheduler = new Scheduler();

function corrected(content: CatalogContent, kind: CatalogKind, number: number): { content: CatalogContent; rows: RowChanges } {
  const before = content[kind][0] as CatalogDocument;
  const after = { ...before, name: `Another name, ${number}` } as CatalogDocument;
  const rows = new Map([[kind, [{ id: before.id, before, after }]]]);
  return { content: { ...content, [kind]: [after] }, rows };
}

const kinds: CatalogKind[] = ['exams', 'courses', 'careers', 'colleges', 'scholarships', 'guides'];

/** In a function of its own: what is going on still holds what it last had in hand. */
async function followChanges({ view: make }: ServedCatalog): Promise<{ view: CatalogView; left: WeakRef<object>[] }> {
  let content = catalogsWith({
    exams: [sampleExam()],
    courses: [sampleCourse()],
    careers: [sampleCareer()],
    colleges: [sampleCollege()],
    scholarships: [sampleScholarship()],
    guides: [sampleGuide()],
  });
  let view: CatalogView = await make(content, scheduler, untranslated);
  /** With what finds them. */
  const left: WeakRef<object>[] = [];
  for (let number = 0; number < 3; number += 1)
    for (const kind of kinds) {
      const next = corrected(content, kind, number);
      content = next.content;
      const { view: updated } = (await view.updateRows?.(next.rows, content, scheduler)) ?? { view };
      if (updated !== view) left.push(new WeakRef(view), new WeakRef(view.search));
      view = updated;
    }
  return { view, left };
}

it.each(catalogs.map((catalog) => [catalog.contract.name, catalog] as const))('%s', async (_name, catalog) => {
  const { view, left } = await followChanges(catalog);
  const { search } = view;
  expect(left.length).toBeGreaterThan(2);
  // A change that tells nothing else in the index leaves it as it is.
  const held = () => left.filter((each) => each.deref() !== undefined && each.deref() !== search).length;
  await expect
    .poll(async () => {
      await nextTurn();
      collectGarbage();
      return held();
    })
    .toBe(0);
  expect(search.find('another')).toBeDefined();
});
