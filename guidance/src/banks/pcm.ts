/** Class 12 PCM: which field. Written on maths, code, space and design, which girls and boys like equally, not on workshops. */
import { bankOf, decideQuestion, enjoyQuestion, inTurn, pick, rate } from './build.ts';
import fitted from './pcm.fitted.json' with { type: 'json' };
import { pcmIcons } from './pcm.icons.ts';
import { pcmCareerTags } from './pcm.work.ts';

const activities = [
  enjoyQuestion('pcm-a01', { for: 'engineering_technology', letters: 'R', facets: ['making', 'solving'] }),
  enjoyQuestion('pcm-a02', { for: 'pure_sciences_research', letters: 'I', facets: ['solving', 'discovering'] }),
  enjoyQuestion('pcm-a03', { for: 'architecture_design', letters: 'A', facets: ['creating', 'making'] }),
  enjoyQuestion('pcm-a04', { for: 'computer_it', letters: 'C', facets: ['solving', 'making'] }),
  enjoyQuestion('pcm-a05', { for: 'defence_military', letters: 'R', facets: ['discipline', 'leading'] }),
  enjoyQuestion('pcm-a06', { for: 'pure_sciences_research', letters: 'I', facets: ['discovering'] }),
  enjoyQuestion('pcm-a07', { for: 'engineering_technology', letters: 'R', facets: ['making', 'discovering'] }),
  enjoyQuestion('pcm-a08', { for: 'defence_military', letters: 'R', facets: ['discipline', 'solving'] }),
  enjoyQuestion('pcm-a09', { for: 'computer_it', letters: 'C', facets: ['solving', 'discipline'] }),
  enjoyQuestion('pcm-a10', { for: 'architecture_design', letters: 'A', facets: ['creating', 'making'] }),
];

const situations = [
  pick('pcm-s01', 'situation', {
    a: ['engineering_technology', 'R', ['making', 'solving']],
    b: ['architecture_design', 'A', ['creating', 'making']],
    c: ['pure_sciences_research', 'I', ['discovering', 'solving']],
    d: ['computer_it', 'C', ['solving', 'making']],
    e: ['defence_military', 'R', ['discipline', 'leading']],
  }),
  pick('pcm-s02', 'situation', {
    a: ['architecture_design', 'A', ['creating', 'making']],
    b: ['pure_sciences_research', 'I', ['discovering', 'solving']],
    c: ['computer_it', 'C', ['solving', 'making']],
    d: ['defence_military', 'R', ['discipline']],
    e: ['engineering_technology', 'R', ['making', 'solving']],
  }),
  pick('pcm-s03', 'situation', {
    a: ['pure_sciences_research', 'I', ['discovering', 'numbers']],
    b: ['computer_it', 'C', ['solving', 'making']],
    c: ['defence_military', 'R', ['leading', 'discipline']],
    d: ['engineering_technology', 'R', ['making', 'solving']],
    e: ['architecture_design', 'A', ['creating', 'making']],
  }),
  pick('pcm-s04', 'situation', {
    a: ['computer_it', 'C', ['solving', 'discovering']],
    b: ['defence_military', 'R', ['discipline', 'caring']],
    c: ['engineering_technology', 'R', ['making', 'discovering']],
    d: ['architecture_design', 'A', ['creating']],
    e: ['pure_sciences_research', 'I', ['discovering']],
  }),
  pick('pcm-s05', 'situation', {
    a: ['defence_military', 'R', ['discipline', 'leading']],
    b: ['engineering_technology', 'R', ['making', 'solving']],
    c: ['architecture_design', 'A', ['creating', 'making']],
    d: ['pure_sciences_research', 'I', ['discovering']],
    e: ['computer_it', 'C', ['solving', 'making']],
  }),
];

const self = [
  rate('pcm-e01', {
    about: 'mathematics',
    for: ['pure_sciences_research', 'computer_it'],
    letters: 'I',
    facets: ['solving', 'discipline'],
  }),
  rate('pcm-e02', {
    about: 'drawing',
    for: ['engineering_technology', 'architecture_design', 'defence_military'],
    letters: 'R',
    facets: ['making', 'creating'],
  }),
];

const values = [
  pick('pcm-v01', 'values', {
    a: ['computer_it', 'C', ['making', 'solving']],
    b: ['engineering_technology', 'R', ['making', 'solving']],
    c: ['architecture_design', 'A', ['creating', 'people']],
    d: ['pure_sciences_research', 'I', ['discovering']],
    e: ['defence_military', 'R', ['discipline', 'caring']],
  }),
  pick('pcm-v02', 'values', {
    a: ['pure_sciences_research', 'I', ['discovering', 'discipline']],
    b: ['defence_military', 'R', ['discipline', 'leading']],
    c: ['computer_it', 'C', ['solving', 'making']],
    d: ['engineering_technology', 'R', ['making', 'discovering']],
    e: ['architecture_design', 'A', ['creating', 'making']],
  }),
];

const own = decideQuestion('pcm-o01', {
  a: 'architecture_design',
  b: 'engineering_technology',
  c: 'pure_sciences_research',
  d: 'computer_it',
  e: 'defence_military',
  f: null,
});

export const pcm = bankOf('pcm', {
  candidates: ['engineering_technology', 'architecture_design', 'pure_sciences_research', 'computer_it', 'defence_military'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
  fitted,
  icons: pcmIcons,
  rightOf100: { whole: 42, short: 39 },
  work: pcmCareerTags,
});
