/** A file of somebody's own, row by row: where it cannot be read, which line and why. Pauses, so that others may be answered meanwhile. */
import { say } from '@disha/contract/say';
import { BadCsv, csvRowPieces, type CsvRow } from './csv.ts';
import type { ImportProblem } from './import-answer.ts';
import type { Scheduler } from '../scheduler.ts';
import { readUtf8 } from './utf8.ts';

/** Pauses after every few rows. */
export function* readingRows(bytes: Buffer): Generator<undefined, { rows: CsvRow[] } | { problem: ImportProblem }> {
  const text = readUtf8(bytes);
  if ('badLine' in text) return { problem: { line: text.badLine, message: say('imports.notUtf8') } };
  const rows: CsvRow[] = [];
  try {
    for (const piece of csvRowPieces(Buffer.from(text.text))) {
      for (const { cells, line } of piece) rows.push({ cells: cells.map((cell) => cell.trim()), line });
      yield;
    }
    return { rows };
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error;
    return { problem: { line: error.line, message: error.said } };
  }
}

export async function inTicks<Made>(work: Generator<undefined, Made>, scheduler: Scheduler): Promise<Made> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await scheduler.yieldToEventLoop();
  }
}
