/** What `process.nextTick` knows its objects by is still known after garbage was collected while nothing was put off. */
import { executionAsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { keepTickShape } from './tick-shape.ts';

setFlagsFromString('--expose-gc');
setFlagsFromString('--allow-natives-syntax');
const collect = runInNewContext('gc') as () => void;
/** The engine's own question. */
const hasSameShape = runInNewContext('(one, other) => %HaveSameMap(one, other)') as (one: object, other: object | undefined) => boolean;

it('keeps the shape through a collection of all garbage', async () => {
  const kept = new WeakRef(await keepTickShape());
  for (let round = 0; round < 3; round += 1) {
    // A reference that was looked at is held until the turn ends.
    await turn();
    collect();
  }
  const later = await new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())));
  expect(hasSameShape(later, kept.deref())).toBe(true);
});
