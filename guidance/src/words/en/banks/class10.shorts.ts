import type { class10 as bank } from '../../../banks/class10.ts';
import type { BankShorts } from '../../words.ts';

export const texts: BankShorts<typeof bank> = {
  'c10-a01': 'A program that plays against you',
  'c10-a02': 'Listening to an upset friend',
  'c10-a03': 'Arguing a customer’s case',
  'c10-a04': 'Finding the cause of a fever',
  'c10-a05': 'A house that stays cool',
  'c10-a06': 'Clean water for every house',
  'c10-a07': 'Why onions get dear',
  'c10-a08': 'Pond water under a microscope',
  'c10-a09': 'A rover for the Moon',
  'c10-a10': 'Drawing, music or acting',
  'c10-a11': 'The accounts of a class trip',
  'c10-a12': 'Helping a grandparent to walk',
  'c10-s01': {
    question: 'Your stall at the school fair',
    options: { a: 'A small robot', b: 'Healthy pets and street dogs', c: 'A snack stall', d: 'A live news desk' },
  },
  'c10-s02': {
    question: 'A free Saturday',
    options: { a: 'Helping a neighbour', b: 'Planning my savings', c: 'Sketching, music or a film', d: 'Coding or a small game' },
  },
  'c10-s03': {
    question: 'Your part of the lake project',
    options: {
      a: 'Budget, team, timetable',
      b: 'Talking to the families',
      c: 'Maths of the shrinking lake',
      d: 'Testing samples for germs',
    },
  },
  'c10-s04': {
    question: 'The headline you open first',
    options: { a: 'An officer brings water', b: 'An app for ten languages', c: 'A new asthma treatment', d: 'The Union Budget' },
  },
  'c10-s05': {
    question: 'Whom you would follow',
    options: { a: 'A physiotherapist', b: 'A company lawyer', c: 'A counsellor', d: 'A Navy officer' },
  },
  'c10-s06': {
    question: 'The club you vote for',
    options: { a: 'Debate club', b: 'Design club', c: 'Nature club', d: 'Market club' },
  },
  'c10-e01': 'Maths tests',
  'c10-e02': 'Biology and its diagrams',
  'c10-e03': 'Bills, discounts, interest',
  'c10-e04': 'Long answers',
  'c10-v01': {
    question: 'Your best working day',
    options: {
      a: 'A team, a target, money',
      b: 'New people, a community',
      c: 'A technical problem, quiet time',
      d: 'Living beings that need care',
    },
  },
  'c10-o01': 'Your own choice',
};
