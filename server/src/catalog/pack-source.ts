/** What a feature hands to those who keep facts on a device: packs, each a whole text made when somebody wants it. */
import type { PackKind } from '@disha/contract/packs.words';
import type { Said } from '@disha/contract/words';
import type { AnswerLanguage } from '../http/language.ts';

/** Tight enough for what is sent to a phone, and a tenth of the time of the tightest. */
export const packQuality = 9;

export interface PackRecipe {
  /** Stays when its content changes. */
  name: string;
  label: (language: AnswerLanguage) => Said;
  language?: string;
  state?: string;
  counselling?: string;
  /** The same for as long as it would be made the same: then it is not made anew beside others that are. */
  of?: string;
  /** JSON. The same facts make the same text, in every process: its hash is its address. */
  make: () => Promise<string>;
}

export interface PackSource {
  kind: PackKind;
  /** Another value, or a promise of one, when what its packs are made of has changed. */
  state: () => unknown;
  packs: () => Promise<readonly PackRecipe[]> | readonly PackRecipe[];
}
