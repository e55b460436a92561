import type { class10 as bank } from '../../../banks/class10.ts';
import type { BankWords } from '../../words.ts';
import { decide, enjoy, notSure, usually } from '../build.ts';

export const texts: BankWords<typeof bank> = {
  title: 'Which stream suits you after Class 10?',
  estimatedTime: 'about 10 minutes',
  shortTime: 'about 4 minutes',
  questions: {
    'c10-a01': enjoy('writing a small program that plays noughts and crosses against you'),
    'c10-a02': enjoy('listening to an upset friend and finding out what lies behind it'),
    'c10-a03': enjoy('arguing the case of a customer who was sold a faulty phone'),
    'c10-a04': enjoy('working out from signs and test reports why somebody has a fever'),
    'c10-a05': enjoy('designing a house that stays cool in May without an air conditioner'),
    'c10-a06': enjoy('making sure that every house in your area gets clean water on time'),
    'c10-a07': enjoy('using price lists to explain why onions cost more in some months'),
    'c10-a08': enjoy('watching yeast or pond water under a microscope and noting changes'),
    'c10-a09': enjoy('planning a small rover that can climb over rocks on the Moon'),
    'c10-a10': enjoy('drawing, composing or acting out something entirely your own'),
    'c10-a11': enjoy('keeping the accounts of a class trip so that every rupee is explained'),
    'c10-a12': enjoy('helping a grandparent to walk safely again after an injury'),

    'c10-s01': {
      question: 'Your school holds a fair and every group runs one stall. Which stall do you join?',
      about: 'at the school fair',
      options: {
        a: 'A small robot that follows a line on the floor',
        b: 'A corner on keeping pets and street dogs healthy',
        c: 'A snack stall that we price and promote ourselves',
        d: 'A live news desk that reports from the whole fair',
      },
    },
    'c10-s02': {
      question: 'A Saturday is free and nobody has plans for you. What do you do first?',
      about: 'on a free Saturday',
      options: {
        a: 'Help an elderly neighbour with her exercises',
        b: 'Plan how to save up for something I really want',
        c: 'Sketch, play music or make a short video film',
        d: 'Take a coding challenge or build a small game',
      },
    },
    'c10-s03': {
      question: 'Your group does a project on the lake near your town. Which part is yours?',
      about: 'in the group project on the lake',
      options: {
        a: 'Plan the budget, the team and the timetable',
        b: 'Interview the families who live by the lake',
        c: 'Work out with maths how fast the lake shrinks',
        d: 'Test samples for germs and other tiny life',
      },
    },
    'c10-s04': {
      question: 'Four headlines stand on the news page. Which one do you open first?',
      about: 'in the news',
      options: {
        a: 'How a young officer brought water to villages',
        b: 'How a new app understands ten Indian languages',
        c: 'How a new treatment helps children with asthma',
        d: 'How the Union Budget will change what we all pay',
      },
    },
    'c10-s05': {
      question: 'You may follow one person at work for a week. Whom do you choose?',
      about: 'choosing whom to follow at work',
      options: {
        a: 'A physiotherapist who treats injured players',
        b: 'A lawyer who settles deals between companies',
        c: 'A counsellor who helps students under stress',
        d: 'An officer who steers a ship of the Navy',
      },
    },
    'c10-s06': {
      question: 'Your class may start one new club. Which one do you vote for?',
      about: 'starting a club',
      options: {
        a: 'Debate club: rights, rules and both sides of a case',
        b: 'Design club: models, bridges and drawings in 3D',
        c: 'Nature club: birds, trees and a school garden',
        d: 'Market club: prices, trends and what people buy',
      },
    },

    'c10-e01': usually('in maths tests', {
      a: 'find most of the questions hard',
      b: 'manage the easier questions',
      c: 'get most of the questions right',
      d: 'finish and help others later',
    }),
    'c10-e02': usually('with biology chapters, diagrams included', {
      a: 'mix up most of the parts',
      b: 'remember the main parts',
      c: 'remember nearly all of it',
      d: 'can explain it to a friend',
    }),
    'c10-e03': usually('when bills, discounts or interest must be worked out', {
      a: 'leave it to somebody else',
      b: 'get there with some help',
      c: 'get it right on my own',
      d: 'am the one others ask',
    }),
    'c10-e04': usually('in long answers for languages and social science', {
      a: 'struggle to fill the page',
      b: 'write the main points',
      c: 'write clearly and in order',
      d: 'write answers others read',
    }),

    'c10-v01': {
      question: 'Which working day would suit you best?',
      about: 'thinking of your working day',
      options: {
        a: 'A team to lead, a target, and money to decide about',
        b: 'New people to understand and a community to serve',
        c: 'A tricky technical problem and quiet time to crack it',
        d: 'Living beings that need care, and why they fall ill',
      },
    },

    'c10-o01': decide('stream', {
      a: 'Science with maths (PCM)',
      b: 'Science with biology (PCB)',
      c: 'Commerce and business',
      d: 'Arts and humanities',
      e: notSure,
    }),
  },
};
