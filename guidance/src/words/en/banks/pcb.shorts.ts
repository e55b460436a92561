import type { pcb as bank } from '../../../banks/pcb.ts';
import type { BankShorts } from '../../words.ts';

export const texts: BankShorts<typeof bank> = {
  'pcb-a01': 'Why somebody is ill',
  'pcb-a02': 'The right soil and seed',
  'pcb-a03': 'Helping an injured player',
  'pcb-a04': 'Bacteria on a plate',
  'pcb-a05': 'Why a cow stopped eating',
  'pcb-a06': 'A day beside a patient',
  'pcb-a07': 'What each organ does',
  'pcb-a08': 'How animals fall ill',
  'pcb-a09': 'What one gene does',
  'pcb-a10': 'Days in forest or at a river',
  'pcb-s01': {
    question: 'Your stall at the exhibition',
    options: {
      a: 'How the heart pumps',
      b: 'A first-aid stall',
      c: 'DNA out of a banana',
      d: 'Healthy pets and cattle',
      e: 'A farm with half the water',
    },
  },
  'pcb-s02': {
    question: 'A free Saturday',
    options: {
      a: 'Helping a neighbour',
      b: 'A curd or yeast experiment',
      c: 'Helping injured animals',
      d: 'A garden or nature park',
      e: 'Reading about an illness',
    },
  },
  'pcb-s03': {
    question: 'Your part of the illness study',
    options: {
      a: 'Looking for the germ',
      b: 'Checking the animals',
      c: 'Testing soil and water',
      d: 'Naming the illness',
      e: 'Looking after the sick',
    },
  },
  'pcb-s04': {
    question: 'The headline you open first',
    options: {
      a: 'Vets save a tiger cub',
      b: 'A lake comes back to life',
      c: 'A new heart for a child',
      d: 'A boy’s first words',
      e: 'A vaccine in months',
    },
  },
  'pcb-s05': {
    question: 'Whom you would follow',
    options: {
      a: 'A rice scientist',
      b: 'An emergency doctor',
      c: 'A physiotherapist',
      d: 'A medicine researcher',
      e: 'A village vet',
    },
  },
  'pcb-e01': 'New terms in biology',
  'pcb-e02': 'When somebody near is unwell',
  'pcb-v01': {
    question: 'Your pride ten years on',
    options: {
      a: 'Healthier animals',
      b: 'Better land, food or water',
      c: 'A patient who got well',
      d: 'Somebody walks or speaks again',
      e: 'A new medicine',
    },
  },
  'pcb-v02': {
    question: 'Your best working day',
    options: {
      a: 'A clean lab',
      b: 'A hospital and hard decisions',
      c: 'Animals all day',
      d: 'Fields and forests',
      e: 'Many patients, time for each',
    },
  },
  'pcb-o01': 'Your own choice',
};
