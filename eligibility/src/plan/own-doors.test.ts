import { describe, expect, it } from 'vitest';
import { doorOf, onlyAt } from './own-doors.ts';

describe('the door of an institute', () => {
  it.each([
    ['niftem-kundli', 'engineering', 'btech-food-technology', 'jee-main'],
    ['punjab-engineering-college', 'engineering', 'btech-civil-engineering', 'jee-main'],
    ['indian-institute-of-petroleum-and-energy', 'engineering', 'btech-petroleum-engineering', 'jee-advanced'],
    ['national-institute-of-technical-teachers-training-and-research-bhopal', 'engineering', 'btech-civil-engineering', 'jee-main'],
    ['iiser-pune', 'degree', 'bs-ms-dual-degree', 'iiser-iat'],
    ['iiitdm-jabalpur', undefined, 'bdes', 'uceed'],
    ['ihm-lucknow', undefined, 'bsc-hospitality-hotel-administration', 'nchm-jee'],
    ['symbiosis-law-school', 'law', 'ba-llb', 'slat'],
    ['rpnlu-prayagraj', 'law', 'ba-llb', 'clat-ug'],
    ['central-tribal-university-of-andhra-pradesh', 'degree', 'ba-history', 'cuet-ug'],
  ] as const)('%s gives out %s (%s) by %s', (college, part, course, exam) => {
    expect(doorOf(college, part, course)).toBe(exam);
  });

  it('is not told of a college that only sounds alike, or of one that takes no part', () => {
    expect(doorOf('nitte-meenakshi-institute-technology', 'engineering', 'btech-civil-engineering')).toBeUndefined();
    expect(doorOf('indian-institute-of-packaging', 'engineering', 'btech-civil-engineering')).toBeUndefined();
    expect(doorOf('nit-graduate-school-of-management-c-18913', 'engineering', 'btech-civil-engineering')).toBeUndefined();
    expect(onlyAt.nimcet?.test('nit-goa')).toBe(false);
    expect(onlyAt.uceed?.test('iit-mandi')).toBe(false);
  });
});
