import { collegeList } from '@disha/contract/colleges.list';
import { sortsOf } from '@disha/contract/list';
import type { CatalogFilters } from '../../catalog/list/use-catalog-filters.ts';

const collegeSorts = sortsOf(collegeList);
type CollegeSort = (typeof collegeSorts)[number];

/** What the list is asked for: keys of the address, and of the server's question. */
export const wishKeys = ['state', 'district', 'kinds', 'type', 'openTo', 'open', 'layer', 'course', 'basis', 'near', 'sort'] as const;
type WishKey = (typeof wishKeys)[number];
export type CollegeFilters = CatalogFilters<WishKey>;
export type CollegeWishes = Readonly<Record<WishKey | 'search', string>>;

export const isSort = (value: string): value is CollegeSort => (collegeSorts as readonly string[]).includes(value);
