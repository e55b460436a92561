/** Sentences about a finished result. They only say what the answers said. */
import type { Said, Sentences } from '../words.ts';
import { candidates } from './candidates.ts';
import { facets } from './facets.ts';
import { names } from './names.ts';

/** One answer in the student's words. */
function quote({ block, about, answer }: Said): string {
  switch (block) {
    case 'activity':
      return `about ${about}, you said "${answer}"`;
    case 'self':
      return `${about}, you usually "${answer}"`;
    case 'choice':
      return `${about}, you said "${answer}"`;
    default:
      return `${about}, you chose "${answer}"`;
  }
}

function quotes(said: readonly Said[]): string {
  const text = said.map(quote).join('; ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const notYet = 'Your answers do not separate the options yet';

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const sentences: Sentences = {
  first({ candidate, second, band, said }) {
    const { what } = candidates[candidate];
    const [name, rival] = [names[candidate], names[second]];
    if (band === 'unclear')
      return join(`Your answers do not separate the options yet; ${name} is only a hair ahead of ${rival}.`, what, quotes(said));
    const opening = band === 'close' ? `${name} comes first, with ${rival} close behind.` : `${name} comes first.`;
    return join(opening, what, quotes(said), said.length === 0 ? '' : `These answers set it apart from ${rival}.`);
  },

  next({ candidate, place, isClose, said }) {
    const ending = isClose ? 'It is close to the first, so it deserves a look too.' : '';
    return join(`${names[candidate]} comes ${place === 2 ? 'second' : 'third'}.`, candidates[candidate].what, quotes(said), ending);
  },

  strength: (facet) => facets[facet].strength,
  toBuild: (facet) => `Still to build: ${facets[facet].name}.`,

  band({ band, isFlat, first, second }) {
    switch (band) {
      case 'unclear':
        return `${notYet}. Look at all of them, or take the quiz again when you know more.`;
      case 'close':
        return `${isFlat ? notYet : 'It is close'}: ${names[first]} and ${names[second]} both deserve a look.`;
      case 'good':
        return `${names[first]} is ahead of ${names[second]}, but not by far.`;
      case 'clear':
        return `Your answers point clearly to ${names[first]}.`;
    }
  },

  honest: (about) =>
    about === 'stream'
      ? 'Interests put the right stream first for about half of students and in the first two for about three quarters; ' +
        'use it with your marks and a teacher.'
      : 'Interests put the right field first for a little over a third of students and in the first three for about three quarters; ' +
        'use it with your marks and a teacher.',
};
