import type { ComponentType, ContextType } from 'react';
import { CompareSlot } from '../../catalog/item/item-action.ts';
import type { Own } from '../../features/path/plan/own.ts';
import { lazyScreenOf, type LazyScreen } from './lazy-screen.tsx';

/** A screen that is told what the person here has bookmarked, what the quiz found and what a way would cost them. */
export function withOwn(
  load: () => Promise<ComponentType<{ own: Own }>>,
  loadCompare: () => Promise<ContextType<typeof CompareSlot>> = async () => null,
): LazyScreen {
  return lazyScreenOf(
    [
      load,
      async () => (await import('../../features/bookmarks/use-own-bookmarks.ts')).useOwnBookmarks,
      async () => (await import('../../features/quiz/use-own-result.ts')).useOwnResult,
      async () => (await import('../../features/costs/use-yearly-costs.ts')).useYearlyCosts,
      loadCompare,
    ],
    (Screen, useOwnBookmarks, useOwnResult, useYearlyCosts, compare) =>
      function OwnScreen() {
        const bookmarks = useOwnBookmarks();
        const { result, isLoading } = useOwnResult();
        const yearlyCost = useYearlyCosts();
        const { items, newest } = bookmarks;
        const own = { bookmarks: items, newest, result, yearlyCost, isLoading: isLoading || bookmarks.isLoading };
        return (
          <CompareSlot value={compare}>
            <Screen own={own} />
          </CompareSlot>
        );
      },
  );
}
