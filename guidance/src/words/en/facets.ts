/** What the answers say about a student, in words. */
import type { Facet } from '../../types.ts';

export const facets: Readonly<Record<Facet, { name: string; strength: string }>> = {
  solving: { name: 'logical thinking', strength: 'Logical thinking: you like to work a problem out step by step.' },
  making: { name: 'building things', strength: 'Building things: you want an idea to end up as something real.' },
  discovering: { name: 'curiosity', strength: 'Curiosity: you want to know why, and you look for proof.' },
  caring: { name: 'care for others', strength: 'Care for others: you notice who needs help, and you help.' },
  nature: {
    name: 'an eye for living things',
    strength: 'An eye for living things: you notice how animals and plants, and the land they live on, are doing.',
  },
  leading: { name: 'taking the lead', strength: 'Taking the lead: you like to plan, to decide and to give everyone a part.' },
  starting: { name: 'starting new things', strength: 'Starting new things: you see a chance and want to try it.' },
  numbers: { name: 'ease with numbers', strength: 'Ease with numbers: you like figures that are right and say something.' },
  words: { name: 'a way with words', strength: 'A way with words: you like to write, speak or tell a story well.' },
  creating: { name: 'making and drawing', strength: 'Making and drawing: you like to give an idea a shape of its own.' },
  fairness: { name: 'a sense of fairness', strength: 'A sense of fairness: rules and rights matter to you, and you argue for them.' },
  people: { name: 'a feeling for people', strength: 'A feeling for people: you like to be among them and to understand them.' },
  discipline: { name: 'staying power', strength: 'Staying power: you keep at a task and take care over it.' },
};
