/** Class 12 Arts: which field. */
import { bankOf, decideQuestion, enjoyQuestion, inTurn, pick, rate } from './build.ts';
import fitted from './arts.fitted.json' with { type: 'json' };
import { artsIcons } from './arts.icons.ts';
import { artsCareerTags } from './arts.work.ts';

const activities = [
  enjoyQuestion('art-a01', { for: 'social_sciences', letters: 'A', facets: ['discovering', 'people'] }),
  enjoyQuestion('art-a02', { for: 'psychology', letters: 'S', facets: ['people', 'caring'] }),
  enjoyQuestion('art-a03', { for: 'journalism_media', letters: 'A', facets: ['words', 'people'] }),
  enjoyQuestion('art-a04', { for: 'fine_arts_design', letters: 'A', facets: ['creating', 'discipline'] }),
  enjoyQuestion('art-a05', { for: 'law_arts', letters: 'E', facets: ['fairness', 'words'] }),
  enjoyQuestion('art-a06', { for: 'civil_services', letters: 'S', facets: ['leading', 'caring'] }),
  enjoyQuestion('art-a07', { for: 'psychology', letters: 'S', facets: ['people', 'discovering'] }),
  enjoyQuestion('art-a08', { for: 'social_sciences', letters: 'A', facets: ['discovering', 'people'] }),
  enjoyQuestion('art-a09', { for: 'fine_arts_design', letters: 'A', facets: ['creating', 'making'] }),
  enjoyQuestion('art-a10', { for: 'journalism_media', letters: 'A', facets: ['words', 'making'] }),
  enjoyQuestion('art-a11', { for: 'civil_services', letters: 'S', facets: ['leading', 'solving'] }),
  enjoyQuestion('art-a12', { for: 'law_arts', letters: 'E', facets: ['fairness', 'solving'] }),
];

const situations = [
  pick('art-s01', 'situation', {
    a: ['social_sciences', 'A', ['discovering', 'words']],
    b: ['psychology', 'S', ['people', 'caring']],
    c: ['journalism_media', 'A', ['words', 'people']],
    d: ['fine_arts_design', 'A', ['creating', 'making']],
    e: ['law_arts', 'E', ['fairness', 'words']],
    f: ['civil_services', 'S', ['leading', 'discipline']],
  }),
  pick('art-s02', 'situation', {
    a: ['psychology', 'S', ['people']],
    b: ['journalism_media', 'A', ['words']],
    c: ['fine_arts_design', 'A', ['creating', 'making']],
    d: ['law_arts', 'E', ['fairness', 'words']],
    e: ['civil_services', 'S', ['leading', 'people']],
    f: ['social_sciences', 'A', ['discovering']],
  }),
  pick('art-s03', 'situation', {
    a: ['journalism_media', 'A', ['words', 'creating']],
    b: ['fine_arts_design', 'A', ['creating', 'people']],
    c: ['law_arts', 'E', ['fairness', 'solving']],
    d: ['civil_services', 'S', ['leading', 'solving']],
    e: ['social_sciences', 'A', ['discovering', 'people']],
    f: ['psychology', 'S', ['people', 'caring']],
  }),
  pick('art-s04', 'situation', {
    a: ['fine_arts_design', 'A', ['creating']],
    b: ['law_arts', 'E', ['fairness']],
    c: ['civil_services', 'S', ['leading', 'solving']],
    d: ['social_sciences', 'A', ['discovering']],
    e: ['psychology', 'S', ['people', 'discovering']],
    f: ['journalism_media', 'A', ['words', 'fairness']],
  }),
  pick('art-s05', 'situation', {
    a: ['law_arts', 'E', ['fairness', 'words']],
    b: ['civil_services', 'S', ['leading', 'discipline']],
    c: ['social_sciences', 'A', ['discovering']],
    d: ['psychology', 'S', ['people', 'caring']],
    e: ['journalism_media', 'A', ['words', 'discovering']],
    f: ['fine_arts_design', 'A', ['creating', 'making']],
  }),
];

const self = [
  rate('art-e01', {
    about: 'writing',
    for: ['social_sciences', 'journalism_media', 'fine_arts_design'],
    letters: 'A',
    facets: ['words', 'creating'],
  }),
  rate('art-e02', { for: ['psychology', 'law_arts', 'civil_services'], letters: 'S', facets: ['people', 'caring'] }),
];

const values = [
  pick('art-v01', 'values', {
    a: ['psychology', 'S', ['people', 'caring']],
    b: ['journalism_media', 'A', ['words', 'discovering']],
    c: ['fine_arts_design', 'A', ['creating', 'people']],
    d: ['law_arts', 'E', ['fairness', 'words']],
    e: ['civil_services', 'S', ['leading', 'caring']],
    f: ['social_sciences', 'A', ['discovering', 'people']],
  }),
  pick('art-v02', 'values', {
    a: ['fine_arts_design', 'A', ['creating', 'making']],
    b: ['law_arts', 'E', ['fairness', 'discipline']],
    c: ['civil_services', 'S', ['leading', 'people']],
    d: ['social_sciences', 'A', ['discovering', 'words']],
    e: ['psychology', 'S', ['people', 'caring']],
    f: ['journalism_media', 'A', ['discipline']],
  }),
];

const own = decideQuestion('art-o01', {
  a: 'civil_services',
  b: 'social_sciences',
  c: 'psychology',
  d: 'journalism_media',
  e: 'fine_arts_design',
  f: 'law_arts',
  g: null,
});

export const arts = bankOf('arts', {
  candidates: ['social_sciences', 'psychology', 'journalism_media', 'fine_arts_design', 'law_arts', 'civil_services'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
  fitted,
  icons: artsIcons,
  rightOf100: { whole: 37, short: 34 },
  work: artsCareerTags,
});
