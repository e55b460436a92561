/** npm run plans:score [-- --misses]: how well the plans of this revision agree with the labels of `fit` and `dev`. */
import { labelledStudents } from './corpus.ts';
import { countAnswering, countLaws } from './laws.ts';
import { scoreLines, scoresOf } from './scores.ts';
import { snapshotOf, thisRevision } from './take-snapshot.ts';

const withMisses = process.argv.includes('--misses');
const students = labelledStudents();
const snapshot = await snapshotOf(thisRevision);
for (const split of ['fit', 'dev'] as const) {
  const of = students.filter((one) => one.split === split);
  const scores = scoresOf(of, snapshot);
  console.log(scoreLines(split, scores).join('\n'));
  // The misses of `dev` stay unread, so that it stays a fair test.
  if (withMisses && split === 'fit') console.log(scores.misses.map((miss) => `    ${miss}`).join('\n'));
}
const ids = students.map(({ id }) => id);
console.log('One fact changed:');
console.log(countAnswering(ids, snapshot).join('\n'));
console.log('Laws:');
for (const { law, asked, broken } of countLaws(ids, snapshot)) console.log(`  ${law}: ${asked - broken.length} of ${asked} hold`);
