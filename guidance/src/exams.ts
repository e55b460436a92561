/** The exam that the tips of each stream and field name, by the id and the short name it has in the catalog. */
import type { Candidate } from './types.ts';

export const examOfCandidate: Readonly<Record<Candidate, { id: string; name: string }>> = {
  science_pcm: { id: 'jee-main', name: 'JEE Main' },
  science_pcb: { id: 'neet-ug', name: 'NEET UG' },
  commerce: { id: 'ca-foundation', name: 'CA Foundation' },
  arts: { id: 'cuet-ug', name: 'CUET UG' },
  engineering_technology: { id: 'jee-main', name: 'JEE Main' },
  architecture_design: { id: 'nata', name: 'NATA' },
  pure_sciences_research: { id: 'iiser-iat', name: 'IAT' },
  computer_it: { id: 'jee-main', name: 'JEE Main' },
  defence_military: { id: 'nda', name: 'NDA & NA' },
  medicine: { id: 'neet-ug', name: 'NEET UG' },
  allied_health: { id: 'neet-ug', name: 'NEET UG' },
  biotechnology: { id: 'iiser-iat', name: 'IAT' },
  veterinary_science: { id: 'neet-ug', name: 'NEET UG' },
  agriculture_environment: { id: 'cuet-icar-ug', name: 'ICAR UG (CUET)' },
  business_management: { id: 'ipmat-indore', name: 'IPMAT Indore' },
  finance_accounting: { id: 'ca-foundation', name: 'CA Foundation' },
  economics_analytics: { id: 'cuet-ug', name: 'CUET UG' },
  law_commerce: { id: 'clat-ug', name: 'CLAT' },
  entrepreneurship: { id: 'cuet-ug', name: 'CUET UG' },
  social_sciences: { id: 'cuet-ug', name: 'CUET UG' },
  psychology: { id: 'cuet-ug', name: 'CUET UG' },
  journalism_media: { id: 'set-symbiosis', name: 'SET' },
  fine_arts_design: { id: 'nid-dat', name: 'NID DAT' },
  law_arts: { id: 'clat-ug', name: 'CLAT' },
  civil_services: { id: 'upsc-cse', name: 'UPSC CSE' },
};

/** Every one of them, for the tests that check links. */
export const examIds: readonly string[] = [...new Set(Object.values(examOfCandidate).map(({ id }) => id))].sort();
