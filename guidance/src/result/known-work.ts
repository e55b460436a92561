/** What agreement of interests alone cannot tell: what everybody thinks of in a field, and what no quiz should send anybody to. */
import type { Field } from '@disha/contract/taxonomy';

/** Left out, a result would look wrong: "Civil Services" without the IAS. */
export const careerKnownBest: Readonly<Record<Field, string>> = {
  engineering_technology: 'mechanical-engineer',
  architecture_design: 'architect',
  pure_sciences_research: 'research-scientist',
  computer_it: 'software-developer',
  defence_military: 'army-officer',
  medicine: 'general-physician',
  allied_health: 'nurse',
  biotechnology: 'biotechnologist',
  veterinary_science: 'veterinarian',
  agriculture_environment: 'agriculture-officer',
  business_management: 'business-manager',
  finance_accounting: 'chartered-accountant',
  economics_analytics: 'economist',
  law_commerce: 'corporate-lawyer',
  entrepreneurship: 'entrepreneur',
  social_sciences: 'secondary-teacher',
  psychology: 'counselling-psychologist',
  journalism_media: 'journalist',
  fine_arts_design: 'graphic-designer',
  law_arts: 'advocate',
  civil_services: 'ias-officer',
};

/** A faith, a party or a detective's life is found by a student who looks for it. */
export const notSuggested: ReadonlySet<string> = new Set(['religious-scholar', 'politician', 'private-detective']);

/** Whom the service itself takes, whatever course leads there: the career's own limits say so, in words. */
export const takesOnly: Readonly<Record<string, 'female' | 'male'>> = { 'military-nursing-officer': 'female' };

const biology: readonly Field[] = ['medicine', 'allied_health', 'biotechnology', 'veterinary_science', 'agriculture_environment'];
const drawing: readonly Field[] = ['fine_arts_design', 'architecture_design'];

/** Work that joins two things: a student who likes both is seldom told of it. */
const joins: readonly { one: readonly Field[]; other: readonly Field[]; careers: readonly string[] }[] = [
  { one: biology, other: drawing, careers: ['physiotherapist', 'prosthetist-orthotist', 'landscape-architect', 'occupational-therapist'] },
  {
    one: ['engineering_technology', 'pure_sciences_research'],
    other: drawing,
    careers: ['architect', 'product-designer', 'game-designer'],
  },
  { one: ['computer_it'], other: drawing, careers: ['ux-designer', 'game-designer', 'animator-vfx'] },
  { one: ['computer_it', 'pure_sciences_research'], other: biology, careers: ['bioinformatics-scientist', 'biostatistician'] },
  { one: ['pure_sciences_research'], other: ['computer_it'], careers: ['data-scientist', 'ai-engineer'] },
  { one: ['engineering_technology'], other: biology, careers: ['biomedical-engineer', 'agricultural-engineer'] },
  { one: ['computer_it'], other: ['economics_analytics', 'finance_accounting'], careers: ['data-analyst', 'data-scientist'] },
  { one: ['computer_it'], other: ['law_arts', 'law_commerce'], careers: ['cyber-lawyer', 'digital-forensics-analyst'] },
  { one: ['engineering_technology', 'biotechnology'], other: ['law_arts', 'law_commerce'], careers: ['ip-lawyer', 'patent-agent'] },
  { one: ['psychology'], other: ['business_management', 'entrepreneurship'], careers: ['hr-manager', 'organisational-psychologist'] },
  { one: ['psychology'], other: ['medicine', 'allied_health'], careers: ['clinical-psychologist', 'psychiatrist'] },
  { one: ['journalism_media'], other: drawing, careers: ['animator-vfx', 'art-director', 'photographer'] },
  { one: ['agriculture_environment'], other: ['business_management', 'entrepreneurship'], careers: ['agri-business-manager'] },
  { one: ['fine_arts_design'], other: ['entrepreneurship', 'business_management'], careers: ['boutique-owner', 'craft-artisan'] },
  { one: ['social_sciences', 'economics_analytics'], other: ['civil_services'], careers: ['public-policy-analyst'] },
  { one: ['law_arts', 'law_commerce'], other: ['civil_services'], careers: ['judge', 'public-prosecutor'] },
  { one: ['defence_military'], other: ['medicine'], careers: ['army-doctor'] },
];

export const joiningIds: readonly string[] = joins.flatMap(({ careers }) => careers);

/** By career, the two liked fields it joins: one of the first choice, the other from anywhere. */
export function joinedBy(wanted: readonly Field[], liked: readonly Field[]): ReadonlyMap<string, readonly [Field, Field]> {
  const found = new Map<string, readonly [Field, Field]>();
  for (const { one, other, careers } of joins) {
    for (const [near, far] of [
      [one, other],
      [other, one],
    ] as const) {
      const mine = wanted.find((field) => near.includes(field));
      const also = liked.find((field) => far.includes(field) && field !== mine);
      if (mine && also) for (const career of careers) if (!found.has(career)) found.set(career, [mine, also]);
    }
  }
  return found;
}
