import type { pcm as bank } from '../../../banks/pcm.ts';
import type { BankShorts } from '../../words.ts';

export const texts: BankShorts<typeof bank> = {
  'pcm-a01': 'A drone with medicines',
  'pcm-a02': 'Proving a pattern',
  'pcm-a03': 'A school with light and shade',
  'pcm-a04': 'Code for the quickest bus',
  'pcm-a05': 'A long trek with a team',
  'pcm-a06': 'What a far star is made of',
  'pcm-a07': 'Testing model bridges',
  'pcm-a08': 'Steering by instruments',
  'pcm-a09': 'Finding the bug in a program',
  'pcm-a10': 'From sketch to model',
  'pcm-s01': {
    question: 'Your stall on science day',
    options: { a: 'A strong crane', b: 'A safe street', c: 'A physics experiment', d: 'A game I coded', e: 'A rescue drill' },
  },
  'pcm-s02': {
    question: 'A free Saturday',
    options: {
      a: 'Sketching rooms and buildings',
      b: 'Black holes or an olympiad',
      c: 'Coding or a web page',
      d: 'A run, then a match',
      e: 'Improving a gadget',
    },
  },
  'pcm-s03': {
    question: 'Your part of the rain-water plan',
    options: {
      a: 'Data on the rain',
      b: 'The program for the level',
      c: 'Leading the team on site',
      d: 'Pumps and pipes',
      e: 'Drawing the plan',
    },
  },
  'pcm-s04': {
    question: 'The headline you open first',
    options: {
      a: 'A bug stops computers',
      b: 'The Navy brings people home',
      c: 'A bridge across the sea',
      d: 'New life for a market',
      e: 'A signal from deep space',
    },
  },
  'pcm-s05': {
    question: 'Whom you would follow',
    options: {
      a: 'An officer in the mountains',
      b: 'A metro engineer',
      c: 'An architect',
      d: 'A scientist of the sun',
      e: 'An app developer',
    },
  },
  'pcm-e01': 'A page of maths',
  'pcm-e02': 'Maps and flat drawings',
  'pcm-v01': {
    question: 'Your pride ten years on',
    options: {
      a: 'Software people use',
      b: 'Something that runs',
      c: 'A place people enjoy',
      d: 'A discovery of my own',
      e: 'Keeping people safe',
    },
  },
  'pcm-v02': {
    question: 'Your best working day',
    options: {
      a: 'A quiet lab, one deep question',
      b: 'An early start, a mission',
      c: 'A screen and code',
      d: 'Half design, half testing',
      e: 'A drawing table and models',
    },
  },
  'pcm-o01': 'Your own choice',
};
