/**
 * Which of a list's rows was taken for an institution of the register that it cannot be. The extracts join them by name; here the two
 * names are looked at once more, by what each says it is.
 */
import { anyOf } from '../words.ts';
import { nameSays } from './kinds.ts';
import { mendWords } from './misspelt.ts';

export interface Join {
  /** As the list writes it. */
  list: string;
  /** As the register does. */
  register: string;
  code: string;
}

/** Of these a name says all that there is: a school of teachers does not come to teach engineering. */
const ofOneKind = new Set(['teacher-education', 'special-education', 'physical-education', 'nursing', 'allied-health', 'law', 'sanskrit']);

const society = /\b(?:Sansthas?|Societ(?:y|ys)|Trusts?|Mandal[is]?|Samitis?|Foundations?|Pratishthans?|Association)(?:['’]?s)?[\s.,]*$/i;
const institution = anyOf(
  /\b(?:Colleges?|Institut\w*|Polytechnics?|School|Campus|Academy|University|Faculty|Department|Centre)\b/i,
  /vidyala|vidyapee?th/i,
);
const larger = /\bUniversity\b|\bTechnical Education\b/i;

/** The society keeps many, and which of them the list means it does not say. */
const namesSocietyOnly = (name: string) => society.test(name) && !institution.test(name);

export function cannotBe({ list: given, register: written, code }: Join): boolean {
  const [list, register] = [mendWords(given), mendWords(written)];
  // The school of a hospital's nurses beside a college of the same saint.
  const isHospitals = code.startsWith('S-') && /\bHospital\b/i.test(register) && !institution.test(register);
  if (isHospitals) return /\bCollege\b/i.test(list) && !/\bHospital\b|\bNursing\b/i.test(list);
  const { kinds } = nameSays(register, code.charAt(0));
  if (kinds.length === 0 || !kinds.every((kind) => ofOneKind.has(kind))) return false;
  if (namesSocietyOnly(list) || (larger.test(list) && !larger.test(register))) return true;
  const said = nameSays(list, 'C').kinds;
  return said.length > 0 && !said.some((kind) => kinds.includes(kind));
}
