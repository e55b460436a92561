import { describe, expect, it } from 'vitest';
import { openToOf } from './open-to.ts';

const whom = (name: string, key = 'C-0') => openToOf(name, key).openTo;

describe('for whom a college is', () => {
  it.each([
    ['Government Degree College for Women, Guntur', 'women'],
    ["Chatrapur Women's College", 'women'],
    ['Arya Kanya Mahavidyalaya', 'women'],
    ['Government Girls College, Mandal', 'women'],
    ["Maharshi Karve Stree Shikshan Sanstha's Shri Siddhivinayak Mahila Mahavidyalaya", 'women'],
    ['Government Arts College for Men, Krishnagiri', 'men'],
    ['Government Degree College (Boys), Baramulla', 'men'],
    ["Kai Laxmibai Mahila Vikas Mandal Dhule's Institute of Technology", ''],
    ["Stree Shikshan Sanstha's Sundarbai Maganlal Biyani Law College", ''],
    ['Grace College of Nursing, Kanyakumari', ''],
    ['Kanya Kubj Nursing College, Indore', ''],
    ["Centre for Women's Studies", ''],
    ['Indira Gandhi National College', ''],
    ['Gaya College', ''],
    ['Jain College of Education, Banat, Shamli', ''],
  ])('%s: %s', (name, openTo) => {
    expect(whom(name)).toBe(openTo);
  });

  it('is told by a source, and what is only said is told as that', () => {
    expect(openToOf('Miranda House', 'C-6355')).toEqual({ openTo: 'women', openToBasis: 'source', openToSource: 'Hindustan Times 2022' });
    expect(openToOf('Gargi College', 'C-0')).toMatchObject({ openTo: '' });
    expect(openToOf('Rani Balika Mahavidyalaya', 'C-0')).toMatchObject({ openTo: 'women', openToBasis: 'said' });
    expect(whom("Centre for Women's Development Studies", 'R-1')).toBe('');
  });
});
