import type { ListDefinition } from '@disha/contract/list';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { keepTrying } from '../../messages/keep-trying.ts';
import type { searcherOf } from './searcher-of.ts';

/** So many are indexed in a few milliseconds, also on a slow phone. */
const slice = 120;
const boxes = 'main input[type=search]';

type Engine = typeof searcherOf;

let here: Engine | undefined;
let coming: Promise<Engine> | undefined;

async function load(): Promise<Engine> {
  here = (await import('./searcher-of.ts')).searcherOf;
  return here;
}

/** Once, however many lists there are. */
const arrive = (): Promise<Engine> => (coming ??= keepTrying(load, () => undefined));

/**
 * A list's screen, with the search where the address asks for something already; on the server, which draws but once, always. Where
 * it does not come, the screen does, and goes on asking.
 */
export async function withSearch<Screen>(screen: Screen): Promise<Screen> {
  if (import.meta.env.SSR || new URLSearchParams(window.location.search).has('search')) await load().catch(() => undefined);
  return screen;
}

/**
 * The search over a list that is here already; its code comes when somebody goes to the box or the address asks for something. The
 * index grows while nothing else is to do, so that the first letter typed finds it ready.
 */
export function useSearch<Item>(
  { searchable }: Pick<ListDefinition<Item>, 'searchable'> & { searchedBy: 'browser' },
  items: readonly Item[] | undefined,
  words: string,
): { found: readonly Item[]; isComing: boolean } {
  const [engine, setEngine] = useState(() => here);
  const isAsked = words.trim() !== '';
  useEffect(() => {
    if (engine) return undefined;
    let isThere = true;
    const want = () =>
      void arrive().then((arrived) => {
        if (isThere) startTransition(() => setEngine(() => arrived));
      });
    const wantInBox = ({ target }: Pick<Event, 'target'>) => {
      if (target instanceof Element && target.matches(boxes)) want();
    };
    if (isAsked) want();
    else wantInBox({ target: document.activeElement });
    document.addEventListener('focusin', wantInBox);
    return () => {
      isThere = false;
      document.removeEventListener('focusin', wantInBox);
    };
  }, [engine, isAsked]);
  const searcher = useMemo(() => engine?.(items ?? [], searchable), [engine, items, searchable]);
  useEffect(() => searcher && whenIdle(() => searcher.grow(slice)), [searcher]);
  // Words of other languages come when somebody types: then it is searched again with them.
  const [knowsTyped, setKnowsTyped] = useState(false);
  useEffect(() => {
    if (searcher && isAsked && !knowsTyped) void learn().then(setKnowsTyped, () => undefined);
  }, [searcher, isAsked, knowsTyped, words]);
  const found = useMemo(
    () => searcher?.select(words) ?? items ?? [],
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [searcher, words, items, knowsTyped],
  );
  return { found, isComing: isAsked && searcher === undefined };
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
