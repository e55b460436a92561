import { expect, it } from 'vitest';
import { commaBetween, withPlaceKept } from './between-places.ts';
import { lastLook } from './last-look.ts';
import { spelt } from './proof-name.ts';
import { asRead } from './read-names.ts';
import { tidiedBy } from './tidied.ts';

it.each([
  ['Made Up Muni. Commerce College, Upleta', 'Made Up Municipal Commerce College, Upleta'],
  ['College of Agri. Buldhana', 'College of Agriculture, Buldhana'],
  ['Made Up College of Agri Business Management', 'Made Up College of Agri Business Management'],
  ['R.b.jaiswal Private Industrial Training Institute', 'R.B. Jaiswal Private Industrial Training Institute'],
  ['V.I.M. S, Satna', 'V.I.M.S., Satna'],
  ['MGM S Made Up College', "MGM's Made Up College"],
  ['Loyola, College, Kunkuri', 'Loyola College, Kunkuri'],
  ['Made Up Society, College of Nursing', 'Made Up Society, College of Nursing'],
  ['Made Up Arts Commerce and Science College', 'Made Up Arts, Commerce and Science College'],
  ['Made Up College of Arts and Science College', 'Made Up College of Arts and Science'],
  ['Made Up College, Dahisar (E) Mumbai', 'Made Up College, Dahisar (East), Mumbai'],
  ['Made Up Institute South 24 Parganas', 'Made Up Institute, South 24 Parganas'],
  ['Made Up Institute of Education and Research IER', 'Made Up Institute of Education and Research (IER)'],
  ['Mahila Arts College-Una', 'Mahila Arts College, Una'],
  ['Made Up Kala Va Vanijya Mahavidyalaya', 'Made Up Kala va Vanijya Mahavidyalaya'],
])('writes small classes of like names in one way: %s', (name, right) => expect(lastLook(name)).toBe(right));

const places = {
  isSaidHere: (place: string) => place === 'Aland' || place === 'Kalyan',
  isTown: (place: string) => place === 'Vijayawada',
  isPlace: (place: string) => place === 'Whole Aland',
};
it.each([
  ['One College, Kadaganchi Aland', 'One College, Kadaganchi, Aland'],
  ['One College, Poranki Vijayawada', 'One College, Poranki, Vijayawada'],
  ['One College, Tahirpur Safipur', 'One College, Tahirpur, Safipur'],
  ['One College of Pharmacy Kalyan', 'One College of Pharmacy, Kalyan'],
])('puts a comma between two places: %s', (name, right) => expect(commaBetween(name, 'Gulbarga', places)).toBe(right));

it.each(['One College, New Aland', 'One College, Whole Aland', 'One College, P. Aland', 'One College, Some Nagar'])(
  'but not inside one: %s',
  (name) => expect(commaBetween(name, 'Gulbarga', places)).toBe(name),
);

it('keeps a place that fell with the way to the gate, but not the keeper of a college', () => {
  const isHere = (place: string) => place === 'Thirukoilur' || place === 'Gogameri';
  const kept = (given: string, tidied: string) => withPlaceKept(given, tidied, 'Viluppuram', isHere);
  expect(kept('Government College No.27 Thirukoilur, Viluppuram', 'Government College, Viluppuram')).toBe(
    'Government College, Thirukoilur, Viluppuram',
  );
  expect(kept('Made Up Institute Run by Gogameri Samiti', 'Made Up Institute')).toBe('Made Up Institute');
  expect(kept('Made Up Institute Thirukoilur Road', 'Made Up Institute')).toBe('Made Up Institute');
});

it('leaves capitals that may be initials, and puts only their case right', () => {
  expect(spelt('ATS College')).toBe('ATS College');
  expect(spelt('Ats and Commerce College, KHAIR')).toBe('Arts and Commerce College, Khair');
});

it('tells a name that says nothing by its district, and takes a name by hand as it is', () => {
  const entries = [
    { key: 'C-1', name: 'Government Polytechnic', state: 'Bihar', district: 'Gaya Ji' },
    { key: 'C-2', name: 'Anything', state: 'Bihar', district: 'Gaya Ji' },
  ];
  const tidy = tidiedBy(entries, { isPlace: () => false, has: () => false }, new Map([['C-2', { name: 'By Hand' }]]));
  expect(entries.map(tidy)).toEqual(['Government Polytechnic, Gaya Ji', 'By Hand']);
});

it.each([
  ['Made Up Mahila Mahavidyalaya, Bilthraroad', 'Ballia', 'Uttar Pradesh', 'Made Up Mahila Mahavidyalaya, Bilthra Road'],
  ['Made Up College of Agriculture, West Tripura', 'West Tripura', 'Tripura', 'Made Up College of Agriculture, West Tripura'],
  ['Gomati District Polytechnic', 'Gomati', 'Tripura', 'Gomati District Polytechnic'],
  ['Made Up College of Arts 7Science', 'Salem', 'Tamil Nadu', 'Made Up College of Arts and Science'],
])('does not shorten too much: %s', (name, district, state, right) => {
  const entry = { key: 'C-1', name, state, district };
  expect(tidiedBy([entry], { isPlace: () => false, has: () => false }, new Map())(entry)).toBe(right);
});

it('writes a name as its reader did, until the register or a rule gives another', () => {
  const readAs = asRead([{ key: 'C-1', read: 'Maulaa Azad College', name: 'Maulana Azad College' }]);
  expect(readAs('C-1', 'Maulaa Azad College')).toBe('Maulana Azad College');
  expect(readAs('C-1', 'Maulana Azad Girls College')).toBe('Maulana Azad Girls College');
  expect(readAs('C-2', 'Maulaa Azad College')).toBe('Maulaa Azad College');
});
