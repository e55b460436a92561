import type { Meanings } from '../meanings.ts';

export const texts: Meanings = {
  after: { '8': 'After Class 8.', '10': 'After Class 10.', '12': 'After Class 12.', degree: 'After a degree.' },
  bar: (need, place) => `At least ${need}% in ${place}.`,
  relaxed: (sentence, who) => `${sentence} Otherwise for ${who}.`,
  relaxations: { sc: 'SC', st: 'ST', obc_ncl: 'OBC (NCL)', ews: 'EWS', pwd: 'students with a disability', female: 'women' },
  byNotice: (who) => `${who} (the notice says how much)`,
  age: (least, most) =>
    least === undefined
      ? `Not older than ${most}.`
      : most === undefined
        ? `At least ${least} years old.`
        : `Between ${least} and ${most} years old.`,
  ageOn: (age, day) => `${age} Counted on ${day}.`,
  yearAfter: (day) => `${day} of the year after`,
  within: (years) => `Class 12 was passed at most ${years} years ago.`,
  home: 'For residents of its state.',
  some: (sentence) => `${sentence} Only some ask so, or about so much: it closes no door.`,
  unsure: (sentence) => `${sentence} To be confirmed: it closes no door.`,
  byMarks: { most: 'Most places give seats on marks alone.', some: 'Some places give seats on marks alone.' },
};
