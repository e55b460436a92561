import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('sentences end at a full stop after a word, in either script', () => {
  expect(sentencesOf('For B.E. and B.Sc. Nursing. There is no limit of 65%. Both count.')).toEqual([
    'For B.E. and B.Sc. Nursing.',
    'There is no limit of 65%.',
    'Both count.',
  ]);
  expect(sentencesOf('उम्र की सीमा नहीं है। दोनों गिने जाते हैं।')).toEqual(['उम्र की सीमा नहीं है।', 'दोनों गिने जाते हैं।']);
  expect(sentencesOf('')).toEqual([]);
});
