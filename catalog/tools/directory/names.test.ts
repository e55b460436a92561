import { describe, expect, it } from 'vitest';
import { withAcronyms } from './acronyms.ts';
import { finishName, itiName } from './finish-name.ts';
import { mendName } from './mend-name.ts';
import { distance, mendWords } from './misspelt.ts';
import { registerName } from './register-name.ts';

const tidy = (raw: string, district = 'Anand', state = 'Gujarat') => finishName(registerName(raw, district, state, []).name);

describe('a name of the register', () => {
  it.each([
    ['GOVERNAMENT DEGREE COLLEGE,HUZURANAGAR', 'Government Degree College, Huzuranagar'],
    ['K.A.PANDHI LAW COLLEGE-RAJKOT', 'K.A. Pandhi Law College, Rajkot'],
    ['RGUKT- ONGOLE', 'RGUKT, Ongole'],
    ['GITANJALI BEd COLLEGE', 'Gitanjali B.Ed. College'],
    ['Bugudi Tulasidas D.Ed College, Sy.No. 83, Plot No.1', 'Bugudi Tulasidas D.Ed. College'],
    ['APOLLO POLYTECHNIC COLLEGE -PANRUTI VILLAGE', 'Apollo Polytechnic College, Panruti'],
    ['6717-Barshi Mandal, Institute of Polytechnic, Puri, Tal-Barshi', 'Barshi Mandal, Institute of Polytechnic, Puri'],
    ['MAKE BELIEVE COLLEGE Ph. 02692 123456', 'Make Believe College'],
    ['Guru College of Education, for girls, Lehal', 'Guru College of Education for Girls, Lehal'],
    ['SRI SWAMI DEGREE COLLEGE,GANGA NAGAR.ETAH', 'Sri Swami Degree College, Ganga Nagar, Etah'],
  ])('%s is written %s', (raw, name) => {
    expect(tidy(raw)).toBe(name);
  });

  it('is not cut where Post belongs to a degree', () => {
    expect(tidy('V.R Institute of Post Graduate Studies,Anand.')).toBe('V.R. Institute of Post Graduate Studies, Anand');
    expect(tidy('SUNRISE COLLEGE, POST BORSAD')).toBe('Sunrise College');
  });

  it('of no more than common words carries its district', () => {
    expect(tidy('COLLEGE OF AGRICULTURE', 'Ayodhya', 'Uttar Pradesh')).toBe('College of Agriculture, Ayodhya');
  });

  it('of an ITI gets its commas, and its small words small', () => {
    expect(itiName('ITI Made Up College Of Trades ,jetpur, Tal: Jetpur')).toBe('ITI Made Up College of Trades, Jetpur');
  });
});

describe('a name read again', () => {
  it.each([
    ['Made Up College of Pharmacy Old Fort Road, Etah', 'Made Up College of Pharmacy, Etah'],
    ['D524 Made Up Arts College', 'Made Up Arts College'],
    ['Madeupgovernment Polytechnic College', 'Madeup Government Polytechnic College'],
    ['Made Up Institute of Nursing, Azamagrh', 'Made Up Institute of Nursing, Azamgarh'],
    ['Made Up Teachers Trg. College (Institute Code', 'Made Up Teachers Training College'],
    ['Made Up College, Azampura (V and M)', 'Made Up College, Azampura'],
    ['Made Up Mandal?S Polytechnic', "Made Up Mandal's Polytechnic"],
    ['College of Engineering Fort Road', 'College of Engineering, Azamgarh'],
    ['Made Up College (Azampura, Azamgarh)', 'Made Up College (Azampura, Azamgarh)'],
    ['Made Up Road College', 'Made Up Road College'],
  ])('%s is written %s', (name, mended) => {
    expect(mendName(name, 'Azamgarh')).toBe(mended);
  });
});

describe('misspelt words', () => {
  it('become the common word they are nearest to, in the same case', () => {
    expect(mendWords('POLYTEHNIC Instittue of managemnet')).toBe('POLYTECHNIC Institute of management');
  });

  it('are left alone where they are meant, or are a name', () => {
    expect(mendWords('Sanskriti Colleges of Homeopathic Technician Mandal')).toBe('Sanskriti Colleges of Homeopathic Technician Mandal');
    expect(mendWords('Welcare Samsthan of Administrative Nurisng')).toBe('Welcare Samsthan of Administrative Nursing');
  });

  it('are counted by letters put in, left out, changed or swapped', () => {
    expect([distance('college', 'college', 2), distance('colelge', 'college', 2), distance('cllege', 'college', 2)]).toEqual([0, 1, 1]);
    expect(distance('a', 'college', 2)).toBeGreaterThan(2);
  });
});

it('letters that stand for words are capitals, and words are not', () => {
  expect(withAcronyms('Kva Dav and Sut Academy, Ram Nagar')).toBe('KVA Dav and SUT Academy, Ram Nagar');
});
