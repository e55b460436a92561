/** What a catalog serves. It is made once for each state of the catalogs, and updated by the row. */
import type { Language } from '@disha/contract/languages';
import type { Found } from '@disha/search/searcher';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { CatalogContent } from '../documents.ts';
import type { Scheduler } from '../scheduler.ts';
import type { RowChanges } from '../snapshot/rows.ts';
import type { Translations } from '../translations.ts';

/** What every catalog can show of itself, computed once for each state of the catalogs it reads. */
export interface CatalogView {
  /** The same in another language, where it has words of its own: found by the same index. */
  in?: (language: Language) => Pick<CatalogView, 'search' | 'bookmark'>;
  search: { find(words: string): Found<object>[] | undefined };
  /** While the first index of a large catalog grows: a search waits for it. */
  growing?: Promise<void> | undefined;
  /** What a bookmark shows of an item; undefined when the catalog does not hold it. */
  bookmark(id: string): object | undefined;
  /**
   * The same with these rows changed, in short turns. It leaves this one as it is, which serves until the other is whole. A view without
   * it is made anew.
   */
  updateRows?: (rows: RowChanges, content: CatalogContent, scheduler: Scheduler) => Promise<Replaced>;
  /**
   * The same with its items as they are now, at once, while its lists and its index stay as they were until it is replaced the next time;
   * undefined where that would not do.
   */
  updateItems?: (rows: RowChanges, content: CatalogContent) => CatalogView | undefined;
  /** Lists and index are of before. */
  isLagging?: boolean;
  /** What of it a later start would otherwise make anew, piece by piece: numbers and texts, no functions. */
  kept?: () => KeptView;
}

export interface Replaced {
  view: CatalogView;
  /** The items of which it says something else now; of any, where that cannot be told. */
  ids: readonly string[] | undefined;
  /** The cards that its lists and its index tell otherwise, as they were and as they are; left out where any may be. */
  cards?: readonly object[];
}

export type KeptView = Readonly<Record<string, unknown>>;

/**
 * In short turns: the view before it, if there is one, serves until this one is whole. `kept` is what a view of the same
 * documents said is worth keeping.
 */
export type ViewMaker<View> = (
  content: CatalogContent,
  scheduler: Scheduler,
  translations: Translations,
  before?: unknown,
  kept?: KeptView,
) => Promise<View>;

export const viewIn = (view: CatalogView, language: AnswerLanguage) => view.in?.(translationIn(language)) ?? view;
