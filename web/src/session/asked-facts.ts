/**
 * Where each fact of My details is asked, as its entry in the contract says. A feature asking one reads it first (`useFact`) and offers to
 * remember it: a new place is written down there first, or it does not compile; docs/my-details.md shows this as a table, and
 * scripts/asked-facts.test.ts finds a feature that asks without reading.
 */
import type { StudentFact, StudentFacts } from '@disha/contract/passport';

/** A rank is told in chances, and no fact of the sheet. */
export type Fact = Exclude<StudentFact, 'degrees'> | 'ranks';
type AskedBy<F extends StudentFact> = StudentFacts[F] extends { askedBy: readonly (infer Place)[] } ? Place : never;
export type AskingScreen<F extends Fact> = F extends StudentFact ? 'my-details' | AskedBy<F> : 'chances';
