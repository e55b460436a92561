/**
 * Keeps `process.nextTick` quick. The engine knows the objects of its queue by their shape, and throws a shape away when it collects
 * garbage while no object has it; the next one is given a new shape, and from then on `nextTick`, which remembers the old one, takes the
 * slow way with each object for as long as the process lives. A start collects all there is before it is busy, so a server always fell
 * into that: 8 of the 60 microseconds of a small answer. One such object that stays is enough.
 */
import { executionAsyncResource } from 'node:async_hooks';

let kept: object | undefined;

/** As early as can be: what has been forgotten once is not learned again. Resolves once it is kept. */
export const keepTickShape = (): Promise<object> =>
  new Promise((resolve) => process.nextTick(() => resolve((kept ??= executionAsyncResource()))));
