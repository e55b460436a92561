import type { pcm as bank } from '../../../banks/pcm.ts';
import type { BankWords } from '../../words.ts';
import { decide, enjoy, notSure, usually } from '../build.ts';

export const texts: BankWords<typeof bank> = {
  title: 'Which field suits you in Science (PCM)?',
  estimatedTime: 'about 8 minutes',
  shortTime: 'about 4 minutes',
  questions: {
    'pcm-a01': enjoy('planning a drone that carries medicines to a village in the hills'),
    'pcm-a02': enjoy('proving that a pattern you noticed is true for every number'),
    'pcm-a03': enjoy('designing a school building with more light, air and shade'),
    'pcm-a04': enjoy('writing code that finds the quickest bus route to school'),
    'pcm-a05': enjoy('training for a long trek on which your team depends on you'),
    'pcm-a06': enjoy('reading the light of a far star to find out what it is made of'),
    'pcm-a07': enjoy('testing model bridges to see which shape carries the most'),
    'pcm-a08': enjoy('learning to find the way at sea or in the air by instruments'),
    'pcm-a09': enjoy('hunting for the one line that makes a program go wrong'),
    'pcm-a10': enjoy('turning a rough sketch into a neat model that people can walk around'),

    'pcm-s01': {
      question: 'Your school has a science day. What do you put on show?',
      about: 'on science day',
      options: {
        a: 'A model crane that lifts ten times its own weight',
        b: 'A model of a street that is safe for everybody',
        c: 'An experiment that shows a law of physics at work',
        d: 'A quiz game that I coded myself from the start',
        e: 'A drill on how to rescue people after a flood',
      },
    },
    'pcm-s02': {
      question: 'A Saturday is free and nobody has plans for you. What do you do first?',
      about: 'on a free Saturday',
      options: {
        a: 'Sketch rooms and buildings I would like to see',
        b: 'Read on black holes or try an olympiad problem',
        c: 'Take a coding challenge or build a web page',
        d: 'Go for a run, then play a tough team match',
        e: 'Improve some gadget that we use at home',
      },
    },
    'pcm-s03': {
      question: 'Your group plans a rain-water system for the school. Which part is yours?',
      about: 'in the rain-water project',
      options: {
        a: 'Work out from data how much rain we can expect',
        b: 'Write the program that tracks the water level',
        c: 'Lead the team on site and keep everybody safe',
        d: 'Choose the pumps and pipes and make them work',
        e: 'Draw the plan so that it suits the whole school',
      },
    },
    'pcm-s04': {
      question: 'Five headlines stand on the news page. Which one do you open first?',
      about: 'in the news',
      options: {
        a: 'How one small bug stopped thousands of computers',
        b: 'How the Navy brought stranded people home safely',
        c: 'How engineers built a long bridge across the sea',
        d: 'How an old city market got a beautiful new life',
        e: 'How scientists caught a signal from deep space',
      },
    },
    'pcm-s05': {
      question: 'You may follow one person at work for a week. Whom do you choose?',
      about: 'choosing whom to follow at work',
      options: {
        a: 'An officer who leads a unit in the mountains',
        b: 'An engineer who keeps the metro trains running',
        c: 'An architect who plans homes for a new town',
        d: 'A scientist who studies the sun by satellite',
        e: 'A developer whose app is used by lakhs of people',
      },
    },

    'pcm-e01': usually('when a maths problem runs over a whole page', {
      a: 'give up after the first few lines',
      b: 'get part of it with some help',
      c: 'get through it if I have time',
      d: 'find a way and check it too',
    }),
    'pcm-e02': usually('when a map or a flat drawing shows a real place or object', {
      a: 'cannot picture it at all',
      b: 'see it once it is explained',
      c: 'see it after a short while',
      d: 'see it and can draw it turned',
    }),

    'pcm-v01': {
      question: 'What would make you proudest in your work ten years from now?',
      about: 'asked what would make you proud',
      options: {
        a: 'My software does its job for people everywhere',
        b: 'Something useful runs because I made it work',
        c: 'People enjoy a place that I helped to shape',
        d: 'I found out something nobody knew before me',
        e: 'I kept people safe when it really mattered',
      },
    },
    'pcm-v02': {
      question: 'Which working day would suit you best?',
      about: 'thinking of your working day',
      options: {
        a: 'A quiet lab and one deep question for months',
        b: 'An early start, a fit team and a new mission',
        c: 'A screen, a clear task and code that must run',
        d: 'Half of it designing, half testing on the site',
        e: 'A big drawing table, models and many ideas',
      },
    },

    'pcm-o01': decide('field', {
      a: 'Architecture and design',
      b: 'Engineering and technology',
      c: 'Pure sciences and research',
      d: 'Computer science and IT',
      e: 'Defence and the armed forces',
      f: notSure,
    }),
  },
};
