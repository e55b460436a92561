import { parseInterests, type InterestLetter } from '../../careers/careers.words.ts';

/** As they stand in a sentence: "You like finding out how things work". */
const likes: Readonly<Record<InterestLetter, string>> = {
  R: 'working with tools, machines or outdoors',
  I: 'finding out how things work',
  A: 'creating and inventing',
  S: 'helping and teaching people',
  E: 'leading and persuading',
  C: 'order, figures and detail',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inOne = (letters: string) =>
  parseInterests(letters)
    .map((letter) => likes[letter])
    .join(', and ');

export const texts = {
  'careers.listed': 'Careers',
  'careers.filters': 'Career filters',
  'careers.shown': 'Career',
  'careers.notFound': 'Career not found',
  'careers.profile': 'profile must be six numbers with commas: R,I,A,S,E,C',
  'careers.interest.R': capital(likes.R),
  'careers.interest.I': capital(likes.I),
  'careers.interest.A': capital(likes.A),
  'careers.interest.S': capital(likes.S),
  'careers.interest.E': capital(likes.E),
  'careers.interest.C': capital(likes.C),
  /** Beside a career that follows from a quiz. */
  'careers.why': ({ letters }: { letters: string }) => `You like ${inOne(letters)}: this work is made of it.`,
  'careers.whySimilar': ({ letters }: { letters: string }) => `You like ${inOne(letters)}: similar work is made of it.`,
  'careers.whyField': 'It belongs to the field that your answers point to.',
  'careers.whyJoins': ({ one, other }: { one: string; other: string }) => `It joins two things you like: ${one} and ${other}.`,
};
