/**
 * What a test file made is undone at its end, wherever it was made. An `afterAll` inside a `beforeAll` or a test is never run, and what is
 * left then lives as long as the worker: applications with their rounds, facts and connections, beside which all that follow are slower.
 */
import { afterAll } from 'vitest';

type Undo = () => unknown;

/** Beside the modules, which a test may have read anew. */
const worker = globalThis as { toUndo?: Undo[] };

export function atTheEnd(undo: Undo): void {
  (worker.toUndo ??= []).push(undo);
}

/** For a set-up file, which is run for each file of tests; the last that was made goes first. */
export function undoAtTheEnd(): void {
  afterAll(async () => {
    for (let undo = worker.toUndo?.pop(); undo; undo = worker.toUndo?.pop()) await undo();
  });
}
