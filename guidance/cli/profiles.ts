/**
 * Written by npm run guidance:fit; do not edit by hand. Numbers of the answer model, in the order R I A S E C.
 * Means and directions a field: fitted from the Open Psychometrics RIASEC answers (2015-18; coefficients only) and
 * from the O*NET database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA),
 * used under the CC BY 4.0 license; O*NET is a trademark of USDOL/ETA; this project has modified the information
 * and USDOL/ETA has not approved, endorsed or tested the changes.
 */
import type { Field } from '@disha/contract/taxonomy';

type Numbers = readonly number[];

export const profiles: {
  readonly mean: Numbers;
  readonly sd: Numbers;
  readonly onetMean: Numbers;
  readonly onetSd: Numbers;
  readonly within: readonly Numbers[];
  readonly blend: Readonly<Record<Field, Numbers>>;
  readonly people: Readonly<Record<Field, Numbers>>;
} = {
  mean: [2.1078, 3.0093, 2.9183, 3.3694, 2.5931, 2.4498],
  sd: [0.8684, 1.0215, 0.9945, 0.8781, 0.876, 0.974],
  onetMean: [4.5724, 3.3613, 1.9362, 2.9437, 2.825, 4.5251],
  onetSd: [1.9286, 1.6825, 1.2012, 1.747, 1.612, 0.9944],
  // how people of the same field vary: covariance of their z scores
  within: [
    [0.8796, 0.3069, 0.2087, 0.1362, 0.2868, 0.4014],
    [0.3069, 0.9097, 0.3431, 0.1767, 0.0801, 0.1027],
    [0.2087, 0.3431, 0.9568, 0.314, 0.2949, 0.0244],
    [0.1362, 0.1767, 0.314, 0.9331, 0.3782, 0.1831],
    [0.2868, 0.0801, 0.2949, 0.3782, 0.9193, 0.418],
    [0.4014, 0.1027, 0.0244, 0.1831, 0.418, 0.8841],
  ],
  // where a field points: a unit vector
  blend: {
    engineering_technology: [0.766, -0.067, -0.261, -0.55, -0.069, 0.18],
    architecture_design: [0.316, -0.059, 0.675, -0.544, -0.008, -0.381],
    pure_sciences_research: [0.307, 0.544, -0.116, -0.597, -0.409, 0.271],
    computer_it: [0.485, -0.032, -0.146, -0.661, -0.172, 0.526],
    defence_military: [0.413, -0.228, -0.558, -0.368, 0.538, 0.203],
    medicine: [-0.076, 0.878, -0.17, -0.017, -0.254, -0.361],
    allied_health: [-0.261, 0.592, -0.479, 0.528, -0.197, -0.183],
    biotechnology: [-0.026, 0.885, -0.126, -0.184, -0.366, -0.183],
    veterinary_science: [0.249, 0.795, -0.221, -0.133, -0.339, -0.352],
    agriculture_environment: [0.27, 0.784, -0.184, -0.42, -0.215, -0.235],
    business_management: [-0.068, -0.585, -0.227, -0.163, 0.647, 0.396],
    finance_accounting: [-0.028, -0.444, -0.312, -0.285, 0.373, 0.696],
    economics_analytics: [-0.096, -0.211, -0.056, -0.652, 0.545, 0.47],
    law_commerce: [-0.34, -0.416, 0.385, -0.177, 0.711, -0.163],
    entrepreneurship: [-0.43, -0.446, -0.085, 0.124, 0.767, 0.07],
    social_sciences: [-0.327, -0.081, 0.749, 0.304, -0.208, -0.436],
    psychology: [-0.478, 0.156, 0.046, 0.781, -0.194, -0.312],
    journalism_media: [-0.285, -0.332, 0.807, 0.023, 0.152, -0.365],
    fine_arts_design: [-0.025, -0.072, 0.87, -0.22, -0.142, -0.411],
    law_arts: [-0.34, -0.416, 0.385, -0.177, 0.711, -0.163],
    civil_services: [0.031, -0.23, -0.732, 0.582, 0.106, 0.243],
  },
  // where the people of a field stand on average
  people: {
    engineering_technology: [0.892, 0.07, -0.075, -0.32, 0.125, 0.346],
    architecture_design: [0.385, -0.049, 0.4, -0.391, 0.019, -0.209],
    pure_sciences_research: [0.262, 0.353, -0.06, -0.399, -0.261, 0.224],
    computer_it: [0.506, -0.002, -0.038, -0.409, -0.052, 0.437],
    defence_military: [0.69, -0.034, -0.189, -0.354, 0.01, 0.013],
    medicine: [0.01, 0.622, -0.039, -0.034, -0.101, -0.153],
    allied_health: [-0.239, 0.305, -0.384, 0.253, -0.185, -0.182],
    biotechnology: [0.002, 0.919, -0.126, -0.155, -0.345, -0.174],
    veterinary_science: [-0.003, 0.994, -0.155, -0.423, -0.376, -0.383],
    agriculture_environment: [0.257, 0.511, -0.003, -0.183, -0.195, -0.015],
    business_management: [0.038, -0.366, -0.093, -0.048, 0.543, 0.368],
    finance_accounting: [0.206, -0.32, -0.155, -0.144, 0.499, 0.831],
    economics_analytics: [0.082, -0.144, 0.01, -0.26, 0.292, 0.233],
    law_commerce: [-0.067, -0.178, 0.095, -0.095, 0.157, -0.088],
    entrepreneurship: [0.089, -0.163, 0.027, -0.216, 0.936, 0.286],
    social_sciences: [-0.177, -0.104, 0.191, 0.035, -0.142, -0.224],
    psychology: [-0.322, 0.03, -0.033, 0.386, -0.166, -0.229],
    journalism_media: [-0.288, -0.351, 0.477, -0.071, -0.005, -0.382],
    fine_arts_design: [-0.117, -0.151, 0.599, -0.299, -0.242, -0.435],
    law_arts: [-0.067, -0.178, 0.095, -0.095, 0.157, -0.088],
    civil_services: [-0.046, -0.187, -0.328, 0.085, -0.125, -0.068],
  },
};
