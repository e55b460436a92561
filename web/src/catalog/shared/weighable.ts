/** What a catalog knows of an item that a shortlist can be weighed by. A catalog's feature writes one, `<item>.weighable.ts`. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import type { FeeBand } from '@disha/contract/fees';
import type { Field, State } from '@disha/contract/taxonomy';
import type { QueryClient } from '@tanstack/react-query';

export interface Weighable {
  id: string;
  name: string;
  /** Where one must go for it. */
  place?: { state: State; district: string } | undefined;
  /** What is paid for it, as its own page shows it. */
  fees?: readonly FeeBand[] | undefined;
  /** How long, where a fee is paid for the whole. */
  months?: number | undefined;
  /** Its best rank of NIRF, as published: "12", "101-150". */
  nirf?: { rank: string; category: string; year: number } | undefined;
  /** Of which fields it is; `isWhole` where there are no others that we do not know of. */
  fields?: { of: readonly Field[]; isWhole: boolean } | undefined;
  /** To how many careers it leads. */
  leadsTo?: number | undefined;
}

export interface WeighableCatalog {
  name: BookmarkType;
  load: (queryClient: QueryClient, id: string) => Promise<Weighable>;
}
