import { describe, expect, it } from 'vitest';
import { Naming } from './naming.ts';

const dictionary = {
  institutes: [
    { name: 'RV College', was: ['R V College of Engg, Mysore Road, 560059'], ownCode: 'E005' },
    { name: 'BMS College (E003)', was: ['BMS College, Bull Temple Road'], ownCode: 'E003' },
    { name: 'BMS College (E048)', was: ['BMS College, Bull Temple Road'], ownCode: 'E048' },
  ],
  programmes: [{ name: 'COMPUTER SCIENCE', was: ['Computers'] }],
};

describe('a published name', () => {
  const naming = new Naming(dictionary);
  const called = (institute: string, code = '') => naming.institute({ institute, code });

  it('is the name it was said to be, with an address or without', () => {
    expect(called('R V College of Engg, Mysore Road, 560059')).toBe('RV College');
    expect(called('RV College')).toBe('RV College');
    expect(naming.programme('Computers')).toBe('COMPUTER SCIENCE');
    expect(naming.placed({ institute: 'RV College', code: '', programme: 'Civil' })).toEqual({
      institute: 'RV College',
      code: '',
      programme: 'Civil',
    });
  });

  it('that two bear is told by the code, and by nothing where there is none', () => {
    expect(called('BMS College, Bull Temple Road', 'E048')).toBe('BMS College (E048)');
    expect(called('BMS College, Bull Temple Road')).toBe('BMS College, Bull Temple Road');
  });

  it('of another year is known by its code where the names agree, and only there', () => {
    expect(called('RV College, Bengaluru 560 059', 'E005')).toBe('RV College');
    expect(called('Cauvery Institute', 'E005')).toBe('Cauvery Institute');
    expect(called('Somebody else', 'E999')).toBe('Somebody else');
  });

  it('may be given anew', () => {
    const given = new Naming(dictionary, [
      { what: 'institute', published: 'RV College', code: '', name: 'RV University' },
      { what: 'programme', published: 'CS', code: '', name: 'COMPUTER SCIENCE' },
    ]);
    expect(given.institute({ institute: 'RV College', code: '' })).toBe('RV University');
    expect(given.programme('CS')).toBe('COMPUTER SCIENCE');
  });
});
