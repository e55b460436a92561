import type { commerce as bank } from '../../../banks/commerce.ts';
import type { BankShorts } from '../../words.ts';

export const texts: BankShorts<typeof bank> = {
  'com-a01': 'Leading a school event',
  'com-a02': 'Accounts to the last rupee',
  'com-a03': 'A customer against a company',
  'com-a04': 'Why onion prices rise',
  'com-a05': 'An idea people pay for',
  'com-a06': 'How a family should save',
  'com-a07': 'Why customers like a shop',
  'com-a08': 'Selling something new',
  'com-a09': 'Graphs from a big survey',
  'com-a10': 'The line that causes trouble',
  'com-s01': {
    question: 'Your job at the school fair',
    options: {
      a: 'The team and the timetable',
      b: 'The cash box',
      c: 'Predicting the sales',
      d: 'Fair rules',
      e: 'A product of my own',
    },
  },
  'com-s02': {
    question: 'A free Saturday',
    options: {
      a: 'Savings and share prices',
      b: 'Patterns in data',
      c: 'A court drama or debate',
      d: 'Selling what I made',
      e: 'Organising a match or trip',
    },
  },
  'com-s03': {
    question: 'Your part in helping the shop',
    options: {
      a: 'Comparing its prices',
      b: 'Licence, bills, promises',
      c: 'A service nobody offers',
      d: 'Who does what',
      e: 'Where the money leaks',
    },
  },
  'com-s04': {
    question: 'The headline you open first',
    options: {
      a: 'A court helps customers',
      b: 'A firm from a hostel room',
      c: 'A manager saves a brand',
      d: 'An auditor finds crores',
      e: 'The Union Budget',
    },
  },
  'com-s05': {
    question: 'Whom you would follow',
    options: {
      a: 'A start-up founder',
      b: 'A hotel manager',
      c: 'A chartered accountant',
      d: 'An economist',
      e: 'A company lawyer',
    },
  },
  'com-e01': 'Sums that do not tally',
  'com-e02': 'Speaking for your group',
  'com-v01': {
    question: 'Your pride ten years on',
    options: {
      a: 'A fair deal',
      b: 'A company from an idea',
      c: 'A team that does great work',
      d: 'Trust, to the rupee',
      e: 'Helping others choose',
    },
  },
  'com-v02': {
    question: 'Your best working day',
    options: {
      a: 'Data, charts, time to think',
      b: 'Meetings and decisions',
      c: 'A case to argue',
      d: 'Every day new, my own risk',
      e: 'Clear figures, firm dates',
    },
  },
  'com-o01': 'Your own choice',
};
