/** Sentences about a finished result. They only say what the answers said. */
import type { AnswerLevel } from '../../types.ts';
import type { SaidAnswer, Sentences } from '../words.ts';
import { candidates } from './candidates.ts';
import { facets } from './facets.ts';
import { names } from './names.ts';

/** One answer in the student's words. */
function quote({ block, about, answer }: SaidAnswer): string {
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

function quotes(said: readonly SaidAnswer[]): string {
  const text = said.map(quote).join('; ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const notYet = 'Your answers do not separate the options yet';

/** Nothing is clear, and why. */
const levels: Readonly<Record<AnswerLevel, string>> = {
  nothing: `${notYet}: there is next to nothing in what we asked about that you like`,
  everything: `${notYet}: you like nearly all that we asked about, and about equally`,
};

/** Fewer than two answers are about it. */
const little = (place: string, answers: number): string =>
  `Little ${answers === 0 ? '' : 'else '}in your answers speaks for it; it stands ${place} because the others have less.`;

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const sentences: Sentences = {
  first({ candidate, second, band, level, said }) {
    const { what } = candidates[candidate];
    const [name, rival] = [names[candidate], names[second]];
    if (level)
      return join(
        `${levels[level]}. That says something too, but not which way to go: ${name} stands first only by what you ` +
          'picked where one answer had to be chosen.',
        'Try a few things out before you decide, talk to people who do them, and then take the quiz again.',
      );
    if (band === 'unclear')
      return join(`Your answers do not separate the options yet; ${name} is only a hair ahead of ${rival}.`, what, quotes(said));
    const opening = band === 'close' ? `${name} comes first, with ${rival} close behind.` : `${name} comes first.`;
    const ending = said.length === 0 ? little('first', said.length) : `These answers set it apart from ${rival}.`;
    return join(opening, what, quotes(said), ending);
  },

  next({ candidate, place, band, isClose, said }) {
    const name = names[candidate];
    const { what } = candidates[candidate];
    if (band === 'unclear') return join(`${name} is as open to you as the first.`, what, quotes(said));
    const at = place === 2 ? 'second' : 'third';
    const ending = said.length < 2 ? little(at, said.length) : isClose ? 'It is close to the first, so it deserves a look too.' : '';
    return join(`${name} comes ${at}.`, what, quotes(said), ending);
  },

  quoted: (said) => quotes([said]),

  strength: (facet) => facets[facet].strength,
  seen: (facet) => `Here and there in your answers: ${facets[facet].name}.`,
  toBuild: (facet) => `Still to build: ${facets[facet].name}.`,
  notSeen: (facet) => `Useful there, and not in your answers yet: ${facets[facet].name}.`,

  band({ band, isFlat, level, first, second }) {
    if (level) return `${levels[level]}. Try something out first; no careers are ranked from this.`;
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

  firstLook: ({ asked, whole, right, rightWhole }) =>
    `This is a first look at ${asked} of ${whole} questions: it puts the right one first for about ${right} of 100 students, ` +
    `the whole quiz for about ${rightWhole}.`,

  tryOut: (candidate) => candidates[candidate].tryThis.replace(/^Try this month: (.)/, (_, letter: string) => letter.toUpperCase()),
};
