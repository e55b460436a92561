/** What the answers say about a student, in words. */
import type { Facet } from '../../types.ts';

export const facets: Readonly<Record<Facet, { name: string; strength: string }>> = {
  solving: { name: 'logical thinking', strength: 'Logical thinking: you like to work a problem out step by step.' },
  making: { name: 'making things work', strength: 'Making things work: you want an idea to end up as something real.' },
  discovering: { name: 'curiosity', strength: 'Curiosity: you want to know why, and you look for proof.' },
  caring: { name: 'care for others', strength: 'Care for others: you notice who needs help, and you help.' },
  nature: { name: 'an eye for living things', strength: 'An eye for living things: you notice how people, animals or plants are doing.' },
  leading: { name: 'leading a team', strength: 'Leading a team: you like to plan and to give everyone a part.' },
  starting: { name: 'starting new things', strength: 'Starting new things: you see a chance and want to try it.' },
  numbers: { name: 'ease with numbers', strength: 'Ease with numbers: you like figures that are right and say something.' },
  words: { name: 'a way with words', strength: 'A way with words: you like to write, speak or tell a story well.' },
  creating: { name: 'imagination', strength: 'Imagination: you like to shape something that was not there before.' },
  fairness: { name: 'a sense of fairness', strength: 'A sense of fairness: rules and rights matter to you, and you argue for them.' },
  people: { name: 'understanding people', strength: 'Understanding people: you want to know what others think and feel.' },
  discipline: { name: 'staying power', strength: 'Staying power: you keep at a task and take care over it.' },
};
