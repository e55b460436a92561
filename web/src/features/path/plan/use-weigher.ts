import { useMemo } from 'react';
import type { RuleBook } from '../path.queries.ts';
import { weigherOf, type Weigher } from '../verdicts/weigh.ts';
import { useNow } from './use-facts.ts';

/** Memoised: verdicts for the person here, once the rules are. */
export function useWeigher(rules: RuleBook | undefined): Weigher | undefined {
  const { passport, year } = useNow();
  return useMemo(() => rules && weigherOf(rules.book, passport, year), [rules, passport, year]);
}
