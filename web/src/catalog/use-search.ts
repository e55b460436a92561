import type { ListDefinition } from '@disha/contract/list';
import { Searcher } from '@disha/search/searcher';
import { useEffect, useMemo, useState } from 'react';

/** So many are indexed in a few milliseconds, also on a slow phone. */
const slice = 120;

/**
 * The search over a list that is here already. The index grows while nothing else is to do, so that the first letter
 * typed finds it ready.
 */
export function useSearch<Item>(
  { searchable }: Pick<ListDefinition<Item>, 'searchable'> & { searchedBy: 'browser' },
  items: readonly Item[] | undefined,
): (words: string) => readonly Item[] {
  const searcher = useMemo(() => new Searcher(items ?? [], searchable), [items, searchable]);
  useEffect(() => whenIdle(() => searcher.grow(slice)), [searcher]);
  // Words of other languages come when somebody types: then it is searched again with them.
  const [knowsTyped, setKnowsTyped] = useState(false);
  return useMemo(
    () => (words: string) => {
      if (!knowsTyped && words.trim() !== '') void learn().then(setKnowsTyped, () => undefined);
      return searcher.select(words);
    },
    [searcher, knowsTyped],
  );
}

let learning: Promise<boolean> | undefined;

/** Once, however many lists there are; where the line fails, the next letter asks again. */
function learn(): Promise<boolean> {
  learning ??= import('@disha/search/typed').then(
    ({ learnTyped }) => {
      learnTyped();
      return true;
    },
    (error: unknown) => {
      learning = undefined;
      throw error;
    },
  );
  return learning;
}

/** Does a bit of work again and again until it says it is done. Returns how to stop. */
function whenIdle(work: () => boolean): () => void {
  const step = () => {
    if (!work()) stop = later(step);
  };
  let stop = later(step);
  return () => {
    stop();
  };
}

function later(next: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(next, { timeout: 2000 });
    return () => {
      window.cancelIdleCallback(waiting);
    };
  }
  // Safari has no idle callback: there a timer lets others in between.
  const timer = setTimeout(next, 16);
  return () => {
    clearTimeout(timer);
  };
}
