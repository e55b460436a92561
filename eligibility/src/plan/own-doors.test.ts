import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogFolder, readCsvRows } from '../testing/rows.ts';
import { doorOf, onlyAt } from './own-doors.ts';

const colleges = readdirSync(join(catalogFolder, 'register')).flatMap((file) => readCsvRows(`register/${file}`).map(({ id = '' }) => id));

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
    ['nuals-kochi', 'law', 'ba-llb', 'clat-ug'],
    ['nlu-delhi', 'law', 'ba-llb', 'ailet'],
    ['nlu-meghalaya', 'law', 'ba-llb', null],
    ['iit-roorkee', undefined, 'barch', 'jee-advanced'],
    ['nit-calicut', undefined, 'barch', 'jee-main'],
    ['state-institute-of-hotel-management-indore-s-19419', undefined, 'bsc-hospitality-hotel-administration', 'nchm-jee'],
    ['vellore-institute-of-technology-chennai-c-49441', 'engineering', 'btech-civil-engineering', 'viteee'],
    ['sikkim-manipal-institute-of-technology-c-8627', 'engineering', 'btech-civil-engineering', 'met-manipal'],
    ['aligarh-muslim-university', 'engineering', 'btech-civil-engineering', 'amueee'],
    ['svkm-nmims-deemed-to-be-university', 'bca_bba', 'bba', 'npat'],
    ['postgraduate-institute-of-medical-education-and-research', 'paramedical', 'bsc-optometry', null],
    ['jamia-millia-islamia', 'deled', 'deled-elementary-education', null],
    ['tata-institute-of-social-sciences', 'degree', 'bsw', 'cuet-ug'],
  ] as const)('%s gives out %s (%s) by %s', (college, part, course, exam) => {
    expect(doorOf(college, part, course)).toBe(exam);
  });

  it('is not told of a college that only sounds alike, or of one that takes no part', () => {
    expect(doorOf('nitte-meenakshi-institute-technology', 'engineering', 'btech-civil-engineering')).toBeUndefined();
    expect(doorOf('indian-institute-of-packaging', 'engineering', 'btech-civil-engineering')).toBeUndefined();
    expect(doorOf('nit-graduate-school-of-management-c-18913', 'engineering', 'btech-civil-engineering')).toBeUndefined();
    expect(
      doorOf('kiit-college-of-engineering-sohna-road-bhondsi-gurgaon-c-28203', 'engineering', 'btech-civil-engineering'),
    ).toBeUndefined();
    expect(doorOf('symbiosis-college-of-arts-and-commerce-c-42128', 'degree', 'ba-history')).toBeUndefined();
    expect(doorOf('nift-tea-college-of-knitwear-fashion-c-41137', undefined, 'bdes')).toBeUndefined();
    expect(onlyAt.nimcet?.test('nit-goa')).toBe(false);
    expect(onlyAt.nimcet?.test('nit-karnataka-surathkal')).toBe(false);
    expect(onlyAt.uceed?.test('iit-mandi')).toBe(false);
  });

  it('is one, where exams open the same degrees', () => {
    for (const exams of [
      ['clat-ug', 'ailet', 'slat'],
      ['clat-pg', 'ailet'],
      ['nift', 'nid-dat', 'uceed'],
      ['bitsat', 'viteee', 'srmjeee', 'kiitee', 'met-manipal', 'amueee', 'cusat-cat', 'jee-advanced'],
      ['ipmat-rohtak', 'ipmat-indore', 'jipmat', 'iimb-ugat'],
      ['set-symbiosis', 'npat'],
    ])
      expect(colleges.filter((college) => exams.filter((exam) => onlyAt[exam]?.test(college)).length > 1)).toEqual([]);
  });

  it('is that of a college which the register holds, for each exam', () => {
    expect(Object.keys(onlyAt).filter((exam) => !colleges.some((college) => onlyAt[exam]?.test(college)))).toEqual([]);
  });
});
