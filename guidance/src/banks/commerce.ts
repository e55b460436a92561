/** Class 12 Commerce: which field. */
import type { Bank } from '../types.ts';
import { decide, enjoy, inTurn, pick, rate } from './build.ts';

const activities = [
  enjoy(
    'com-a01',
    { for: 'business_management', letters: 'E', facets: ['leading', 'people'] },
    'leading a large school event and giving each person the right job',
  ),
  enjoy(
    'com-a02',
    { for: 'finance_accounting', letters: 'C', facets: ['numbers', 'discipline'] },
    'checking a set of accounts until every rupee is in its place',
  ),
  enjoy(
    'com-a03',
    { for: 'law_commerce', letters: 'E', facets: ['fairness', 'words'] },
    "arguing a customer's case against a company that was unfair",
  ),
  enjoy(
    'com-a04',
    { for: 'economics_analytics', letters: 'C', facets: ['numbers', 'discovering'] },
    'using figures to explain why onion prices rise and fall',
  ),
  enjoy(
    'com-a05',
    { for: 'entrepreneurship', letters: 'E', facets: ['starting', 'making'] },
    'turning an idea of your own into something people pay for',
  ),
  enjoy(
    'com-a06',
    { for: 'finance_accounting', letters: 'C', facets: ['numbers', 'solving'] },
    'working out how a family should save over the next ten years',
  ),
  enjoy(
    'com-a07',
    { for: 'business_management', letters: 'E', facets: ['leading', 'discovering'] },
    'finding out why customers like one shop and leave another',
  ),
  enjoy(
    'com-a08',
    { for: 'entrepreneurship', letters: 'E', facets: ['starting', 'words'] },
    'convincing strangers to try a product nobody knows yet',
  ),
  enjoy(
    'com-a09',
    { for: 'economics_analytics', letters: 'C', facets: ['numbers', 'solving'] },
    'turning a big survey into graphs that show what people buy',
  ),
  enjoy(
    'com-a10',
    { for: 'law_commerce', letters: 'E', facets: ['fairness', 'solving'] },
    'reading an agreement closely to find the line that causes trouble',
  ),
];

const situations = [
  pick('com-s01', 'situation', 'at the school fair', 'Your school holds a fair with twenty stalls. What is your job?', [
    ['business_management', 'E', ['leading', 'people'], 'Manage the whole team and the timetable'],
    ['finance_accounting', 'C', ['numbers', 'discipline'], 'Keep the cash box and the accounts right'],
    ['economics_analytics', 'C', ['numbers', 'discovering'], 'Predict the sales from last year’s figures'],
    ['law_commerce', 'E', ['fairness', 'words'], 'Write fair rules and settle the quarrels'],
    ['entrepreneurship', 'E', ['starting', 'making'], 'Open a stall with a product I thought up'],
  ]),
  pick('com-s02', 'situation', 'on a free Saturday', 'A Saturday is free and nobody has plans for you. What do you do first?', [
    ['finance_accounting', 'C', ['numbers', 'discipline'], 'Go over my savings and watch share prices'],
    ['economics_analytics', 'C', ['numbers', 'discovering'], 'Look for patterns in cricket or price data'],
    ['law_commerce', 'E', ['fairness', 'words'], 'Watch a court drama or join in a debate'],
    ['entrepreneurship', 'E', ['starting', 'making'], 'Sell something I made, online or next door'],
    ['business_management', 'E', ['leading', 'people'], 'Organise a match or a trip for my friends'],
  ]),
  pick(
    'com-s03',
    'situation',
    'in the project on a shop',
    'Your group helps a kirana shop that is losing customers. Which part is yours?',
    [
      ['economics_analytics', 'C', ['numbers', 'discovering'], 'Compare its prices and sales with other shops'],
      ['law_commerce', 'E', ['fairness', 'solving'], 'Check its licence, its bills and its promises'],
      ['entrepreneurship', 'E', ['starting', 'solving'], 'Think up a service that nobody else offers'],
      ['business_management', 'E', ['leading', 'people'], 'Plan who does what and how to treat customers'],
      ['finance_accounting', 'C', ['numbers', 'discipline'], 'Go through its books to see where money leaks'],
    ],
  ),
  pick('com-s04', 'situation', 'in the news', 'Five headlines stand on the news page. Which one do you open first?', [
    ['law_commerce', 'E', ['fairness', 'words'], 'A court makes a company pay its customers back'],
    ['entrepreneurship', 'E', ['starting', 'leading'], 'Two students build a firm from a hostel room'],
    ['business_management', 'E', ['leading', 'people'], 'A new manager turns a failing brand around'],
    ['finance_accounting', 'C', ['numbers', 'discovering'], 'How an auditor found the crores that were gone'],
    ['economics_analytics', 'C', ['numbers', 'discovering'], 'What the Union Budget means for jobs and prices'],
  ]),
  pick('com-s05', 'situation', 'choosing whom to follow at work', 'You may follow one person at work for a week. Whom do you choose?', [
    ['entrepreneurship', 'E', ['starting', 'leading'], 'A founder in the first year of a start-up'],
    ['business_management', 'E', ['leading', 'people'], 'A manager who runs a large hotel in Goa'],
    ['finance_accounting', 'C', ['numbers', 'discipline'], 'A chartered accountant in the audit season'],
    ['economics_analytics', 'C', ['numbers', 'discovering'], 'An economist who advises the Reserve Bank'],
    ['law_commerce', 'E', ['fairness', 'words'], 'A lawyer who takes on cases for companies'],
  ]),
];

const self = [
  rate(
    'com-e01',
    { for: ['finance_accounting', 'economics_analytics'], letters: 'C', facets: ['numbers', 'discipline'] },
    'when accounts or a long sum do not tally',
    ['leave them as they are', 'ask someone to look at it', 'find the mistake in the end', 'find the mistake quickly'],
  ),
  rate(
    'com-e02',
    { for: ['business_management', 'law_commerce', 'entrepreneurship'], letters: 'E', facets: ['leading', 'words'] },
    'when I have to speak for my group in class',
    ['ask somebody else to do it', 'read it out from my notes', 'speak well if I prepared it', 'speak freely and win them over'],
  ),
];

const values = [
  pick('com-v01', 'values', 'asked what would make you proud', 'What would make you proudest in your work ten years from now?', [
    ['law_commerce', 'E', ['fairness', 'solving'], 'A fair deal was made because I knew the law'],
    ['entrepreneurship', 'E', ['starting', 'making'], 'I built a company out of nothing but an idea'],
    ['business_management', 'E', ['leading', 'people'], 'A team does great work because I lead it well'],
    ['finance_accounting', 'C', ['numbers', 'discipline'], 'People trust me with their money, to the rupee'],
    ['economics_analytics', 'C', ['numbers', 'solving'], 'My analysis helped others to choose wisely'],
  ]),
  pick('com-v02', 'values', 'thinking of your working day', 'Which working day would suit you best?', [
    ['economics_analytics', 'C', ['numbers', 'discovering'], 'Data, charts and time to think them through'],
    ['business_management', 'E', ['leading', 'people'], 'Meetings, people and decisions from early on'],
    ['law_commerce', 'E', ['fairness', 'words'], 'Papers to study, then a case to argue well'],
    ['entrepreneurship', 'E', ['starting', 'leading'], 'No day like another, and the risk is all mine'],
    ['finance_accounting', 'C', ['numbers', 'discipline'], 'Clear figures, firm dates and nothing missed'],
  ]),
];

const own = decide('com-o01', 'field', [
  ['finance_accounting', 'Finance and accounting'],
  ['business_management', 'Business and management'],
  ['economics_analytics', 'Economics and analytics'],
  ['law_commerce', 'Law for business'],
  ['entrepreneurship', 'A business of my own'],
]);

export const commerce: Bank = {
  id: 'class12-commerce-v1',
  targetClass: '12',
  stream: 'commerce',
  title: 'Which field suits you in Commerce?',
  estimatedTime: 'about 8 minutes',
  candidates: ['business_management', 'finance_accounting', 'economics_analytics', 'law_commerce', 'entrepreneurship'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
};
