/** One catalog on the server. Everything that is done for every catalog walks a list of these and names none. */
import type { CatalogDescriptor, Catalogs } from '@disha/contract/catalog-descriptor';
import type { State } from '@disha/contract/taxonomy';
import type { Language } from '@disha/contract/languages';
import type { Said } from '@disha/contract/words';
import type { Found } from '@disha/search/searcher';
import { translationIn, type AnswerLanguage } from '../http/language.ts';
import type { Serve } from '../http/serve.ts';
import type { Advice } from './advice.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { CorrectionsRepository } from './corrections.repository.ts';
import type { CatalogContent, CatalogDocument } from './documents.ts';
import type { DueField } from './due.ts';
import type { CurrentFees } from './current-fees.ts';
import type { Link } from './links.ts';
import type { Pace } from './pace.ts';
import type { RowChanges } from './rows.ts';
import type { Sheet } from './sheet.ts';
import type { ShippedFolder } from './shipped-folder.ts';
import type { CatalogSnapshot } from './snapshot.ts';
import type { Translations } from './translations.ts';

/** What every catalog can show of itself, computed once for each state of the catalogs it reads. */
export interface CatalogView {
  /** The same in another language, where it has words of its own: found by the same index. */
  in?: (language: Language) => Pick<CatalogView, 'search' | 'bookmark'>;
  search: { find(words: string): Found<object>[] | undefined };
  /** While the first index of a large catalog grows: whoever searches waits for it. */
  growing?: Promise<void> | undefined;
  /** What a bookmark shows of an item; undefined when the catalog does not hold it. */
  bookmark(id: string): object | undefined;
  /**
   * The same with these rows changed, in short turns. It leaves this one as it is, which serves until the other is whole. A view without
   * it is made anew.
   */
  replace?: (rows: RowChanges, content: CatalogContent, pace: Pace) => Promise<Replaced>;
  /** What of it a later start would otherwise make anew, piece by piece: numbers and texts, no functions. */
  kept?: () => Kept;
}

export interface Fault {
  /** A path in the document. */
  at: string;
  said: Said;
}

export interface Replaced {
  view: CatalogView;
  /** The items of which it says something else now; of any, where that cannot be told. */
  ids: readonly string[] | undefined;
  /** The cards that its lists and its index tell otherwise, as they were and as they are; left out where any may be. */
  cards?: readonly object[];
}

export type Kept = Readonly<Record<string, unknown>>;

/**
 * In short turns: the view before it, if there is one, serves until this one is whole. `kept` is what a view of the same
 * documents said is worth keeping.
 */
export type ViewMaker<View> = (
  content: CatalogContent,
  pace: Pace,
  translations: Translations,
  before?: unknown,
  kept?: Kept,
) => Promise<View>;

/** The state and district of a PIN; nothing where India Post has no such. */
export type PinLookup = (pincode: string) => { state: State; name: string } | undefined;

export interface CatalogParts {
  snapshot: CatalogSnapshot;
  /** Nothing is known of any PIN unless given. */
  districtOfPin?: PinLookup | undefined;
  /** What courses cost, by course and by college. */
  fees: Pick<CurrentFees, 'book'>;
  catalog: CatalogRepository;
  corrections: CorrectionsRepository;
}

export interface Catalog {
  contract: CatalogDescriptor;
  /** The shipped files: which they are (a folder ends in a slash), and how they become documents. */
  shipped: { files: readonly string[]; read: (folder: ShippedFolder) => Promise<readonly CatalogDocument[]> };
  /** Tens of thousands of items: their documents are kept packed, and read field by field. */
  isLarge?: boolean;
  view: ViewMaker<CatalogView>;
  /** Which items, of whichever catalog, a document names. Every one of them must be there. */
  links?(document: CatalogDocument): readonly Link[];
  /** What of a document no schema tells and nobody could work with: where, and what is said of it. */
  faults?(document: CatalogDocument): Fault | undefined;
  /** Which of its facts want to be looked up again; left out, an item as a whole every two years. */
  due?(document: CatalogDocument, today: string): DueField[];
  /** What of it comes and goes many at a time, as a sheet. */
  sheets?: readonly Sheet[];
  /** What a student probably means when words fit several catalogs alike: so many points go to this one. */
  lead: number;
  /** What is said of an id it does not hold. */
  notFound: Said;
  serve: (serve: Serve, parts: CatalogParts) => void;
  /** What of a quiz result, a plan or a calendar it can answer. */
  advice?: (snapshot: CatalogSnapshot) => Partial<Advice>;
}

export const viewIn = (view: CatalogView, language: AnswerLanguage) => view.in?.(translationIn(language)) ?? view;

export const contractsOf = (catalogs: readonly Pick<Catalog, 'contract'>[]) =>
  catalogs.map(({ contract }) => contract) as unknown as Catalogs;
