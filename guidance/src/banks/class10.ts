/** Class 10: which stream. Twelve activities, six situations, four self-estimates, one working day, one own choice. */
import { bankOf, decideQuestion, enjoyQuestion, inTurn, pick, rate } from './build.ts';
import fitted from './class10.fitted.json' with { type: 'json' };
import { class10Icons } from './class10.icons.ts';
import { class10CareerTags } from './class10.work.ts';

const activities = [
  enjoyQuestion('c10-a01', { for: 'science_pcm', field: 'computer_it', letters: 'C', facets: ['solving', 'making'] }),
  enjoyQuestion('c10-a02', { for: 'arts', field: 'psychology', letters: 'S', facets: ['people', 'caring'] }),
  enjoyQuestion('c10-a03', { for: 'commerce', field: 'law_commerce', letters: 'E', facets: ['fairness', 'words'] }),
  enjoyQuestion('c10-a04', { for: 'science_pcb', field: 'medicine', letters: 'I', facets: ['discovering', 'solving'] }),
  enjoyQuestion('c10-a05', { for: 'science_pcm', field: 'architecture_design', letters: 'A', facets: ['making', 'creating'] }),
  enjoyQuestion('c10-a06', { for: 'arts', field: 'civil_services', letters: 'S', facets: ['leading', 'caring'] }),
  enjoyQuestion('c10-a07', { for: 'commerce', field: 'economics_analytics', letters: 'I', facets: ['numbers', 'discovering'] }),
  enjoyQuestion('c10-a08', { for: 'science_pcb', field: 'biotechnology', letters: 'I', facets: ['discovering', 'nature'] }),
  enjoyQuestion('c10-a09', { for: 'science_pcm', field: 'engineering_technology', letters: 'R', facets: ['solving', 'making'] }),
  enjoyQuestion('c10-a10', { for: 'arts', field: 'fine_arts_design', letters: 'A', facets: ['creating'] }),
  enjoyQuestion('c10-a11', { for: 'commerce', field: 'finance_accounting', letters: 'C', facets: ['numbers', 'discipline'] }),
  enjoyQuestion('c10-a12', { for: 'science_pcb', field: 'allied_health', letters: 'S', facets: ['caring', 'people'] }),
];

const situations = [
  pick('c10-s01', 'situation', {
    a: ['science_pcm/engineering_technology', 'R', ['making', 'solving']],
    b: ['science_pcb/veterinary_science', 'I', ['nature', 'caring']],
    c: ['commerce/entrepreneurship', 'E', ['starting', 'numbers']],
    d: ['arts/journalism_media', 'A', ['words', 'discovering']],
  }),
  pick('c10-s02', 'situation', {
    a: ['science_pcb/allied_health', 'S', ['caring', 'people']],
    b: ['commerce/finance_accounting', 'C', ['numbers', 'discipline']],
    c: ['arts/fine_arts_design', 'A', ['creating', 'making']],
    d: ['science_pcm/computer_it', 'C', ['solving', 'making']],
  }),
  pick('c10-s03', 'situation', {
    a: ['commerce/business_management', 'E', ['leading', 'numbers']],
    b: ['arts/social_sciences', 'S', ['people', 'words']],
    c: ['science_pcm/pure_sciences_research', 'I', ['solving', 'discovering']],
    d: ['science_pcb/biotechnology', 'I', ['discovering', 'nature']],
  }),
  pick('c10-s04', 'situation', {
    a: ['arts/civil_services', 'S', ['leading', 'caring']],
    b: ['science_pcm/computer_it', 'C', ['solving', 'making']],
    c: ['science_pcb/medicine', 'I', ['caring', 'discovering']],
    d: ['commerce/economics_analytics', 'I', ['numbers', 'discovering']],
  }),
  pick('c10-s05', 'situation', {
    a: ['science_pcb/allied_health', 'S', ['caring', 'people']],
    b: ['commerce/law_commerce', 'E', ['fairness', 'words']],
    c: ['arts/psychology', 'S', ['people', 'caring']],
    d: ['science_pcm/defence_military', 'R', ['discipline', 'leading']],
  }),
  pick('c10-s06', 'situation', {
    a: ['arts/law_arts', 'E', ['fairness', 'words']],
    b: ['science_pcm/architecture_design', 'A', ['making', 'creating']],
    c: ['science_pcb/agriculture_environment', 'R', ['nature', 'discovering']],
    d: ['commerce/economics_analytics', 'I', ['numbers', 'discovering']],
  }),
];

const self = [
  rate('c10-e01', { about: 'mathematics', for: 'science_pcm', letters: '', facets: ['solving'] }),
  rate('c10-e02', { about: 'biology', for: 'science_pcb', letters: '', facets: ['nature', 'discovering'] }),
  rate('c10-e03', { about: 'accountancy', for: 'commerce', letters: '', facets: ['numbers'] }),
  rate('c10-e04', { about: 'writing', for: 'arts', field: 'social_sciences', letters: '', facets: ['words'] }),
];

const values = [
  pick('c10-v01', 'values', {
    a: ['commerce/business_management', 'E', ['leading', 'numbers']],
    b: ['arts/civil_services', 'S', ['people', 'caring']],
    c: ['science_pcm/engineering_technology', 'R', ['solving', 'making']],
    d: ['science_pcb/veterinary_science', 'I', ['caring', 'nature']],
  }),
];

const own = decideQuestion('c10-o01', { a: 'science_pcm', b: 'science_pcb', c: 'commerce', d: 'arts', e: null });

export const class10 = bankOf('class10', {
  candidates: ['science_pcm', 'science_pcb', 'commerce', 'arts'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
  fitted,
  icons: class10Icons,
  rightOf100: { whole: 55, short: 53 },
  work: class10CareerTags,
});
