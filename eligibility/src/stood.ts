/** A student before a condition, and how it stands. */
import type { Passport } from '@disha/contract/passport';
import type { Condition, Item, Said, Standing } from './types.ts';

export interface Seen {
  passport: Passport;
  item: Item;
  /** Of admission. */
  year: number;
}

export interface Stood {
  said: Said;
  /** Keys of the passport that would tell. */
  missing: readonly string[];
}

export const stood = (condition: Condition, standing: Standing, more: Partial<Said> = {}, missing: readonly string[] = []): Stood => ({
  said: { condition, standing, ...more },
  missing,
});
