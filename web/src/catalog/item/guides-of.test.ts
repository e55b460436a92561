import { paperGuides } from '@disha/eligibility/plan/papers';
import { expect, it } from 'vitest';
import { texts as en } from '../../messages/en/guide-links.ts';
import { guidesOfCounselling, guidesOfExam, guidesOfGoal, guidesOfMarks, guidesOfStep } from './guides-of.ts';

const shipped = Object.keys(import.meta.glob('../../../../catalog/guides/*.json')).map((path) => path.replace(/.*\/(.*)\.json/, '$1'));

it('leads to guides that there are, and nowhere else', () => {
  expect(shipped.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(en.names).filter((id) => !shipped.includes(id))).toEqual([]);
  expect(Object.values(paperGuides).filter((id) => !shipped.includes(id))).toEqual([]);
});

it.each([
  ['a failed Class 12', { percent10: '60', percent12: '28,5' }, ['failed-12', 'compartment-cbse', 'nios']],
  ['a failed Class 10', { percent10: '0', percent12: '' }, ['nios', 'dropout']],
  ['marks that are enough', { percent10: '33', percent12: '33' }, []],
  ['nothing told', { percent10: '', percent12: ' ' }, []],
  ['what is no number', { percent10: 'x', percent12: '-4' }, []],
])('%s', (_, told, guides) => expect(guidesOfMarks(told)).toEqual(guides));

it('tells of a counselling how it works, of paid seats what they are, and of every one its papers', () => {
  expect(guidesOfCounselling({ id: 'josaa', paid: false })).toEqual(['josaa', 'freeze-float-slide', 'csab', 'papers-for-counselling']);
  expect(guidesOfCounselling({ id: 'mcc', paid: true })).toEqual(expect.arrayContaining(['neet-counselling', 'paid-seats']));
  expect(guidesOfCounselling({ id: 'constructor', paid: false })).toEqual(['freeze-float-slide', 'papers-for-counselling']);
  expect(guidesOfExam('toString')).toEqual(['papers-for-counselling']);
  expect(guidesOfExam('cuet-ug')).toContain('cuet');
  expect(guidesOfExam('jelet')).toContain('diploma-to-degree');
});

it('tells beside a step what it is about, each once', () => {
  expect(guidesOfStep('cost', [])).toContain('education-loan');
  const both = guidesOfStep('counselling', ['jee-main', 'jee-advanced']);
  expect(both).toContain('josaa');
  expect(new Set(both).size).toBe(both.length);
  expect(guidesOfStep('counselling', [])).toEqual(['papers-for-counselling']);
  expect(guidesOfStep('sit', ['jee-main'])).toEqual([]);
  expect(guidesOfStep(undefined, [])).toEqual([]);
});

it('tells of a goal that is out of reach what else there is', () => {
  expect(guidesOfGoal({ type: 'courses', id: 'mbbs' })).toContain('mbbs-not-reachable');
  expect(guidesOfGoal({ type: 'courses', id: 'btech-aerospace-engineering' })).toEqual(['engineering-not-iit']);
  expect(guidesOfGoal({ type: 'careers', id: 'chef' })).toEqual([]);
});
