/** Small helpers that keep the English banks readable. Only English is built like this; another language has its own. */
import type { OptionId } from '../../types.ts';
import type { QuestionWords } from '../words.ts';

const enjoyment = {
  a: 'I would dislike it',
  b: 'I would rather avoid it',
  c: 'It would be okay',
  d: 'I would enjoy it',
  e: 'I would love it',
} as const;

export const enjoy = (about: string): QuestionWords<keyof typeof enjoyment> => ({
  question: `How much would you enjoy ${about}?`,
  about,
  options: enjoyment,
});

/** The student speaks ("when I have to ..."); in a sentence about the student we speak to them. */
const toYou = (text: string): string =>
  text
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI\b/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you');

export const usually = <Options extends OptionId>(when: string, options: Readonly<Record<Options, string>>): QuestionWords<Options> => ({
  question: `${when.charAt(0).toUpperCase()}${when.slice(1)}, I usually ...`,
  about: toYou(when),
  options,
});

export const notSure = 'I am not sure yet';

export const decide = <Options extends OptionId>(
  what: 'stream' | 'field',
  options: Readonly<Record<Options, string>>,
): QuestionWords<Options> => ({
  question: `If you alone decided today, which ${what} would you take?`,
  about: 'asked for your own choice',
  options,
});
