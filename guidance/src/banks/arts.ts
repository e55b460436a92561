/** Class 12 Arts: which field. */
import type { Bank } from '../types.ts';
import { decide, enjoy, inTurn, pick, rate } from './build.ts';

const activities = [
  enjoy(
    'art-a01',
    { for: 'social_sciences', letters: 'A', facets: ['discovering', 'people'] },
    'finding out how people in your district lived a hundred years ago',
  ),
  enjoy(
    'art-a02',
    { for: 'psychology', letters: 'S', facets: ['people', 'caring'] },
    "listening to a friend's worry and helping to sort it out",
  ),
  enjoy(
    'art-a03',
    { for: 'journalism_media', letters: 'A', facets: ['words', 'people'] },
    'interviewing strangers for a story in the school magazine',
  ),
  enjoy(
    'art-a04',
    { for: 'fine_arts_design', letters: 'A', facets: ['creating', 'discipline'] },
    'working on a painting or model until it says what you feel',
  ),
  enjoy(
    'art-a05',
    { for: 'law_arts', letters: 'E', facets: ['fairness', 'words'] },
    'arguing one side in a mock court and answering the other side',
  ),
  enjoy(
    'art-a06',
    { for: 'civil_services', letters: 'S', facets: ['leading', 'caring'] },
    'organising help for families in your district after a flood',
  ),
  enjoy(
    'art-a07',
    { for: 'psychology', letters: 'S', facets: ['people', 'discovering'] },
    'finding out why people act differently when they are in a group',
  ),
  enjoy(
    'art-a08',
    { for: 'social_sciences', letters: 'A', facets: ['people', 'words'] },
    'comparing how two communities see the same piece of history',
  ),
  enjoy(
    'art-a09',
    { for: 'fine_arts_design', letters: 'A', facets: ['creating', 'making'] },
    'designing the costumes, posters and stage for the annual day',
  ),
  enjoy(
    'art-a10',
    { for: 'journalism_media', letters: 'A', facets: ['words', 'creating'] },
    'filming and cutting a short report on something new in town',
  ),
  enjoy(
    'art-a11',
    { for: 'civil_services', letters: 'S', facets: ['leading', 'solving'] },
    'making a public service such as buses or ration shops run better',
  ),
  enjoy(
    'art-a12',
    { for: 'law_arts', letters: 'E', facets: ['fairness', 'solving'] },
    'finding the rule that decides whether something was fair',
  ),
];

const situations = [
  pick('art-s01', 'situation', 'on annual day', 'Your school prepares its annual day. What is your job?', [
    ['social_sciences', 'A', ['discovering', 'words'], 'Make an exhibition on the story of our town'],
    ['psychology', 'S', ['people', 'caring'], 'Calm the nervous ones before they go on'],
    ['journalism_media', 'A', ['words', 'people'], 'Host the show and report on it afterwards'],
    ['fine_arts_design', 'A', ['creating', 'making'], 'Design the stage, the costumes, the posters'],
    ['law_arts', 'E', ['fairness', 'words'], 'Speak in the debate and answer every point'],
    ['civil_services', 'S', ['leading', 'discipline'], 'Run the entry, the seating and the safety'],
  ]),
  pick('art-s02', 'situation', 'on a free Saturday', 'A Saturday is free and nobody has plans for you. What do you do first?', [
    ['psychology', 'S', ['people', 'caring'], 'Talk for hours with a friend about life'],
    ['journalism_media', 'A', ['words', 'creating'], 'Record a podcast or write on the news'],
    ['fine_arts_design', 'A', ['creating', 'making'], 'Paint, dance, play music or craft something'],
    ['law_arts', 'E', ['fairness', 'words'], 'Argue about a new rule with my family'],
    ['civil_services', 'S', ['leading', 'people'], 'Join a clean-up drive and bring others in'],
    ['social_sciences', 'A', ['discovering', 'people'], 'Read about old kingdoms and other cultures'],
  ]),
  pick(
    'art-s03',
    'situation',
    'in the project on early school leavers',
    'Your group studies why children in one area leave school early. Which part is yours?',
    [
      ['journalism_media', 'A', ['words', 'creating'], 'Tell their story in a film that many watch'],
      ['fine_arts_design', 'A', ['creating', 'people'], 'Make posters and a play that move people'],
      ['law_arts', 'E', ['fairness', 'solving'], 'Find out which rights and laws they can use'],
      ['civil_services', 'S', ['leading', 'solving'], 'Work out a plan that the block office can run'],
      ['social_sciences', 'A', ['discovering', 'people'], 'Study how family, work and history play a part'],
      ['psychology', 'S', ['people', 'caring'], 'Talk with the children and learn how they feel'],
    ],
  ),
  pick('art-s04', 'situation', 'in the news', 'Six headlines stand on the news page. Which one do you open first?', [
    ['fine_arts_design', 'A', ['creating', 'people'], 'A folk artist’s work travels round the world'],
    ['law_arts', 'E', ['fairness', 'words'], 'A judgment gives people a right they lacked'],
    ['civil_services', 'S', ['leading', 'solving'], 'A young collector ends a long water crisis'],
    ['social_sciences', 'A', ['discovering', 'words'], 'A dig finds a town four thousand years old'],
    ['psychology', 'S', ['people', 'discovering'], 'A study shows what stress does to teenagers'],
    ['journalism_media', 'A', ['words', 'fairness'], 'A reporter brings to light what was hidden'],
  ]),
  pick('art-s05', 'situation', 'choosing whom to follow at work', 'You may follow one person at work for a week. Whom do you choose?', [
    ['law_arts', 'E', ['fairness', 'words'], 'A lawyer who fights for people without money'],
    ['civil_services', 'S', ['leading', 'discipline'], 'A district collector during the monsoon'],
    ['social_sciences', 'A', ['discovering', 'people'], 'A historian who reads forgotten letters'],
    ['psychology', 'S', ['people', 'caring'], 'A counsellor who works with school students'],
    ['journalism_media', 'A', ['words', 'discovering'], 'A reporter on the day of an election'],
    ['fine_arts_design', 'A', ['creating', 'making'], 'A designer getting ready for a big show'],
  ]),
];

const self = [
  rate(
    'art-e01',
    { for: ['social_sciences', 'journalism_media', 'fine_arts_design'], letters: 'A', facets: ['words', 'creating'] },
    'when I have to write or make something of my own',
    ['do not know how to begin', 'do the least that is asked', 'do well on a topic I like', 'find my own way to say it'],
  ),
  rate(
    'art-e02',
    { for: ['psychology', 'law_arts', 'civil_services'], letters: 'S', facets: ['people', 'caring'] },
    'when two friends have a quarrel',
    ['stay away from both of them', 'listen but say very little', 'help them to talk about it', 'bring the two together again'],
  ),
];

const values = [
  pick('art-v01', 'values', 'asked what would make you proud', 'What would make you proudest in your work ten years from now?', [
    ['psychology', 'S', ['people', 'caring'], 'Somebody does well because I understood them'],
    ['journalism_media', 'A', ['words', 'fairness'], 'People know the truth because I reported it'],
    ['fine_arts_design', 'A', ['creating', 'people'], 'People stop and feel something at my work'],
    ['law_arts', 'E', ['fairness', 'words'], 'Somebody got justice because I argued well'],
    ['civil_services', 'S', ['leading', 'fairness'], 'A whole district lives better through my work'],
    ['social_sciences', 'A', ['discovering', 'people'], 'I explained something true about how we live'],
  ]),
  pick('art-v02', 'values', 'thinking of your working day', 'Which working day would suit you best?', [
    ['fine_arts_design', 'A', ['creating', 'making'], 'A studio, my own ideas and things I make'],
    ['law_arts', 'E', ['fairness', 'discipline'], 'Files in the morning, a courtroom by noon'],
    ['civil_services', 'S', ['leading', 'people'], 'Public meetings, field visits, big decisions'],
    ['social_sciences', 'A', ['discovering', 'words'], 'Books, field visits and long interviews'],
    ['psychology', 'S', ['people', 'caring'], 'One person at a time, with full attention'],
    ['journalism_media', 'A', ['words', 'discipline'], 'Always on the move, with a deadline at night'],
  ]),
];

const own = decide('art-o01', 'field', [
  ['civil_services', 'Civil services'],
  ['social_sciences', 'Social sciences'],
  ['psychology', 'Psychology'],
  ['journalism_media', 'Journalism and media'],
  ['fine_arts_design', 'Fine arts and design'],
  ['law_arts', 'Law and justice'],
]);

export const arts: Bank = {
  id: 'class12-arts-v1',
  targetClass: '12',
  stream: 'arts',
  title: 'Which field suits you in Arts?',
  estimatedTime: 'about 9 minutes',
  candidates: ['social_sciences', 'psychology', 'journalism_media', 'fine_arts_design', 'law_arts', 'civil_services'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
};
