/** Does the result hold when somebody else reads the description of the answer model in another reasonable way? */
import { quizzes } from '../src/quizzes.ts';
import { ours, type AnswerReading } from './answer-model.ts';
import { evaluate } from './evaluate.ts';
import { takersOf, type PersonRow } from './people.ts';

export const readings: readonly AnswerReading[] = [
  ours,
  { ...ours, name: 'tags summed', join: 'sum' },
  { ...ours, name: 'tags averaged', join: 'mean' },
  { ...ours, name: 'scales cut by people', cuts: 'people' },
  { ...ours, name: 'summed, cut by people', join: 'sum', cuts: 'people' },
  { ...ours, name: 'averaged, cut by people', join: 'mean', cuts: 'people' },
  { ...ours, name: 'plain streams and letters, summed', join: 'sum', single: 'plain' },
  { ...ours, name: 'plain, averaged, cut by people', join: 'mean', single: 'plain', cuts: 'people' },
  { ...ours, name: 'no bonus for shared scales', bonus: 'alone' },
  { ...ours, name: 'second seed', seed: 1 },
  { ...ours, name: 'third seed', seed: 2 },
];

const share = (x: number): string => x.toFixed(3).replace(/^0/, '');

/** Class 10: first / in two; fields: first / in three, as their marks are set. The last line is the worst of each column. */
export function readingsTable(rows: readonly PersonRow[]): string {
  const columns = quizzes.map((bank) => ({ bank, takers: takersOf(bank, rows), worst: [1, 1] as [number, number] }));
  const lines = readings.map((reading) => {
    const cells = columns.map(({ bank, takers, worst }) => {
      const { top } = evaluate(bank, takers, reading);
      const pair = [top[0], bank.stream === null ? top[1] : top[2]] as const;
      pair.forEach((x, i) => (worst[i] = Math.min(worst[i]!, x)));
      return pair.map(share).join(' / ');
    });
    return `| ${reading.name} | ${cells.join(' | ')} |`;
  });
  const head = `| reading | ${quizzes.map(({ id }) => id).join(' | ')} |\n|---|${quizzes.map(() => '---|').join('')}`;
  return [head, ...lines, `| worst | ${columns.map(({ worst }) => worst.map(share).join(' / ')).join(' | ')} |`].join('\n');
}
