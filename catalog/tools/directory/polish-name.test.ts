import { expect, it } from 'vitest';
import { polishName } from './polish-name.ts';

const offices = new Set(['Umari', 'Gabhana', 'Hinduwari']);
const polished = (name: string, district = 'Yavatmal', state = 'Maharashtra') =>
  polishName(name, { state, district }, (place) => offices.has(place));

it.each([
  ['Vignaharta Adhyapak Vidyalaya Umari', 'Vignaharta Adhyapak Vidyalaya, Umari'],
  ['Gagan College of Pharmacy Gabhana, Aligarh', 'Gagan College of Pharmacy, Gabhana, Aligarh'],
  ['Nightingale School of Nursing Sabbavaram', 'Nightingale School of Nursing, Sabbavaram'],
  ['Sainath Institute of Nursing Hinduwari Yavatmal', 'Sainath Institute of Nursing, Hinduwari, Yavatmal'],
])('puts a comma before the place: %s', (name, tidy) => expect(polished(name)).toBe(tidy));

it.each([
  'College of Nursing Sciences',
  'Maulana Azad College Group',
  'Women Teachers Training College Trust',
  'ITI Umari',
  'Vidyalaya Umarkhed',
])('leaves what is no place: %s', (name) => expect(polished(name)).toBe(name));

it.each([
  ['D.A.C.G (Government ) Polytechnic, Hassan', 'D.A.C.G. (Government) Polytechnic, Hassan'],
  ['ITI Dindoli(Navagam), Surat', 'ITI Dindoli (Navagam), Surat'],
  ['Sau.Shantadevi Patil Ayurved College, Hatta', 'Sau. Shantadevi Patil Ayurved College, Hatta'],
  ['J.K.Sarvaiya College', 'J.K. Sarvaiya College'],
  ['Late M.D. Sisode Sci.College', 'Late M.D. Sisode Science College'],
  ['Gandhi Institute of Proff. and Technical Studies', 'Gandhi Institute of Professional and Technical Studies'],
  ['Vraj Institute of Nursing, Mota, Chiloda', 'Vraj Institute of Nursing, Mota Chiloda'],
  ['Babu Banarasi Das Engineering, College', 'Babu Banarasi Das Engineering College'],
  ['Excel Institute of Computer Science Eics Academy', 'Excel Institute of Computer Science EICS Academy'],
  ['Janai School of Nursing GNM', 'Janai School of Nursing (GNM)'],
])('writes signs and short forms out: %s', (name, tidy) => expect(polished(name)).toBe(tidy));

it.each([
  ['Animal Husbandry Polytechnic Kunnur Haveri District Maharashtra', 'Animal Husbandry Polytechnic, Kunnur, Haveri'],
  ['Vidyawati College of Education Affiliated to Bhiwani Board', 'Vidyawati College of Education'],
  ['Alpine College of Education Saharanpur Road, Jalalabad', 'Alpine College of Education, Jalalabad'],
  ['Sri Kakatiya Degree College, Jangaon, Maharashtra', 'Sri Kakatiya Degree College, Jangaon'],
])('leaves out what is no name: %s', (name, tidy) => expect(polished(name)).toBe(tidy));

it('keeps a name that its keeper alone would leave', () => {
  expect(polished('Dhanera Yuvak Pragati Mandal Managed by Nursing Institute')).toContain('Managed by Nursing Institute');
});
