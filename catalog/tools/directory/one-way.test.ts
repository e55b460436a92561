import { expect, it } from 'vitest';
import { oneWay } from './one-way.ts';
import { withTown } from './town-of-register.ts';

it.each([
  ['Made Up College, Khampur Urf Gangapur', 'Made Up College, Khampur urf Gangapur'],
  ['Made Up Pratisthan, Made Up Adhyapak Vidyalay', 'Made Up Pratishthan, Made Up Adhyapak Vidyalaya'],
  ['Made Up Mohavidyalaya and Kanya Maha Vidhyalaya', 'Made Up Mahavidyalaya and Kanya Mahavidyalaya'],
  ['Made Up Tool Room and Training Center', 'Made Up Tool Room and Training Centre'],
  ['Late Sau Made Up College of B.Sc. Nursing', 'Late Sau. Made Up College of B.Sc Nursing'],
  ['Government Made Up P.G. College', 'Government Made Up PG College'],
  ['Made Up Degree College for Women PG', 'Made Up Degree College for Women (PG)'],
  ['Made Up Mahavidyalaya Faculty of Pharmacy', 'Made Up Mahavidyalaya, Faculty of Pharmacy'],
  ['Made Up Commerce College, Self Finance', 'Made Up Commerce College (Self-Financed)'],
  ['Made Up Self Finance Law College', 'Made Up Self-Financed Law College'],
  ['Made Up Shikshan Sanstha Late Made Up College', "Made Up Shikshan Sanstha's Late Made Up College"],
  ['NA and TV Patel Arts College', 'N.A. and T.V. Patel Arts College'],
  ['ITI Made Up ITI, Vansda', 'Made Up ITI, Vansda'],
  ['ITI Made Up Industrial Training Institute', 'Made Up Industrial Training Institute'],
  ['ITI S.F. ITI, Motirel', 'Self-Financed ITI, Motirel'],
  ["Made Up Sangha's T.T.I., Bagalkot", "Made Up Sangha's Teacher Training Institute, Bagalkot"],
  ['Made Up TTI for Women', 'Made Up Teacher Training Institute for Women'],
  ['ITI Made Up (GIA)', 'ITI Made Up (Grant-in-Aid)'],
  ['Made Up Institute of Management (SFI), Navsari', 'Made Up Institute of Management (Self-Financed), Navsari'],
  ["Made Up College of Teacher's Education", "Made Up College of Teachers' Education"],
  ['Made Up College (II-Shift Polytechnic)', 'Made Up College (Second Shift Polytechnic)'],
  ['Made Up P.T.T.I.', 'Made Up Primary Teacher Training Institute'],
  ['Made Up PPTTI, Ponda', 'Made Up Pre-Primary Teacher Training Institute, Ponda'],
  ['J.L.N. T.T. College, Ponda', 'J.L.N. Teacher Training College, Ponda'],
  ['Made Up Sanskrit TT College', 'Made Up Sanskrit Teacher Training College'],
  ['Vandematram Mahila College', 'Vande Mataram Mahila College'],
  ['Atalbihari Vajpayee College', 'Atal Bihari Vajpayee College'],
  ['Made Up Institute of Under Graduate Studies', 'Made Up Institute of Undergraduate Studies'],
  ['Kai Sou Made Up Mahavidyalaya', 'Kai Sou. Made Up Mahavidyalaya'],
  ['Government Women College, Ponda', "Government Women's College, Ponda"],
])('writes words and signs in one way: %s', (name, right) => expect(oneWay(name, 'Goa')).toBe(right));

it.each([
  ['PTEC, Barh', 'Bihar', 'Primary Teacher Education College, Barh'],
  ['Made Up M.V., Telkoi', 'Odisha', 'Made Up Mahavidyalaya, Telkoi'],
  ['UIT, Regional Centre, Aroor', 'Kerala', 'University Institute of Technology Regional Centre, Aroor'],
  ['Made Up GFGC Hosanagara', 'Karnataka', 'Made Up Government First Grade College, Hosanagara'],
  ['Made Up College, Mahrajganj', 'Uttar Pradesh', 'Made Up College, Maharajganj'],
  ['Made Up Sikshan Sansthan', 'Uttar Pradesh', 'Made Up Shikshan Sansthan'],
  ['Made Up Dental College, Kamrup Metropolitan', 'Assam', 'Made Up Dental College, Guwahati'],
  ['Made Up Degree College, Kuppam Urban', 'Andhra Pradesh', 'Made Up Degree College, Kuppam'],
  ['Made Up School of Nursing, Bangalore Urban', 'Karnataka', 'Made Up School of Nursing, Bangalore'],
  ['MJPTBCWR Law College, Varni', 'Telangana', 'Mahatma Jyotiba Phule Telangana Backward Classes Welfare Residential Law College, Varni'],
])('writes short what a state writes in full: %s', (name, state, right) => expect(oneWay(name, state)).toBe(right));

it.each([
  'Sarojini Naidu Vanita Maha Vidyalaya',
  'Made Up Medical Center and Hospital',
  'Dr. P.G. Halakatti College of Engineering',
  'Made Up Sikshan Mandir',
  'ITI Bardoli',
  'DAV Singh College',
  'Made Up R.V.T.T.I. ITI',
  'Sheth N.K.T.T. College of Commerce',
  'T.T. School of Nursing',
])('leaves what is meant: %s', (name) => expect(oneWay(name, 'West Bengal')).toBe(name));

const town = (name: string, raw: string) =>
  withTown(
    name,
    raw,
    (place) => ['Pala', 'Kottayam', 'Sindhanur'].includes(place),
    (place) => place === 'Kottayam',
  );

it.each([
  ['Made Up College', 'Made Up College, Arunapuram P.O., Pala-686 574', 'Made Up College, Pala'],
  ['Made Up College', 'D567 MADE UP COLLEGE , KUSTAGI ROAD SINDHANUR', 'Made Up College, Sindhanur'],
  ['Made Up College, Anand Nagar', 'Made Up College, Anand Nagar, PB No. 24, Kottayam', 'Made Up College, Anand Nagar, Kottayam'],
])('has the town that the register tells: %s of %s', (name, raw, right) => expect(town(name, raw)).toBe(right));

it.each([
  ['Made Up College', 'Made Up College, Near Pala'],
  ['Made Up College', 'Made Up College, Pala Road'],
  ['Made Up College', 'Made Up College, Tal. Pala'],
  ['Made Up College', 'Made Up College, Kottayam'],
  ['Made Up College', 'Made Up College, Erode'],
  ['Made Up College, Sindhanur', 'Made Up College, Sindhanur, Pala'],
])('has no other: %s of %s', (name, raw) => expect(town(name, raw)).toBe(name));
