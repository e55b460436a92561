import type { Sayings } from '../words.ts';
import { candidates } from './candidates.ts';
import { inShort } from './in-short.ts';
import { names } from './names.ts';
import { gates, oldFigures, price } from './gates.ts';
import { sentences } from './sentences.ts';
import { weakSubjects } from './weak-subjects.ts';

export const texts: Sayings = {
  language: 'en',
  names,
  candidates,
  sentences,
  inShort,
  weakSubjects,
  gates,
  price,
  oldFigures,
};
