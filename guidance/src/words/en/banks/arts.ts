import type { arts as bank } from '../../../banks/arts.ts';
import type { BankWords } from '../../words.ts';
import { decide, enjoy, notSure, usually } from '../build.ts';

export const texts: BankWords<typeof bank> = {
  title: 'Which field suits you in Arts?',
  estimatedTime: 'about 9 minutes',
  shortTime: 'about 4 minutes',
  questions: {
    'art-a01': enjoy('finding out how people in your district lived a hundred years ago'),
    'art-a02': enjoy("listening to a friend's worry and helping to sort it out"),
    'art-a03': enjoy('interviewing strangers for a story in the school magazine'),
    'art-a04': enjoy('working on a painting or model until it says what you feel'),
    'art-a05': enjoy('arguing one side in a mock court and answering the other side'),
    'art-a06': enjoy('organising help for families in your district after a flood'),
    'art-a07': enjoy('finding out why people act differently when they are in a group'),
    'art-a08': enjoy('comparing how two communities see the same piece of history'),
    'art-a09': enjoy('designing the costumes, posters and stage for the annual day'),
    'art-a10': enjoy('filming and cutting a short report on something new in town'),
    'art-a11': enjoy('making a public service such as buses or ration shops run better'),
    'art-a12': enjoy('finding the rule that decides whether something was fair'),

    'art-s01': {
      question: 'Your school prepares its annual day. What is your job?',
      about: 'on annual day',
      options: {
        a: 'Make an exhibition on the story of our town',
        b: 'Calm the nervous ones before they go on',
        c: 'Host the show and report on it afterwards',
        d: 'Design the stage, the costumes, the posters',
        e: 'Speak in the debate and answer every point',
        f: 'Run the entry, the seating and the safety',
      },
    },
    'art-s02': {
      question: 'A Saturday is free and nobody has plans for you. What do you do first?',
      about: 'on a free Saturday',
      options: {
        a: 'Talk for hours with a friend about life',
        b: 'Record a podcast or write on the news',
        c: 'Paint, dance, play music or craft something',
        d: 'Argue about a new rule with my family',
        e: 'Join a clean-up drive and bring others in',
        f: 'Read about old kingdoms and other cultures',
      },
    },
    'art-s03': {
      question: 'Your group studies why children in one area leave school early. Which part is yours?',
      about: 'in the project on early school leavers',
      options: {
        a: 'Tell their story in a film that many watch',
        b: 'Make posters and a play that move people',
        c: 'Find out which rights and laws they can use',
        d: 'Work out a plan that the block office can run',
        e: 'Study how family, work and history play a part',
        f: 'Talk with the children and learn how they feel',
      },
    },
    'art-s04': {
      question: 'Six headlines stand on the news page. Which one do you open first?',
      about: 'in the news',
      options: {
        a: 'A folk artist’s work travels round the world',
        b: 'A judgment gives people a right they lacked',
        c: 'A young collector ends a long water crisis',
        d: 'A dig finds a town four thousand years old',
        e: 'A study shows what stress does to teenagers',
        f: 'A reporter brings to light what was hidden',
      },
    },
    'art-s05': {
      question: 'You may follow one person at work for a week. Whom do you choose?',
      about: 'choosing whom to follow at work',
      options: {
        a: 'A lawyer who fights for people without money',
        b: 'A district collector during the monsoon',
        c: 'A historian who reads forgotten letters',
        d: 'A counsellor who works with school students',
        e: 'A reporter on the day of an election',
        f: 'A designer getting ready for a big show',
      },
    },

    'art-e01': usually('when I have to write or make something of my own', {
      a: 'do not know how to begin',
      b: 'do the least that is asked',
      c: 'do well on a topic I like',
      d: 'find my own way to say it',
    }),
    'art-e02': usually('when two friends have a quarrel', {
      a: 'stay away from both of them',
      b: 'listen but say very little',
      c: 'help them to talk about it',
      d: 'bring the two together again',
    }),

    'art-v01': {
      question: 'What would make you proudest in your work ten years from now?',
      about: 'asked what would make you proud',
      options: {
        a: 'Somebody does well because I understood them',
        b: 'People know the truth because I reported it',
        c: 'People stop and feel something at my work',
        d: 'Somebody got justice because I argued well',
        e: 'A whole district lives better through my work',
        f: 'I explained something true about how we live',
      },
    },
    'art-v02': {
      question: 'Which working day would suit you best?',
      about: 'thinking of your working day',
      options: {
        a: 'A studio, my own ideas and things I make',
        b: 'Files in the morning, a courtroom by noon',
        c: 'Public meetings, field visits, big decisions',
        d: 'Books, field visits and long interviews',
        e: 'One person at a time, with full attention',
        f: 'Always on the move, with a deadline at night',
      },
    },

    'art-o01': decide('field', {
      a: 'Civil services',
      b: 'Social sciences',
      c: 'Psychology',
      d: 'Journalism and media',
      e: 'Fine arts and design',
      f: 'Law and justice',
      g: notSure,
    }),
  },
};
