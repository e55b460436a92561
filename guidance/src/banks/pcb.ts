/** Class 12 PCB: which field. */
import { bankOf, decideQuestion, enjoyQuestion, inTurn, pick, rate } from './build.ts';
import fitted from './pcb.fitted.json' with { type: 'json' };
import { pcbIcons } from './pcb.icons.ts';
import { pcbCareerTags } from './pcb.work.ts';

const activities = [
  enjoyQuestion('pcb-a01', { for: 'medicine', letters: 'I', facets: ['discovering', 'solving'] }),
  enjoyQuestion('pcb-a02', { for: 'agriculture_environment', letters: 'R', facets: ['nature', 'discovering'] }),
  enjoyQuestion('pcb-a03', { for: 'allied_health', letters: 'S', facets: ['caring', 'people'] }),
  enjoyQuestion('pcb-a04', { for: 'biotechnology', letters: 'I', facets: ['discovering', 'solving'] }),
  enjoyQuestion('pcb-a05', { for: 'veterinary_science', letters: 'I', facets: ['nature', 'caring'] }),
  enjoyQuestion('pcb-a06', { for: 'allied_health', letters: 'S', facets: ['caring', 'discipline'] }),
  enjoyQuestion('pcb-a07', { for: 'medicine', letters: 'I', facets: ['discovering'] }),
  enjoyQuestion('pcb-a08', { for: 'veterinary_science', letters: 'I', facets: ['nature', 'discovering'] }),
  enjoyQuestion('pcb-a09', { for: 'biotechnology', letters: 'I', facets: ['discovering', 'discipline'] }),
  enjoyQuestion('pcb-a10', { for: 'agriculture_environment', letters: 'R', facets: ['nature', 'discovering'] }),
];

const situations = [
  pick('pcb-s01', 'situation', {
    a: ['medicine', 'I', ['discovering', 'making']],
    b: ['allied_health', 'S', ['caring', 'people']],
    c: ['biotechnology', 'I', ['discovering']],
    d: ['veterinary_science', 'I', ['nature', 'caring']],
    e: ['agriculture_environment', 'R', ['nature', 'making']],
  }),
  pick('pcb-s02', 'situation', {
    a: ['allied_health', 'S', ['caring', 'people']],
    b: ['biotechnology', 'I', ['discovering']],
    c: ['veterinary_science', 'I', ['nature', 'caring']],
    d: ['agriculture_environment', 'R', ['nature']],
    e: ['medicine', 'I', ['discovering', 'solving']],
  }),
  pick('pcb-s03', 'situation', {
    a: ['biotechnology', 'I', ['discovering', 'discipline']],
    b: ['veterinary_science', 'I', ['nature', 'discovering']],
    c: ['agriculture_environment', 'R', ['nature', 'solving']],
    d: ['medicine', 'I', ['solving', 'discovering']],
    e: ['allied_health', 'S', ['caring', 'people']],
  }),
  pick('pcb-s04', 'situation', {
    a: ['veterinary_science', 'I', ['nature', 'caring']],
    b: ['agriculture_environment', 'R', ['nature']],
    c: ['medicine', 'I', ['caring', 'solving']],
    d: ['allied_health', 'S', ['caring', 'people']],
    e: ['biotechnology', 'I', ['discovering']],
  }),
  pick('pcb-s05', 'situation', {
    a: ['agriculture_environment', 'R', ['nature', 'discovering']],
    b: ['medicine', 'I', ['solving', 'caring']],
    c: ['allied_health', 'S', ['caring', 'people']],
    d: ['biotechnology', 'I', ['discovering']],
    e: ['veterinary_science', 'I', ['nature', 'caring']],
  }),
];

const self = [
  rate('pcb-e01', { about: 'biology', for: ['medicine', 'biotechnology'], letters: 'I', facets: ['discovering', 'discipline'] }),
  rate('pcb-e02', { for: ['allied_health', 'veterinary_science', 'agriculture_environment'], letters: 'S', facets: ['caring', 'nature'] }),
];

const values = [
  pick('pcb-v01', 'values', {
    a: ['veterinary_science', 'I', ['nature', 'caring']],
    b: ['agriculture_environment', 'R', ['nature']],
    c: ['medicine', 'I', ['discovering', 'caring']],
    d: ['allied_health', 'S', ['caring', 'people']],
    e: ['biotechnology', 'I', ['discovering', 'making']],
  }),
  pick('pcb-v02', 'values', {
    a: ['biotechnology', 'I', ['discovering', 'discipline']],
    b: ['medicine', 'I', ['solving', 'discipline']],
    c: ['veterinary_science', 'I', ['nature']],
    d: ['agriculture_environment', 'R', ['nature', 'discipline']],
    e: ['allied_health', 'S', ['caring', 'people']],
  }),
];

const own = decideQuestion('pcb-o01', {
  a: 'allied_health',
  b: 'medicine',
  c: 'biotechnology',
  d: 'veterinary_science',
  e: 'agriculture_environment',
  f: null,
});

export const pcb = bankOf('pcb', {
  candidates: ['medicine', 'allied_health', 'biotechnology', 'veterinary_science', 'agriculture_environment'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
  fitted,
  icons: pcbIcons,
  rightOf100: { whole: 40, short: 37 },
  work: pcbCareerTags,
});
