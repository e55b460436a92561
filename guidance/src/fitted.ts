/**
 * Written by npm run guidance:fit; do not edit by hand. Coefficients only, fitted on the fit half of the
 * Open Psychometrics RIASEC answers (2015-18); no person's row is in the project. Rows: what an answer is about
 * (a candidate, or a scale that belongs to no single field); columns: the candidates of the bank, in its order.
 */
import type { QuizId } from './types.ts';

export interface FittedWeights {
  readonly beta: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

export const fitted: Readonly<Record<QuizId, FittedWeights>> = {
  'class10-v1': {
    beta: 0.541,
    weights: {
      science_pcm: [1, -0.079, 0.011, 0.007],
      science_pcb: [-0.013, 1, 0.044, 0.031],
      commerce: [-0.028, 0.155, 1, -0.031],
      arts: [0.048, -0.055, -0.048, 1],
    },
  },
  'class12-pcm-v1': {
    beta: 0.515,
    weights: {
      engineering_technology: [1, 0.065, -0.091, -0.017, 0.134],
      architecture_design: [-0.014, 1, -0.029, 0.08, 0.005],
      pure_sciences_research: [0.009, -0.062, 1, -0.002, 0.113],
      computer_it: [-0.009, -0.029, 0.123, 1, -0.196],
      defence_military: [0.041, 0.062, 0.041, -0.03, 1],
      'pcm-e01': [-0.031, -0.038, 0.5, 0.5, 0.008],
      'pcm-e02': [0.5, 0.5, -0.049, -0.033, 0.5],
    },
  },
  'class12-pcb-v1': {
    beta: 0.545,
    weights: {
      medicine: [1, -0.043, 0.017, 0.083, -0.013],
      allied_health: [0.068, 1, -0.002, -0.117, 0.111],
      biotechnology: [-0.087, -0.012, 1, 0.09, -0.038],
      veterinary_science: [-0.041, -0.003, 0.015, 1, -0.035],
      agriculture_environment: [0.092, 0.082, -0.01, -0.026, 1],
      'pcb-e01': [0.5, -0.025, 0.5, 0.001, -0.019],
      'pcb-e02': [-0.038, 0.5, -0.022, 0.5, 0.5],
    },
  },
  'class12-commerce-v1': {
    beta: 0.477,
    weights: {
      business_management: [1, 0.013, -0.037, -0.086, 0.038],
      finance_accounting: [0.025, 1, -0.159, 0.122, -0.059],
      economics_analytics: [-0.018, -0.035, 1, 0.072, 0.099],
      law_commerce: [0.002, 0.014, 0.151, 1, -0.045],
      entrepreneurship: [0.01, 0.031, 0.097, -0.077, 1],
      'com-e01': [-0.014, 0.5, 0.5, 0.002, -0.022],
      'com-e02': [0.5, -0.025, -0.022, 0.5, 0.5],
    },
  },
  'class12-arts-v1': {
    beta: 0.481,
    weights: {
      social_sciences: [1, -0.01, -0.012, 0.012, 0.031, 0.037],
      psychology: [0.01, 1, -0.038, -0.075, 0.012, -0.081],
      journalism_media: [-0.094, -0.027, 1, 0.042, -0.06, 0],
      fine_arts_design: [-0.108, -0.016, -0.007, 1, 0.056, 0.121],
      law_arts: [0.058, -0.001, 0.09, 0.087, 1, -0.048],
      civil_services: [0.179, 0.078, -0.01, -0.039, -0.015, 1],
      'art-e01': [0.5, -0.024, 0.5, 0.5, -0.026, -0.008],
      'art-e02': [-0.002, 0.5, -0.015, -0.018, 0.5, 0.499],
    },
  },
  'class10-v1-12': {
    beta: 0.508,
    weights: {
      science_pcm: [1, 0.004, 0.016, 0.02],
      science_pcb: [0.003, 1, -0.04, 0.015],
      commerce: [-0.026, 0.024, 1, -0.033],
      arts: [0.025, -0.026, 0.026, 1],
    },
  },
  'class12-pcm-v1-12': {
    beta: 0.474,
    weights: {
      engineering_technology: [1, 0.07, -0.087, -0.009, 0.177],
      architecture_design: [-0.037, 1, -0.015, 0.025, -0.049],
      pure_sciences_research: [-0.029, -0.072, 1, 0.009, 0.064],
      computer_it: [0.005, -0.036, 0.129, 1, -0.15],
      defence_military: [0.076, 0.056, -0.006, -0.014, 1],
    },
  },
  'class12-pcb-v1-12': {
    beta: 0.486,
    weights: {
      medicine: [1, -0.03, 0.043, 0.099, -0.019],
      allied_health: [0.032, 1, -0.05, -0.125, 0.058],
      biotechnology: [-0.037, -0.002, 1, 0.067, -0.006],
      veterinary_science: [-0.055, -0.004, 0.016, 1, -0.028],
      agriculture_environment: [0.068, 0.041, 0.001, -0.017, 1],
    },
  },
  'class12-commerce-v1-12': {
    beta: 0.411,
    weights: {
      business_management: [1, 0.006, -0.015, -0.065, 0.007],
      finance_accounting: [0.016, 1, -0.135, 0.071, -0.051],
      economics_analytics: [-0.017, 0.027, 1, 0.04, 0.066],
      law_commerce: [-0.007, -0.033, 0.112, 1, -0.008],
      entrepreneurship: [0.014, 0.009, 0.058, -0.037, 1],
    },
  },
  'class12-arts-v1-12': {
    beta: 0.451,
    weights: {
      social_sciences: [1, -0.015, 0.038, 0.07, 0.012, 0.013],
      psychology: [0.011, 1, -0.063, -0.096, -0.012, -0.005],
      journalism_media: [-0.06, -0.022, 1, 0.089, -0.043, -0.032],
      fine_arts_design: [-0.092, -0.047, 0.015, 1, 0.025, 0.063],
      law_arts: [0.031, -0.011, 0.093, 0.062, 1, -0.028],
      civil_services: [0.134, 0.113, -0.064, -0.097, 0.029, 1],
    },
  },
};
