import type { arts as bank } from '../../../banks/arts.ts';
import type { BankShorts } from '../../words.ts';

export const texts: BankShorts<typeof bank> = {
  'art-a01': 'Life a hundred years ago',
  'art-a02': 'Sorting out a friend’s worry',
  'art-a03': 'Interviewing strangers',
  'art-a04': 'A painting that says what you feel',
  'art-a05': 'Arguing in a mock court',
  'art-a06': 'Help after a flood',
  'art-a07': 'Why people change in a group',
  'art-a08': 'Two views of one history',
  'art-a09': 'Costumes, posters, stage',
  'art-a10': 'Filming a short report',
  'art-a11': 'Better buses or ration shops',
  'art-a12': 'The rule behind fairness',
  'art-s01': {
    question: 'Your job on annual day',
    options: {
      a: 'The story of our town',
      b: 'Calming the nervous',
      c: 'Hosting and reporting',
      d: 'Stage and costumes',
      e: 'The debate',
      f: 'Entry, seats, safety',
    },
  },
  'art-s02': {
    question: 'A free Saturday',
    options: {
      a: 'A long talk with a friend',
      b: 'A podcast or the news',
      c: 'Painting, dance or music',
      d: 'Arguing about a rule',
      e: 'A clean-up drive',
      f: 'Old kingdoms, other cultures',
    },
  },
  'art-s03': {
    question: 'Your part of the school study',
    options: {
      a: 'A film of their story',
      b: 'Posters and a play',
      c: 'Their rights and laws',
      d: 'A plan for the block office',
      e: 'Family, work, history',
      f: 'Talking with the children',
    },
  },
  'art-s04': {
    question: 'The headline you open first',
    options: {
      a: 'A folk artist’s work',
      b: 'A judgment gives a right',
      c: 'A collector ends a crisis',
      d: 'A town 4,000 years old',
      e: 'Stress and teenagers',
      f: 'A reporter finds the truth',
    },
  },
  'art-s05': {
    question: 'Whom you would follow',
    options: {
      a: 'A lawyer for the poor',
      b: 'A district collector',
      c: 'A historian',
      d: 'A school counsellor',
      e: 'A reporter',
      f: 'A designer',
    },
  },
  'art-e01': 'Writing something of your own',
  'art-e02': 'When two friends quarrel',
  'art-v01': {
    question: 'Your pride ten years on',
    options: {
      a: 'Somebody I understood',
      b: 'A truth I reported',
      c: 'Work that people feel',
      d: 'Justice for somebody',
      e: 'A better district',
      f: 'A truth about how we live',
    },
  },
  'art-v02': {
    question: 'Your best working day',
    options: {
      a: 'A studio and my ideas',
      b: 'Files, then the courtroom',
      c: 'Public meetings, field visits',
      d: 'Books and long interviews',
      e: 'One person at a time',
      f: 'On the move, a deadline',
    },
  },
  'art-o01': 'Your own choice',
};
