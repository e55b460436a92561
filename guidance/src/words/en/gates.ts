/** First choices that hang on one narrow gate: how many want it, how many places there are, the second road, and what it costs. */
import type { Crowd, GateWords, Words } from '../words.ts';

const number = (value: number): string => value.toLocaleString('en-IN');
const rupees = (value: number): string => `₹${number(value)}`;

export const price: Words['price'] = ({ from, to }) => (from === to ? rupees(from) : `${rupees(from)} to ${rupees(to)}`);

export const oldFigures: Words['oldFigures'] = (year) => `These figures are of ${year}, the newest we could read.`;

const iits = ({ year, candidates, places }: Crowd): string =>
  `The IITs are one narrow gate: in ${year}, about ${number(candidates)} sat JEE Advanced for ${number(places)} places.`;

const engineering: GateWords = {
  crowd: ({ year, candidates, places }) =>
    iits({ year, candidates, places }) +
    ` Most engineers come from elsewhere. Second road: JEE Main or your state’s test for other colleges, or a ` +
    'diploma with entry into the second year.',
  cost: ({ first, second }) =>
    `A year’s full tuition is ${first} at an IIT and ${second} at an NIT; families with little income pay less or ` +
    'nothing. Hostel and food come on top.',
};

const law: GateWords = {
  crowd: ({ year, candidates, places }: Crowd) =>
    `The National Law Universities are one narrow gate: for ${year}, ${number(candidates)} registered for CLAT, for ` +
    `about ${number(places)} places. Most lawyers come from elsewhere. Second road: a five-year law degree of a state or ` +
    'private university, or any degree and then the three-year LLB.',
  cost: ({ first, second }) => `A year’s tuition is ${first} at a National Law University and ${second} at a private law college.`,
};

export const gates: Words['gates'] = {
  medicine: {
    crowd: ({ year, candidates, places, publicPlaces }) =>
      `Every MBBS seat hangs on one test: in ${year}, ${number(candidates)} sat NEET UG for ${number(places)} seats` +
      `${publicPlaces === undefined ? '' : `, ${number(publicPlaces)} of them in government colleges`}. ` +
      'Plan a second road from the start: nursing, pharmacy, physiotherapy or a B.Sc in biology; ' +
      'many of those seats go by other tests or by marks.',
    cost: ({ first, second }) =>
      `A year’s tuition of MBBS is ${first} in a government college and ${second} for a paid seat of a ` +
      'deemed university; hostel and food come on top.',
  },
  engineering_technology: engineering,
  computer_it: {
    ...engineering,
    crowd: ({ year, candidates, places }) =>
      iits({ year, candidates, places }) +
      ` Most who write software come from elsewhere. Second road: JEE Main or your state’s test for other ` +
      'colleges, or a BCA or B.Sc in computer science.',
  },
  civil_services: {
    crowd: ({ year, candidates, places }) =>
      `The civil services are one narrow gate: in ${year}, about ${number(candidates)} applied to the UPSC for ` +
      `${number(places)} posts. Second road: the same preparation serves your state’s services, SSC and banking exams; ` +
      'and take a degree that leads to work you would like anyway.',
  },
  fine_arts_design: {
    crowd: ({ year, candidates, places }) =>
      `NIFT is one narrow gate among several: in ${year}, ${number(candidates)} applied for ${number(places)} places. ` +
      'Second road: a Bachelor of Fine Arts or a diploma, where your portfolio counts, and private or state design ' +
      'colleges.',
    cost: ({ first }) =>
      `A year’s tuition at NIFT is ${first}, without the hostel; a Bachelor of Fine Arts at a public university costs far less.`,
  },
  law_arts: law,
  law_commerce: law,
};
