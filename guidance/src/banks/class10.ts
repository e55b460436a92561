/** Class 10: which stream. Twelve activities, six situations, four self-estimates, one working day, one own choice. */
import type { Bank } from '../types.ts';
import { decide, enjoy, inTurn, pick, rate } from './build.ts';

const activities = [
  enjoy(
    'c10-a01',
    { for: 'science_pcm', field: 'computer_it', letters: 'C', facets: ['solving', 'making'] },
    'writing a small program that plays noughts and crosses against you',
  ),
  enjoy(
    'c10-a02',
    { for: 'arts', field: 'psychology', letters: 'S', facets: ['people', 'caring'] },
    'listening to an upset friend and finding out what lies behind it',
  ),
  enjoy(
    'c10-a03',
    { for: 'commerce', field: 'law_commerce', letters: 'E', facets: ['fairness', 'starting'] },
    'arguing the case of a customer who was sold a faulty phone',
  ),
  enjoy(
    'c10-a04',
    { for: 'science_pcb', field: 'medicine', letters: 'I', facets: ['discovering', 'caring'] },
    'working out from signs and test reports why somebody has a fever',
  ),
  enjoy(
    'c10-a05',
    { for: 'science_pcm', field: 'architecture_design', letters: 'A', facets: ['making', 'creating'] },
    'designing a house that stays cool in May without an air conditioner',
  ),
  enjoy(
    'c10-a06',
    { for: 'arts', field: 'civil_services', letters: 'S', facets: ['people', 'fairness'] },
    'making sure that every house in your area gets clean water on time',
  ),
  enjoy(
    'c10-a07',
    { for: 'commerce', field: 'economics_analytics', letters: 'I', facets: ['numbers', 'discovering'] },
    'using price lists to explain why onions cost more in some months',
  ),
  enjoy(
    'c10-a08',
    { for: 'science_pcb', field: 'biotechnology', letters: 'I', facets: ['discovering', 'nature'] },
    'watching yeast or pond water under a microscope and noting changes',
  ),
  enjoy(
    'c10-a09',
    { for: 'science_pcm', field: 'engineering_technology', letters: 'R', facets: ['solving', 'making'] },
    'planning a small rover that can climb over rocks on the Moon',
  ),
  enjoy(
    'c10-a10',
    { for: 'arts', field: 'fine_arts_design', letters: 'A', facets: ['creating', 'words'] },
    'drawing, composing or acting out something entirely your own',
  ),
  enjoy(
    'c10-a11',
    { for: 'commerce', field: 'finance_accounting', letters: 'C', facets: ['numbers', 'discipline'] },
    'keeping the accounts of a class trip so that every rupee is explained',
  ),
  enjoy(
    'c10-a12',
    { for: 'science_pcb', field: 'allied_health', letters: 'S', facets: ['caring', 'nature'] },
    'helping a grandparent to walk safely again after an injury',
  ),
];

const situations = [
  pick('c10-s01', 'situation', 'at the school fair', 'Your school holds a fair and every group runs one stall. Which stall do you join?', [
    ['science_pcm/engineering_technology', 'R', ['making', 'solving'], 'A small robot that follows a line on the floor'],
    ['science_pcb/veterinary_science', 'I', ['nature', 'caring'], 'A corner on keeping pets and street dogs healthy'],
    ['commerce/entrepreneurship', 'E', ['starting', 'numbers'], 'A snack stall that we price and promote ourselves'],
    ['arts/journalism_media', 'A', ['words', 'people'], 'A live news desk that reports from the whole fair'],
  ]),
  pick('c10-s02', 'situation', 'on a free Saturday', 'A Saturday is free and nobody has plans for you. What do you do first?', [
    ['science_pcb/allied_health', 'S', ['caring', 'people'], 'Help an elderly neighbour with her exercises'],
    ['commerce/finance_accounting', 'C', ['numbers', 'discipline'], 'Plan how to save up for something I really want'],
    ['arts/fine_arts_design', 'A', ['creating', 'words'], 'Sketch, play music or make a short video film'],
    ['science_pcm/computer_it', 'C', ['solving', 'making'], 'Take a coding challenge or build a small game'],
  ]),
  pick(
    'c10-s03',
    'situation',
    'in the group project on the lake',
    'Your group does a project on the lake near your town. Which part is yours?',
    [
      ['commerce/business_management', 'E', ['leading', 'numbers'], 'Plan the budget, the team and the timetable'],
      ['arts/social_sciences', 'S', ['people', 'words'], 'Interview the families who live by the lake'],
      ['science_pcm/pure_sciences_research', 'I', ['solving', 'discovering'], 'Work out with maths how fast the lake shrinks'],
      ['science_pcb/biotechnology', 'I', ['discovering', 'nature'], 'Test samples for germs and other tiny life'],
    ],
  ),
  pick('c10-s04', 'situation', 'in the news', 'Four headlines stand on the news page. Which one do you open first?', [
    ['arts/civil_services', 'S', ['fairness', 'leading'], 'How a young officer brought water to villages'],
    ['science_pcm/computer_it', 'C', ['solving', 'making'], 'How a new app understands ten Indian languages'],
    ['science_pcb/medicine', 'I', ['caring', 'discovering'], 'How a new treatment helps children with asthma'],
    ['commerce/economics_analytics', 'I', ['numbers', 'discovering'], 'How the Union Budget will change what we all pay'],
  ]),
  pick('c10-s05', 'situation', 'choosing whom to follow at work', 'You may follow one person at work for a week. Whom do you choose?', [
    ['science_pcb/allied_health', 'S', ['caring', 'nature'], 'A physiotherapist who treats injured players'],
    ['commerce/law_commerce', 'E', ['fairness', 'starting'], 'A lawyer who settles deals between companies'],
    ['arts/psychology', 'S', ['people', 'caring'], 'A counsellor who helps students under stress'],
    ['science_pcm/defence_military', 'R', ['discipline', 'solving'], 'An officer who steers a ship of the Navy'],
  ]),
  pick('c10-s06', 'situation', 'starting a club', 'Your class may start one new club. Which one do you vote for?', [
    ['arts/law_arts', 'E', ['fairness', 'words'], 'Debate club: rights, rules and both sides of a case'],
    ['science_pcm/architecture_design', 'A', ['making', 'creating'], 'Design club: models, bridges and drawings in 3D'],
    ['science_pcb/agriculture_environment', 'R', ['nature', 'discovering'], 'Nature club: birds, trees and a school garden'],
    ['commerce/economics_analytics', 'I', ['numbers', 'discovering'], 'Market club: prices, trends and what people buy'],
  ]),
];

const self = [
  rate('c10-e01', { for: 'science_pcm', letters: '', facets: ['solving'] }, 'in maths tests', [
    'find most of the questions hard',
    'manage the easier questions',
    'get most of the questions right',
    'finish and help others later',
  ]),
  rate('c10-e02', { for: 'science_pcb', letters: '', facets: ['nature', 'discovering'] }, 'with biology chapters, diagrams included', [
    'mix up most of the parts',
    'remember the main parts',
    'remember nearly all of it',
    'can explain it to a friend',
  ]),
  rate('c10-e03', { for: 'commerce', letters: '', facets: ['numbers'] }, 'when bills, discounts or interest must be worked out', [
    'leave it to somebody else',
    'get there with some help',
    'get it right on my own',
    'am the one others ask',
  ]),
  rate(
    'c10-e04',
    { for: 'arts', field: 'social_sciences', letters: '', facets: ['words', 'people'] },
    'in long answers for languages and social science',
    ['struggle to fill the page', 'write the main points', 'write clearly and in order', 'write answers others read'],
  ),
];

const values = [
  pick('c10-v01', 'values', 'thinking of your working day', 'Which working day would suit you best?', [
    ['commerce/business_management', 'E', ['leading', 'starting'], 'A team to lead, a target, and money to decide about'],
    ['arts/civil_services', 'S', ['people', 'fairness'], 'New people to understand and a community to serve'],
    ['science_pcm/engineering_technology', 'R', ['solving', 'making'], 'A tricky technical problem and quiet time to crack it'],
    ['science_pcb/veterinary_science', 'I', ['caring', 'nature'], 'Living beings that need care, and why they fall ill'],
  ]),
];

const own = decide('c10-o01', 'stream', [
  ['science_pcm', 'Science with maths (PCM)'],
  ['science_pcb', 'Science with biology (PCB)'],
  ['commerce', 'Commerce and business'],
  ['arts', 'Arts and humanities'],
]);

export const class10: Bank = {
  id: 'class10-v1',
  targetClass: '10',
  stream: null,
  title: 'Which stream suits you after Class 10?',
  estimatedTime: 'about 10 minutes',
  candidates: ['science_pcm', 'science_pcb', 'commerce', 'arts'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
};
