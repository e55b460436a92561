/** Class 12 PCM: which field. Written on maths, code, space and design, which girls and boys like equally, not on workshops. */
import type { Bank } from '../types.ts';
import { decide, enjoy, inTurn, pick, rate } from './build.ts';

const activities = [
  enjoy(
    'pcm-a01',
    { for: 'engineering_technology', letters: 'R', facets: ['making', 'solving'] },
    'planning a drone that carries medicines to a village in the hills',
  ),
  enjoy(
    'pcm-a02',
    { for: 'pure_sciences_research', letters: 'I', facets: ['solving', 'discovering'] },
    'proving that a pattern you noticed is true for every number',
  ),
  enjoy(
    'pcm-a03',
    { for: 'architecture_design', letters: 'A', facets: ['creating', 'making'] },
    'designing a school building with more light, air and shade',
  ),
  enjoy(
    'pcm-a04',
    { for: 'computer_it', letters: 'C', facets: ['solving', 'numbers'] },
    'writing code that finds the quickest bus route to school',
  ),
  enjoy(
    'pcm-a05',
    { for: 'defence_military', letters: 'R', facets: ['discipline', 'leading'] },
    'training for a long trek on which your team depends on you',
  ),
  enjoy(
    'pcm-a06',
    { for: 'pure_sciences_research', letters: 'I', facets: ['discovering', 'numbers'] },
    'reading the light of a far star to find out what it is made of',
  ),
  enjoy(
    'pcm-a07',
    { for: 'engineering_technology', letters: 'R', facets: ['making', 'discovering'] },
    'testing model bridges to see which shape carries the most',
  ),
  enjoy(
    'pcm-a08',
    { for: 'defence_military', letters: 'R', facets: ['discipline', 'solving'] },
    'learning to find the way at sea or in the air by instruments',
  ),
  enjoy(
    'pcm-a09',
    { for: 'computer_it', letters: 'C', facets: ['solving', 'discipline'] },
    'hunting for the one line that makes a program go wrong',
  ),
  enjoy(
    'pcm-a10',
    { for: 'architecture_design', letters: 'A', facets: ['creating', 'making'] },
    'turning a rough sketch into a neat model that people can walk around',
  ),
];

const situations = [
  pick('pcm-s01', 'situation', 'on science day', 'Your school has a science day. What do you put on show?', [
    ['engineering_technology', 'R', ['making', 'solving'], 'A model crane that lifts ten times its own weight'],
    ['architecture_design', 'A', ['creating', 'people'], 'A model of a street that is safe for everybody'],
    ['pure_sciences_research', 'I', ['discovering', 'solving'], 'An experiment that shows a law of physics at work'],
    ['computer_it', 'C', ['solving', 'making'], 'A quiz game that I coded myself from the start'],
    ['defence_military', 'R', ['discipline', 'leading'], 'A drill on how to rescue people after a flood'],
  ]),
  pick('pcm-s02', 'situation', 'on a free Saturday', 'A Saturday is free and nobody has plans for you. What do you do first?', [
    ['architecture_design', 'A', ['creating', 'making'], 'Sketch rooms and buildings I would like to see'],
    ['pure_sciences_research', 'I', ['discovering', 'solving'], 'Read on black holes or try an olympiad problem'],
    ['computer_it', 'C', ['solving', 'making'], 'Take a coding challenge or build a web page'],
    ['defence_military', 'R', ['discipline', 'leading'], 'Go for a run, then play a tough team match'],
    ['engineering_technology', 'R', ['making', 'solving'], 'Improve some gadget that we use at home'],
  ]),
  pick('pcm-s03', 'situation', 'in the rain-water project', 'Your group plans a rain-water system for the school. Which part is yours?', [
    ['pure_sciences_research', 'I', ['discovering', 'numbers'], 'Work out from data how much rain we can expect'],
    ['computer_it', 'C', ['solving', 'numbers'], 'Write the program that tracks the water level'],
    ['defence_military', 'R', ['leading', 'discipline'], 'Lead the team on site and keep everybody safe'],
    ['engineering_technology', 'R', ['making', 'solving'], 'Choose the pumps and pipes and make them work'],
    ['architecture_design', 'A', ['creating', 'making'], 'Draw the plan so that it suits the whole school'],
  ]),
  pick('pcm-s04', 'situation', 'in the news', 'Five headlines stand on the news page. Which one do you open first?', [
    ['computer_it', 'C', ['solving', 'discovering'], 'How one small bug stopped thousands of computers'],
    ['defence_military', 'R', ['discipline', 'caring'], 'How the Navy brought stranded people home safely'],
    ['engineering_technology', 'R', ['making', 'discovering'], 'How engineers built a long bridge across the sea'],
    ['architecture_design', 'A', ['creating', 'people'], 'How an old city market got a beautiful new life'],
    ['pure_sciences_research', 'I', ['discovering', 'solving'], 'How scientists caught a signal from deep space'],
  ]),
  pick('pcm-s05', 'situation', 'choosing whom to follow at work', 'You may follow one person at work for a week. Whom do you choose?', [
    ['defence_military', 'R', ['discipline', 'leading'], 'An officer who leads a unit in the mountains'],
    ['engineering_technology', 'R', ['making', 'solving'], 'An engineer who keeps the metro trains running'],
    ['architecture_design', 'A', ['creating', 'people'], 'An architect who plans homes for a new town'],
    ['pure_sciences_research', 'I', ['discovering', 'numbers'], 'A scientist who studies the sun by satellite'],
    ['computer_it', 'C', ['solving', 'making'], 'A developer whose app is used by lakhs of people'],
  ]),
];

const self = [
  rate(
    'pcm-e01',
    { for: ['pure_sciences_research', 'computer_it'], letters: 'I', facets: ['solving', 'discipline'] },
    'when a maths problem runs over a whole page',
    ['give up after the first few lines', 'get part of it with some help', 'get through it if I have time', 'find a way and check it too'],
  ),
  rate(
    'pcm-e02',
    { for: ['engineering_technology', 'architecture_design', 'defence_military'], letters: 'R', facets: ['making', 'discipline'] },
    'when a map or a flat drawing shows a real place or object',
    ['cannot picture it at all', 'see it once it is explained', 'see it after a short while', 'see it and can draw it turned'],
  ),
];

const values = [
  pick('pcm-v01', 'values', 'asked what would make you proud', 'What would make you proudest in your work ten years from now?', [
    ['computer_it', 'C', ['making', 'solving'], 'My software does its job for people everywhere'],
    ['engineering_technology', 'R', ['making', 'solving'], 'Something useful runs because I made it work'],
    ['architecture_design', 'A', ['creating', 'people'], 'People enjoy a place that I helped to shape'],
    ['pure_sciences_research', 'I', ['discovering', 'solving'], 'I found out something nobody knew before me'],
    ['defence_military', 'R', ['discipline', 'caring'], 'I kept people safe when it really mattered'],
  ]),
  pick('pcm-v02', 'values', 'thinking of your working day', 'Which working day would suit you best?', [
    ['pure_sciences_research', 'I', ['discovering', 'discipline'], 'A quiet lab and one deep question for months'],
    ['defence_military', 'R', ['discipline', 'leading'], 'An early start, a fit team and a new mission'],
    ['computer_it', 'C', ['solving', 'numbers'], 'A screen, a clear task and code that must run'],
    ['engineering_technology', 'R', ['making', 'discovering'], 'Half of it designing, half testing on the site'],
    ['architecture_design', 'A', ['creating', 'making'], 'A big drawing table, models and many ideas'],
  ]),
];

const own = decide('pcm-o01', 'field', [
  ['architecture_design', 'Architecture and design'],
  ['engineering_technology', 'Engineering and technology'],
  ['pure_sciences_research', 'Pure sciences and research'],
  ['computer_it', 'Computer science and IT'],
  ['defence_military', 'Defence and the armed forces'],
]);

export const pcm: Bank = {
  id: 'class12-pcm-v1',
  targetClass: '12',
  stream: 'science_pcm',
  title: 'Which field suits you in Science (PCM)?',
  estimatedTime: 'about 8 minutes',
  candidates: ['engineering_technology', 'architecture_design', 'pure_sciences_research', 'computer_it', 'defence_military'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
};
