import { describe, expect, it } from 'vitest';
import { kindsOf } from './kinds-of.ts';
import { usualOf } from './usual.ts';

const usual = (name: string, register = 'C', courses: string[] = [], state = 'Bihar') =>
  usualOf({ name, register, kinds: kindsOf(name, register, courses), courses, state });

describe('what may be said to be usual', () => {
  it.each([
    ['Gaya College', 'college'],
    ['Asha Girls College', 'college'],
    ['Elitte College of Health Science', ''],
    ['Dnyanvardhini Divyang Training College', ''],
    ['St. Joseph College of Communication', ''],
    ['Mehta College and Institute of Technology, Jaipur', ''],
    ['Smt. Phoolmati Devi Mahavidyalaya, Ballia', 'mahavidyalaya'],
    ['Government Degree College, Leh', ''],
    ['Rajkiya Snatakottar Mahavidyalaya', ''],
    ['Gaya Law College', ''],
    ['PG College of Law', 'none'],
    ['KGRL College (PG Courses)', 'none'],
    ['Gayatri Vidya Parishad College for Degree and PG Courses', ''],
    ['Shraddha PGDMLT College', 'none'],
    ['Shree Bhairavnath DMLT College', 'diploma'],
    ['Shriram College of Agriculture Business Management, Paniv', 'none'],
    ['Homoeopathic Pharmacy College', 'none'],
    ['College of Nursing', ''],
    ['Zydus School of Nursing, Anand', 'diploma'],
    ['ANM Training Centre, Gaya', 'diploma'],
    ['District Institute of Education and Training, Amreli', 'diploma'],
    ['Gaya Teachers Training College', ''],
    ['Institute of Pharmacy Diploma', 'diploma'],
    ['Horticultural Polytechnic, Nuzvid', 'diploma'],
    // Of animal husbandry.
    ['S.S. and N. AH Polytechnic College', 'none'],
    ['Maharana Pratap Pashudhan Sahayak Prashikshan Kendra, Baseri', 'diploma'],
    ['Shiva Institute of Veterinary Pharmacist', 'none'],
    ['College of Veterinary Science, Bikaner', ''],
    ['Regional Agricultural Research Station, Kumarakom', 'none'],
    ['College of Agriculture and Research Station, Korba', ''],
    ['Shiksha Prasarak Society, Gaya', ''],
    ['Silver Jubilee College (PG), Kurnool', 'none'],
  ])('of %s: %s', (name, group) => {
    expect(usual(name)).toBe(group);
  });

  it('leaves a women’s polytechnic and a hospital’s nursing school what they are', () => {
    expect(usual("Government Women's Polytechnic, Dumka", 'S')).toBe('none');
    expect(usual('Government Polytechnic, Dumka', 'S')).toBe('');
    expect(usual('ITI Deaf and Dumb, Navrangpura', 'I')).toBe('none');
    expect(usual('School of Nursing, Christian Hospital', 'S')).toBe('');
  });

  it('says of a university what most have, unless it is of one field or known to teach something', () => {
    expect(usual('Patna University', 'U')).toBe('');
    expect(usual('Patna University', 'U', ['mba'])).toBe('none');
    expect(usual('Indian Institute of Technology Bhilai', 'U')).toBe('none');
    expect(usual('Baba Farid University of Health Sciences', 'U')).toBe('none');
    expect(usual('Plaksha University', 'U')).toBe('none');
    expect(usual('Tamil University', 'U')).toBe('none');
    expect(usual('Tamil Nadu University', 'U')).toBe('');
  });

  it('is no first degree at a PG college of Andhra Pradesh or Telangana, and BA at one of Rajasthan', () => {
    expect(usual('St. Augustine PG College', 'C', [], 'Telangana')).toBe('none');
    expect(usual('Aurora Degree and PG College', 'C', [], 'Telangana')).toBe('');
    expect(usual('Arawali PG College, Sikar', 'C', [], 'Rajasthan')).toBe('');
  });
});
