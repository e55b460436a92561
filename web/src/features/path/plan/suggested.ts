import type { Plan } from '@disha/contract/path';
import { stepsFor, type DatedStep } from '@disha/eligibility/plan/steps';
import type { PlanFacts } from '@disha/eligibility/plan/warnings';
import type { PlanStep } from '@disha/contract/path';

/** A step of the plan made of one that its ways ask for: what it means, and no words. */
export const stepOf = ({ id, kind, of, year, certainty, due }: DatedStep): PlanStep => ({
  ...{ id, kind, of: [...of], year, certainty },
  ...(due === undefined ? {} : { due }),
  done: false,
});

export const suggestedFor = (ways: Plan['ways'], facts: PlanFacts | undefined): readonly DatedStep[] =>
  facts ? stepsFor(ways, facts) : [];
