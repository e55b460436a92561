/** Who keeps an institution, as a source words it, and the spec's `type` that follows from it. */
import { anyOf } from '../words.ts';

export interface KeptManagement {
  type: '' | 'government' | 'private' | 'deemed';
  management: '' | 'government' | 'aided' | 'private' | 'deemed';
}

const rules: [RegExp, KeptManagement][] = [
  [/aided|Grant In Aid/i, { type: 'private', management: 'aided' }],
  [/Deemed.*\(Govt\)/i, { type: 'deemed', management: 'government' }],
  [/Deemed/i, { type: 'deemed', management: 'deemed' }],
  [/State Private University|Private|Self Finance|Pvt|Trust|Society$|name says private/i, { type: 'private', management: 'private' }],
  [
    /Government|Govt|Central University|State Government University|portal of the government/i,
    { type: 'government', management: 'government' },
  ],
];

/** What a name must say to be a government's: "Ramwapur Sarkari" is a village, a Kendriya Mahavidyalaya stands in the middle of a town. */
const saysGovernment = anyOf(
  /\b(?:Government|Govt|Rajkiya|Rajkeeya|Shas[ae]?ki?ya|Shasakiya|District Institut\w+|DIET|State Institute)\b/i,
  /\b(?:ESIC?|GFGC|Central University)\b/i,
  /^(?:Sarkari|Central Institute of|Kendriya Hindi|Central Sanskrit University)\b/i,
);

/** Who is sponsored by a government is not kept by it. */
const sponsored = /\bSponsored\b/i;
const governments = /^(Government|Rajkiya)\b|\bGovernment (Degree|First Grade|Arts|College|Polytechnic|Mini Tool Room)/;

/** `basis` is the source's own word; without one only the name may say "Government". */
export function managementOf(basis: string, name: string): KeptManagement {
  const isSponsored = sponsored.test(name);
  const isNamed = !isSponsored && governments.test(name);
  const isUnsaid = basis === 'name says government' && (isSponsored || !saysGovernment.test(name));
  const said = (isUnsaid ? '' : basis) || (isNamed ? 'Government' : '');
  if (/(?<!Un ?-?)\bAided\b/i.test(name)) return { type: 'private', management: 'aided' };
  // "Govt aided" is what the list of approved institutes calls colleges and tool rooms of the government's own, too.
  if (/^Central Tool Room/.test(name) && /aided/i.test(said)) return { type: '', management: 'aided' };
  if (/Govt\.?-? ?Society/i.test(said) || (isNamed && /aided/i.test(said))) return { type: 'government', management: 'government' };
  return rules.find(([pattern]) => pattern.test(said))?.[1] ?? { type: '', management: '' };
}
