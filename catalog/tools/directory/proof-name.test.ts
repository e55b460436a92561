import { expect, it } from 'vitest';
import { placesSaid, withComma } from './comma-before-place.ts';
import { proofread } from './proof-name.ts';

it.each([
  ['Rajbhanu Made Up Smark College, Manikwar', 'Rajbhanu Made Up Smarak College, Manikwar'],
  ['Sunries Institute of Risarch', 'Sunrise Institute of Research'],
])('puts misspelt words right: %s', (name, right) => expect(proofread(name, 'Rewa')).toBe(right));

it.each([
  ['Made Up Womenã¢ ¬ ¢S. Engineering College', "Made Up Women's Engineering College"],
  ['Doctor S College of Nursing', "Doctor's College of Nursing"],
  ['Made Up Mandal S Polytechnic', "Made Up Mandal's Polytechnic"],
  ['Babuben R Patel College', 'Babuben R. Patel College'],
  ['R.J International College', 'R.J. International College'],
  ['Anjuman - E - Islam College', 'Anjuman-e-Islam College'],
  ['Made Up College - MBA', 'Made Up College (MBA)'],
  ['Made Up Polytechnic. Kuppam', 'Made Up Polytechnic, Kuppam'],
])('writes signs in one way: %s', (name, right) => expect(proofread(name, 'Rewa')).toBe(right));

it.each([
  ['Made Up BSC College', 'Made Up B.Sc College'],
  ['Made Up Bcom College', 'Made Up B.Com College'],
  ['Made Up Ba Integrated College', 'Made Up BA Integrated College'],
  ['Made Up Arts/Sci/Comm College, Ilkal', 'Made Up Arts, Science and Commerce College, Ilkal'],
  ['Made Up Para Medical College', 'Made Up Paramedical College'],
  ['Made Up Education Societyrajiv Polytechnic', 'Made Up Education Society, Rajiv Polytechnic'],
])('writes degrees and short forms out: %s', (name, right) => expect(proofread(name, 'Rewa')).toBe(right));

it.each([
  ['Made Up College of Law 8 B. Tagore Nagar, Mumbai', 'Made Up College of Law, Mumbai'],
  ['Made Up College Bhisi Tahsil Chimur District', 'Made Up College Bhisi'],
  ['Government College Fort Gate Road', 'Government College, Rewa'],
  ['Rungta College of Technology7879', 'Rungta College of Technology'],
])('leaves the way to the gate out: %s', (name, right) => expect(proofread(name, 'Rewa')).toBe(right));

it.each([
  'Amar +3 Degree College',
  'Made Up Institute, North 24 Parganas',
  'Made Up Institute of Post-Graduate Studies',
  "M.G.M.'s College of Engineering",
  'Made Up Business B School',
  'Hiraman Mahatam Degree College',
])('leaves alone what is meant: %s', (name) => expect(proofread(name, 'Rewa')).toBe(name));

const where = { state: 'Maharashtra', district: 'Latur' };
const isSaid = placesSaid([
  { state: 'Maharashtra', name: 'One College, Chakur' },
  { state: 'Maharashtra', name: 'Other College, Chakur' },
  { state: 'Maharashtra', name: 'One College, Once Said' },
]);
const placed = (name: string) => withComma(name, where, (place) => isSaid(place, 'Maharashtra'));

it.each([
  ['Made Up Shikshan Sanstha Chakur Latur', 'Made Up Shikshan Sanstha, Chakur, Latur'],
  ['Made Up Sangh (Girls) Chakur', 'Made Up Sangh (Girls), Chakur'],
  ['Somebody Khobragade Latur', 'Somebody Khobragade, Latur'],
])('puts a comma before a place that other names have behind theirs: %s', (name, right) => expect(placed(name)).toBe(right));

it.each(['Lok Sanstha Once Said', 'University of Latur', 'DIET Latur', 'Made Up College (Chakur)'])('but not here: %s', (name) =>
  expect(placed(name)).toBe(name),
);
