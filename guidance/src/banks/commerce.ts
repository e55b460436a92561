/** Class 12 Commerce: which field. */
import { bankOf, decideQuestion, enjoyQuestion, inTurn, pick, rate } from './build.ts';
import fitted from './commerce.fitted.json' with { type: 'json' };
import { commerceIcons } from './commerce.icons.ts';
import { commerceCareerTags } from './commerce.work.ts';

const activities = [
  enjoyQuestion('com-a01', { for: 'business_management', letters: 'E', facets: ['leading', 'people'] }),
  enjoyQuestion('com-a02', { for: 'finance_accounting', letters: 'C', facets: ['numbers', 'discipline'] }),
  enjoyQuestion('com-a03', { for: 'law_commerce', letters: 'E', facets: ['fairness', 'words'] }),
  enjoyQuestion('com-a04', { for: 'economics_analytics', letters: 'C', facets: ['numbers', 'discovering'] }),
  enjoyQuestion('com-a05', { for: 'entrepreneurship', letters: 'E', facets: ['starting', 'making'] }),
  enjoyQuestion('com-a06', { for: 'finance_accounting', letters: 'C', facets: ['numbers', 'solving'] }),
  enjoyQuestion('com-a07', { for: 'business_management', letters: 'E', facets: ['people', 'discovering'] }),
  enjoyQuestion('com-a08', { for: 'entrepreneurship', letters: 'E', facets: ['starting', 'words'] }),
  enjoyQuestion('com-a09', { for: 'economics_analytics', letters: 'C', facets: ['numbers', 'discovering'] }),
  enjoyQuestion('com-a10', { for: 'law_commerce', letters: 'E', facets: ['discipline', 'solving'] }),
];

const situations = [
  pick('com-s01', 'situation', {
    a: ['business_management', 'E', ['leading', 'people']],
    b: ['finance_accounting', 'C', ['numbers', 'discipline']],
    c: ['economics_analytics', 'C', ['numbers', 'discovering']],
    d: ['law_commerce', 'E', ['fairness', 'words']],
    e: ['entrepreneurship', 'E', ['starting', 'making']],
  }),
  pick('com-s02', 'situation', {
    a: ['finance_accounting', 'C', ['numbers']],
    b: ['economics_analytics', 'C', ['numbers', 'discovering']],
    c: ['law_commerce', 'E', ['fairness', 'words']],
    d: ['entrepreneurship', 'E', ['starting', 'making']],
    e: ['business_management', 'E', ['leading', 'people']],
  }),
  pick('com-s03', 'situation', {
    a: ['economics_analytics', 'C', ['numbers', 'discovering']],
    b: ['law_commerce', 'E', ['fairness', 'discipline']],
    c: ['entrepreneurship', 'E', ['starting']],
    d: ['business_management', 'E', ['leading', 'people']],
    e: ['finance_accounting', 'C', ['numbers', 'discipline']],
  }),
  pick('com-s04', 'situation', {
    a: ['law_commerce', 'E', ['fairness']],
    b: ['entrepreneurship', 'E', ['starting', 'making']],
    c: ['business_management', 'E', ['leading', 'solving']],
    d: ['finance_accounting', 'C', ['numbers', 'discovering']],
    e: ['economics_analytics', 'C', ['numbers', 'discovering']],
  }),
  pick('com-s05', 'situation', {
    a: ['entrepreneurship', 'E', ['starting', 'leading']],
    b: ['business_management', 'E', ['leading', 'people']],
    c: ['finance_accounting', 'C', ['numbers', 'discipline']],
    d: ['economics_analytics', 'C', ['numbers', 'discovering']],
    e: ['law_commerce', 'E', ['fairness', 'words']],
  }),
];

const self = [
  rate('com-e01', {
    about: 'accountancy',
    for: ['finance_accounting', 'economics_analytics'],
    letters: 'C',
    facets: ['numbers', 'solving', 'discipline'],
  }),
  rate('com-e02', {
    about: 'speaking',
    for: ['business_management', 'law_commerce', 'entrepreneurship'],
    letters: 'E',
    facets: ['leading', 'words'],
  }),
];

const values = [
  pick('com-v01', 'values', {
    a: ['law_commerce', 'E', ['fairness']],
    b: ['entrepreneurship', 'E', ['starting', 'making']],
    c: ['business_management', 'E', ['leading', 'people']],
    d: ['finance_accounting', 'C', ['numbers', 'discipline']],
    e: ['economics_analytics', 'C', ['numbers', 'solving']],
  }),
  pick('com-v02', 'values', {
    a: ['economics_analytics', 'C', ['numbers', 'discovering']],
    b: ['business_management', 'E', ['leading', 'people']],
    c: ['law_commerce', 'E', ['fairness', 'words']],
    d: ['entrepreneurship', 'E', ['starting']],
    e: ['finance_accounting', 'C', ['numbers', 'discipline']],
  }),
];

const own = decideQuestion('com-o01', {
  a: 'finance_accounting',
  b: 'business_management',
  c: 'economics_analytics',
  d: 'law_commerce',
  e: 'entrepreneurship',
  f: null,
});

export const commerce = bankOf('commerce', {
  candidates: ['business_management', 'finance_accounting', 'economics_analytics', 'law_commerce', 'entrepreneurship'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
  fitted,
  icons: commerceIcons,
  rightOf100: { whole: 36, short: 35 },
  work: commerceCareerTags,
});
