/**
 * npm run plans:diff -- REVISION: which plans of the corpus this revision proposes otherwise, what decided them, and the scores and laws
 * of both. Without a revision it is compared with the last commit.
 */
import { corpus, labelledStudents } from './corpus.ts';
import { countLaws } from './laws.ts';
import { scoreLines, scoresOf } from './scores.ts';
import type { PlanShape, WayShape } from './snapshot-shape.ts';
import { checkOut, snapshotOf, thisRevision } from './take-snapshot.ts';

const described = ({ label, course, career, exams, by, sure, verdict, places, reasons }: WayShape) =>
  `${label}${sure ? ' sure' : ''} ${verdict} ${course ?? '-'} (${career ?? '-'}) by ${exams.join('+') || by}: ` +
  `${places.map(({ college }) => college).join(', ') || 'no place'} [${reasons.join(' ')}]`;

/** Which part of a plan differs first: that names what decided. */
function partThatDiffers(before: PlanShape, after: PlanShape): string | undefined {
  const of = (plan: PlanShape, read: (way: WayShape) => unknown) => JSON.stringify(plan.ways.map(read));
  const parts: readonly (readonly [string, (plan: PlanShape) => unknown])[] = [
    ['goal', ({ goal }) => goal],
    ['ways', (plan) => of(plan, ({ course, career }) => [course, career])],
    ['gates', (plan) => of(plan, ({ exams, by }) => [exams, by])],
    ['sure', (plan) => of(plan, ({ sure, verdict }) => [sure, verdict])],
    ['places', (plan) => of(plan, ({ places }) => places)],
    ['cost', (plan) => of(plan, ({ cost }) => cost)],
    ['reasons', (plan) => of(plan, ({ reasons }) => reasons)],
    ['steps and warnings', ({ steps, warnings, notTaken }) => [steps, warnings, notTaken]],
  ];
  return parts.find(([, read]) => JSON.stringify(read(before)) !== JSON.stringify(read(after)))?.[0];
}

const [, , revision = 'HEAD'] = process.argv;
const tree = checkOut(revision);
const [before, after] = await Promise.all([snapshotOf(tree.root), snapshotOf(thisRevision)]).finally(tree.remove);
const byPart = new Map<string, string[]>();
for (const { id } of corpus()) {
  const [was, is] = [before.plans[id], after.plans[id]];
  const part = was === undefined || is === undefined ? undefined : partThatDiffers(was, is);
  if (was === undefined || is === undefined || part === undefined) continue;
  const lines = [`  ${id}`, ...was.ways.map((way) => `    - ${described(way)}`), ...is.ways.map((way) => `    + ${described(way)}`)];
  byPart.set(part, [...(byPart.get(part) ?? []), lines.join('\n')]);
}
for (const [part, plans] of byPart) console.log(`${plans.length} plans differ first in ${part}\n${plans.join('\n')}`);
if (byPart.size === 0) console.log('No plan differs.');
const students = labelledStudents();
const fit = students.filter(({ split }) => split === 'fit');
console.log([...scoreLines(`fit at ${revision}`, scoresOf(fit, before)), ...scoreLines('fit now', scoresOf(fit, after))].join('\n'));
const ids = students.map(({ id }) => id);
const lawsBefore = countLaws(ids, before);
for (const [at, { law, asked, broken }] of countLaws(ids, after).entries())
  console.log(`${law}: ${lawsBefore[at]?.broken.length ?? 0} broken at ${revision}, ${broken.length} now, of ${asked}`);
