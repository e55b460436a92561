import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { scholarshipFitOf, type ScholarshipAsks } from './scholarships.ts';

const open: ScholarshipAsks = {
  states: [],
  stages: ['after_12'],
  incomeCeiling: null,
  incomeNote: null,
  minimumMarks: null,
  forGirls: false,
  categories: [],
};
const wordedAnswer = (asks: Partial<ScholarshipAsks>, details: StudentDetails) => {
  const { fit, parts } = scholarshipFitOf({ ...open, ...asks }, { class: '12', ...details });
  return [fit, ...parts.filter(({ part }) => part !== 'stage').map(({ part, standing }) => `${part} ${standing}`)].join(', ');
};

describe('a scholarship', () => {
  it.each<[string, Partial<ScholarshipAsks>, StudentDetails, string]>([
    ['that asks for nothing', {}, {}, 'fits'],
    ['of one’s own state', { states: ['Bihar'] }, { state: 'Bihar' }, 'fits, home met'],
    ['of another state', { states: ['Bihar'] }, { state: 'Kerala' }, 'does_not, home unmet'],
    ['of a state, when none is told', { states: ['Bihar'] }, {}, 'may_fit, home unknown'],
    ['for girls', { forGirls: true }, { gender: 'female' }, 'fits, girls met'],
    ['for girls, asked by a boy', { forGirls: true }, { gender: 'male' }, 'does_not, girls unmet'],
    ['for girls, by somebody who is neither', { forGirls: true }, { gender: 'other' }, 'may_fit, girls check'],
    ['for a group one belongs to', { categories: ['obc'] }, { category: 'obc_ncl' }, 'fits, group met'],
    ['for a group one does not', { categories: ['sc'] }, { category: 'general', disability: false }, 'does_not, group unmet'],
    ['for a group no passport tells of', { categories: ['sc', 'minority'] }, { category: 'general' }, 'may_fit, group check'],
    ['for one’s disability', { categories: ['disability'] }, { category: 'general', disability: true }, 'fits, group met'],
    ['for a disability nobody asked about', { categories: ['disability'] }, { category: 'general' }, 'may_fit, group unknown'],
    ['up to an income above one’s own', { incomeCeiling: 250_000 }, { incomeBand: '1l_2_5l' }, 'fits, income met'],
    ['up to an income below one’s own', { incomeCeiling: 250_000 }, { incomeBand: '2_5l_4_5l' }, 'does_not, income unmet'],
    ['up to an income in the middle of one’s own', { incomeCeiling: 350_000 }, { incomeBand: '2_5l_4_5l' }, 'may_fit, income check'],
    [
      'up to incomes that differ by group',
      { incomeCeiling: 800_000, incomeNote: 'less for OBC' },
      { incomeBand: 'under_1l' },
      'may_fit, income check',
    ],
    ['up to an income, when none is told', { incomeCeiling: 250_000 }, {}, 'may_fit, income unknown'],
    ['with marks to reach', { minimumMarks: '60% in Class 12' }, { marks: { class12: { percent: 90 } } }, 'may_fit, marks check'],
    [
      'that fails in one thing of many',
      { states: ['Bihar'], forGirls: true },
      { state: 'Bihar', gender: 'male' },
      'does_not, home met, girls unmet',
    ],
  ])('%s', (_, asks, details, expected) => {
    expect(wordedAnswer(asks, details)).toBe(expected);
  });

  it.each<[ScholarshipAsks['stages'], StudentDetails['class'], string]>([
    [['class_9_12'], '10', 'met'],
    [['after_12'], '10', 'later'],
    [['after_12'], '12', 'met'],
    [['graduate'], '12', 'later'],
    [['class_9_12'], 'graduate', 'unmet'],
    [['after_12'], 'graduate', 'check'],
    [['after_12', 'graduate'], 'graduate', 'met'],
    [['after_12'], undefined, 'unknown'],
  ])('for %j is for class %s: %s', (stages, at, standing) => {
    expect(scholarshipFitOf({ ...open, stages }, { class: at }).parts).toEqual([{ part: 'stage', standing }]);
  });

  it('never says no to somebody who has told nothing', () => {
    const asks: ScholarshipAsks = {
      ...open,
      states: ['Bihar'],
      forGirls: true,
      categories: ['sc', 'disability', 'minority'],
      incomeCeiling: 100_000,
      minimumMarks: 'First division',
    };
    expect(scholarshipFitOf(asks, {}).fit).toBe('may_fit');
  });
});
