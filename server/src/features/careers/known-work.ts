/** What agreement of interests alone cannot tell: what everybody thinks of in a field, and what no quiz should send anybody to. */
import type { Field } from '@disha/contract/taxonomy';

/** Left out, a result would look wrong: "Civil Services" without the IAS. */
export const bestKnown: Readonly<Record<Field, string>> = {
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

/** A faith, a party or a detective's life is found by whoever looks for it. */
export const notSuggested: ReadonlySet<string> = new Set(['religious-scholar', 'politician', 'private-detective']);
