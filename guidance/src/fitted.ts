/**
 * Written by npm run guidance:fit; do not edit by hand. Coefficients only, fitted on the fit half of the
 * Open Psychometrics RIASEC answers (2015-18); no person's row is in the project. Rows: what an answer is about
 * (a candidate, or a scale that belongs to no single field); columns: the candidates of the bank, in its order.
 */
import type { QuizId } from './types.ts';

export interface Fitted {
  readonly beta: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

export const fitted: Readonly<Record<QuizId, Fitted>> = {
  'class10-v1': {
    beta: 0.513,
    weights: {
      'science_pcm': [1, -0.123, -0.035, -0.031],
      'science_pcb': [-0.036, 1, -0.044, 0.016],
      'commerce': [-0.008, 0.135, 1, 0.022],
      'arts': [0.051, 0.01, 0.092, 1],
    },
  },
  'class12-pcm-v1': {
    beta: 0.495,
    weights: {
      'engineering_technology': [1, 0.063, -0.095, -0.018, 0.14],
      'architecture_design': [-0.014, 1, -0.026, 0.082, 0.004],
      'pure_sciences_research': [0.009, -0.062, 1, -0.001, 0.111],
      'computer_it': [-0.011, -0.03, 0.123, 1, -0.197],
      'defence_military': [0.042, 0.064, 0.041, -0.032, 1],
      'pcm-e01': [-0.029, -0.036, 0.5, 0.5, 0.008],
      'pcm-e02': [0.5, 0.5, -0.046, -0.031, 0.5],
    },
  },
  'class12-pcb-v1': {
    beta: 0.527,
    weights: {
      'medicine': [1, -0.045, 0.017, 0.083, -0.015],
      'allied_health': [0.069, 1, -0.001, -0.117, 0.117],
      'biotechnology': [-0.087, -0.014, 1, 0.088, -0.04],
      'veterinary_science': [-0.044, -0.004, 0.012, 1, -0.036],
      'agriculture_environment': [0.094, 0.086, -0.008, -0.024, 1],
      'pcb-e01': [0.5, -0.024, 0.5, 0.001, -0.019],
      'pcb-e02': [-0.036, 0.5, -0.022, 0.5, 0.5],
    },
  },
  'class12-commerce-v1': {
    beta: 0.462,
    weights: {
      'business_management': [1, 0.014, -0.039, -0.088, 0.033],
      'finance_accounting': [0.025, 1, -0.159, 0.125, -0.056],
      'economics_analytics': [-0.018, -0.036, 1, 0.073, 0.101],
      'law_commerce': [0.002, 0.015, 0.153, 1, -0.045],
      'entrepreneurship': [0.01, 0.031, 0.097, -0.078, 1],
      'com-e01': [-0.014, 0.5, 0.5, 0.002, -0.022],
      'com-e02': [0.5, -0.024, -0.021, 0.5, 0.5],
    },
  },
  'class12-arts-v1': {
    beta: 0.466,
    weights: {
      'social_sciences': [1, -0.012, -0.012, 0.012, 0.031, 0.036],
      'psychology': [0.009, 1, -0.038, -0.075, 0.013, -0.082],
      'journalism_media': [-0.097, -0.028, 1, 0.042, -0.063, 0.001],
      'fine_arts_design': [-0.108, -0.017, -0.006, 1, 0.055, 0.123],
      'law_arts': [0.06, -0.001, 0.09, 0.089, 1, -0.049],
      'civil_services': [0.182, 0.081, -0.011, -0.04, -0.011, 1],
      'art-e01': [0.5, -0.023, 0.5, 0.5, -0.025, -0.008],
      'art-e02': [-0.003, 0.5, -0.014, -0.017, 0.5, 0.499],
    },
  },
};
