import { describe, expect, it } from 'vitest';
import { splitOwn } from './own.ts';

describe('what is a person’s own is taken out of what they typed', () => {
  it.each([
    ['jee main 62000', 'jee main', { rank: 62000 }],
    ['jee main 62,000 rank obc', 'jee main', { rank: 62000, category: 'obc' }],
    ['जेईई मेन ६२००० रैंक', 'जेईई मेन', { rank: 62000 }],
    ['1,25,000 rank jee main', 'jee main', { rank: 125_000 }],
    ['meri neet rank 1.5 lakh hai', 'meri neet hai', { rank: 150_000 }],
    ['neet 550 marks', 'neet', { marks: 550 }],
    ['cuet 750', 'cuet', { marks: 750 }],
    ['jee main 97.5 percentile', 'jee main', { percentile: 97.5 }],
    ['12th me 85% bsc', '12th me bsc', { percent: 85 }],
    ['jee main sc rank 8000', 'jee main', { categoryRank: 8000, category: 'sc' }],
    ['scholarship income below 2 lakh', 'scholarship', { income: 200_000 }],
    ['st scholarship jharkhand', 'scholarship jharkhand', { category: 'st' }],
    ['अनुसूचित जनजाति छात्रवृत्ति', 'छात्रवृत्ति', { category: 'st' }],
    ['छात्रवृत्ति लड़की राजस्थान', 'छात्रवृत्ति राजस्थान', { gender: 'female' }],
    ['scholarship for boys', 'scholarship for', { gender: 'male' }],
  ])('%s', (typed, rest, own) => {
    expect(splitOwn(typed)).toEqual({ rest, own });
  });

  it.each([
    'law after 12th',
    '10+2 b.tech',
    'jee main 2027 form',
    'nift 2027 exam date',
    'b sc nursing',
    'st xaviers mumbai',
    'girls college jaipur',
    'college for women delhi',
    'लड़कियों का कॉलेज पटना',
    'single girl child scholarship',
    'college near 800001',
    'tnpsc group 4',
    'income certificate',
    '',
  ])('"%s" tells nothing of anybody, and stays as it was typed', (typed) => {
    expect(splitOwn(typed)).toEqual({ rest: typed, own: {} });
  });

  it('does the same to what is left: nothing of it comes out in a second reading', () => {
    for (const typed of ['jee main 62000', 'neet rank 45000 obc girl 12th 85%'])
      expect(splitOwn(splitOwn(typed).rest)).toEqual({ rest: splitOwn(typed).rest, own: {} });
  });
});
