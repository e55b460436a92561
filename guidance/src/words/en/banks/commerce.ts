import type { commerce as bank } from '../../../banks/commerce.ts';
import type { BankWords } from '../../words.ts';
import { decide, enjoy, notSure, usually } from '../build.ts';

export const texts: BankWords<typeof bank> = {
  title: 'Which field suits you in Commerce?',
  estimatedTime: 'about 8 minutes',
  shortTime: 'about 4 minutes',
  questions: {
    'com-a01': enjoy('leading a large school event and giving each person the right job'),
    'com-a02': enjoy('checking a set of accounts until every rupee is in its place'),
    'com-a03': enjoy("arguing a customer's case against a company that was unfair"),
    'com-a04': enjoy('using figures to explain why onion prices rise and fall'),
    'com-a05': enjoy('turning an idea of your own into something people pay for'),
    'com-a06': enjoy('working out how a family should save over the next ten years'),
    'com-a07': enjoy('finding out why customers like one shop and leave another'),
    'com-a08': enjoy('convincing strangers to try a product nobody knows yet'),
    'com-a09': enjoy('turning a big survey into graphs that show what people buy'),
    'com-a10': enjoy('reading an agreement closely to find the line that causes trouble'),

    'com-s01': {
      question: 'Your school holds a fair with twenty stalls. What is your job?',
      about: 'at the school fair',
      options: {
        a: 'Manage the whole team and the timetable',
        b: 'Keep the cash box and the accounts right',
        c: 'Predict the sales from last year’s figures',
        d: 'Write fair rules and settle the quarrels',
        e: 'Open a stall with a product I thought up',
      },
    },
    'com-s02': {
      question: 'A Saturday is free and nobody has plans for you. What do you do first?',
      about: 'on a free Saturday',
      options: {
        a: 'Go over my savings and watch share prices',
        b: 'Look for patterns in cricket or price data',
        c: 'Watch a court drama or join in a debate',
        d: 'Sell something I made, online or next door',
        e: 'Organise a match or a trip for my friends',
      },
    },
    'com-s03': {
      question: 'Your group helps a kirana shop that is losing customers. Which part is yours?',
      about: 'in the project on a shop',
      options: {
        a: 'Compare its prices and sales with other shops',
        b: 'Check its licence, its bills and its promises',
        c: 'Think up a service that nobody else offers',
        d: 'Plan who does what and how to treat customers',
        e: 'Go through its books to see where money leaks',
      },
    },
    'com-s04': {
      question: 'Five headlines stand on the news page. Which one do you open first?',
      about: 'in the news',
      options: {
        a: 'A court makes a company pay its customers back',
        b: 'Two students build a firm from a hostel room',
        c: 'A new manager turns a failing brand around',
        d: 'How an auditor found the crores that were gone',
        e: 'What the Union Budget means for jobs and prices',
      },
    },
    'com-s05': {
      question: 'You may follow one person at work for a week. Whom do you choose?',
      about: 'choosing whom to follow at work',
      options: {
        a: 'A founder in the first year of a start-up',
        b: 'A manager who runs a large hotel in Goa',
        c: 'A chartered accountant in the audit season',
        d: 'An economist who advises the Reserve Bank',
        e: 'A lawyer who takes on cases for companies',
      },
    },

    'com-e01': usually('when accounts or a long sum do not tally', {
      a: 'leave them as they are',
      b: 'ask someone to look at it',
      c: 'find the mistake in the end',
      d: 'find the mistake quickly',
    }),
    'com-e02': usually('when I have to speak for my group in class', {
      a: 'ask somebody else to do it',
      b: 'read it out from my notes',
      c: 'speak well if I prepared it',
      d: 'speak freely and win them over',
    }),

    'com-v01': {
      question: 'What would make you proudest in your work ten years from now?',
      about: 'asked what would make you proud',
      options: {
        a: 'A fair deal was made because I knew the law',
        b: 'I built a company out of nothing but an idea',
        c: 'A team does great work because I lead it well',
        d: 'People trust me with their money, to the rupee',
        e: 'My analysis helped others to choose wisely',
      },
    },
    'com-v02': {
      question: 'Which working day would suit you best?',
      about: 'thinking of your working day',
      options: {
        a: 'Data, charts and time to think them through',
        b: 'Meetings, people and decisions from early on',
        c: 'Papers to study, then a case to argue well',
        d: 'No day like another, and the risk is all mine',
        e: 'Clear figures, firm dates and nothing missed',
      },
    },

    'com-o01': decide('field', {
      a: 'Finance and accounting',
      b: 'Business and management',
      c: 'Economics and analytics',
      d: 'Law for business',
      e: 'A business of my own',
      f: notSure,
    }),
  },
};
