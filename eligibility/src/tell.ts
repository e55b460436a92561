/** A verdict as it goes over the wire and onto the screen. */
import type { State } from '@disha/contract/taxonomy';
import type { Judged } from './check.ts';
import type { ItemId, ItemType, Probably, Verdict } from './types.ts';
import type { EligibilityTexts } from './words/texts.ts';
import { word } from './words/word.ts';

export interface Told {
  type: ItemType;
  id: string;
  verdict: Verdict;
  probably?: Probably;
  reasons: { ruleId: string; text: string; source: string }[];
  missing: string[];
  conditions: string[];
  nearest: ItemId[];
}

export function tellJudgement(judged: Judged, texts: EligibilityTexts, states: Readonly<Partial<Record<State, string>>>): Told {
  return {
    type: judged.type,
    id: judged.id,
    verdict: judged.verdict,
    ...(judged.probably === undefined ? {} : { probably: judged.probably }),
    reasons: judged.reasons.map(({ ruleId, said, source }) => ({ ruleId, text: word(texts, said, states), source })),
    missing: [...judged.missing],
    conditions: judged.conditions.map((said) => word(texts, said, states)),
    nearest: [...judged.nearest],
  };
}
