import type { Words } from '../words.ts';
import { arts } from './arts.ts';
import { candidates } from './candidates.ts';
import { class10 } from './class10.ts';
import { commerce } from './commerce.ts';
import { names } from './names.ts';
import { pcb } from './pcb.ts';
import { pcm } from './pcm.ts';
import { gates, oldFigures, price } from './gates.ts';
import { sentences } from './sentences.ts';
import { weakSubjects } from './weak-subjects.ts';

export const texts: Words = {
  language: 'hi',
  names,
  candidates,
  sentences,
  weakSubjects,
  gates,
  price,
  oldFigures,
  banks: {
    'class10-v1': class10,
    'class12-pcm-v1': pcm,
    'class12-pcb-v1': pcb,
    'class12-commerce-v1': commerce,
    'class12-arts-v1': arts,
  },
};
