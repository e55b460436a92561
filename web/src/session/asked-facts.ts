/**
 * Where each fact of My details is asked, as its entry in the contract says. A room that asks one reads it first (`useFact`) and offers to
 * remember it: a new place is written down there first, or it does not compile; docs/my-details.md shows this as a table, and
 * scripts/asked-facts.test.ts finds a room that asks without reading.
 */
import type { PassportFact, PassportFacts } from '@disha/contract/passport';

/** A rank is told in chances, and no fact of the sheet. */
export type Fact = Exclude<PassportFact, 'degrees'> | 'ranks';
type AskedBy<F extends PassportFact> = PassportFacts[F] extends { askedBy: readonly (infer Place)[] } ? Place : never;
export type PlaceOf<F extends Fact> = F extends PassportFact ? 'my-details' | AskedBy<F> : 'chances';
