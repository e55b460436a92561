/** First choices that hang on one narrow gate. How many want it and what it costs are facts of the catalog, named here by their ids. */
import type { Field } from '@disha/contract/taxonomy';

interface EntranceGate {
  readonly exam: string;
  /** Fee bands, in the order in which the words take their figures. */
  readonly prices: readonly string[];
}

export const gateFacts = {
  medicine: { exam: 'neet-ug', prices: ['mbbs-government', 'mbbs-deemed-paid'] },
  engineering_technology: { exam: 'jee-advanced', prices: ['btech-iit', 'btech-nit'] },
  computer_it: { exam: 'jee-advanced', prices: ['btech-iit', 'btech-nit'] },
  civil_services: { exam: 'upsc-cse', prices: [] },
  fine_arts_design: { exam: 'nift', prices: ['design-nift'] },
  law_arts: { exam: 'clat-ug', prices: ['ba-llb-nlu', 'ba-llb-private'] },
  law_commerce: { exam: 'clat-ug', prices: ['ba-llb-nlu', 'ba-llb-private'] },
} as const satisfies Partial<Record<Field, EntranceGate>>;

export type GateField = keyof typeof gateFacts;

export const isGateField = (field: string): field is GateField => field in gateFacts;
