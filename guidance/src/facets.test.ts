/** What a facet is called must be true of every option that carries it: each says so in one of these words. */
import { describe, expect, it } from 'vitest';
import { quizzes } from './quizzes.ts';
import { facetIds, type Facet } from './types.ts';
import { wordsByLanguage } from './words/languages.ts';
import { questionWords } from './words/words.ts';

const { en: english } = wordsByLanguage;

const anyOf = (...words: readonly string[]): RegExp => new RegExp(words.join('|'), 'i');

const says: Readonly<Record<Facet, RegExp>> = {
  solving: anyOf(
    'program|robot|cod(e|ing)|maths|\\bapp\\b|rover|problem|drone|pattern|crane|experiment|gadget|pumps|bug|engineer',
    'software|work(ing)? out|find the way|signs|solved|decisions|emergency|test|surgeons|analysis|crisis|a plan',
    'run better|the rule|the line|made it work|brand around|medicine stops|find a way|find out which|find the mistake',
  ),
  making: anyOf(
    'program|robot|build|built|design|app\\b|rover|model|technical|drone|crane|coded|gadget|make|made|draw|bridge',
    'engineer|developer|software|farm|stall|sell|pay for|paint|craft|studio|sketch|code|shape|film|plans homes|firm',
    'testing on the site|new medicine',
  ),
  discovering: anyOf(
    'why|signs|test|maths|germ|microscope|explain|treatment|budget|trees|trends|prov|law of physics|black holes|star',
    'data|bug|bridge|signal|sun|found|question|soil|heart|DNA|bacteria|experiment|illness|animals|organ|vaccine|gene',
    'breeds|research|lab|figures|patterns|compare|comparing|finding out|auditor|economist|charts|exhibition|kingdoms',
    'study|dig|historian|reporter|reports|truth|true|interviews|outdoors|survey|biology',
  ),
  caring: anyOf(
    'help|healthy|health\\b|treat|care|safe|heal|look after|stress|upset|first-aid|injured|patient|ward|vet|calm',
    'worry|feel|counsellor|quarrel|understood|attention|healthier|people from|every house|water to villages|serve',
    'new heart|district',
  ),
  nature: anyOf('pets|life|pond|bird|biology|living|soil|cattle|farm|animal|garden|cow|rice|vet|tiger|lake|forest|land|fields'),
  leading: anyOf(
    'team|lead|officer|plan|manage|organis|founder|speak for your group|decisions|run|collector|district|rescue',
    'every house|drive|event',
  ),
  starting: anyOf('stall|sell|idea|service that nobody|product|build a firm|start-up|company out of|risk'),
  numbers: anyOf(
    'price|save|budget|accounts|bills|data|figures|savings|money|rupee|crores|graphs|accountant|economist|sum',
    'analysis|cash',
  ),
  words: anyOf(
    'write|writing|speak|argu|debate|report|interview|story|news|podcast|lawyer|case|convinc|deals|host|long answers',
    'court drama|say it|books',
  ),
  creating: anyOf(
    'sketch|draw|design|model|paint|compos|film|poster|architect|beautiful|shape|artist|studio|costume',
    'make something|craft|feel something',
  ),
  fairness: anyOf('fair|rights?\\b|rule|law|court|licence|justice|faulty|case|argu|debate|hidden|judg'),
  people: anyOf(
    'friend|people|families|counsellor|patient|person|team|customers|trip|manager|meetings|communit|children',
    'teenagers|students|neighbour|grandparent|player|sick|boy|group|strangers|somebody|nervous|others|host|first-aid',
    'we live|family',
  ),
  discipline: anyOf(
    'save|officer|accounts|drill|run|training|safe|find the way|line|unit|check|months|mission|patient|microscope',
    'gene|terms|notes|hospital|books|audit|tally|rupee|figures|entry|painting|collector|files|deadline|season',
    'agreement|licence',
  ),
};

const tagged = quizzes.flatMap((bank) =>
  bank.questions.flatMap((question) => {
    const { about, options } = questionWords(english, bank, question.id);
    const shownOptions = question.kind === 'likert' ? question.options.slice(-1) : question.options;
    return shownOptions.map((option) => ({
      key: `${question.id}.${option.id}`,
      text: question.kind === 'likert' ? `${about}: ${options[option.id]}` : options[option.id],
      facets: option.facets,
    }));
  }),
);

describe.each(facetIds)('%s', (facet) => {
  it('is said by every option that carries it', () => {
    const carrying = tagged.filter((option) => option.facets.includes(facet));
    expect(carrying.length).toBeGreaterThan(5);
    for (const { key, text } of carrying) expect(`${key} ${text}`).toMatch(says[facet]);
  });
});

it('drawing is making and drawing, and never a way with words', () => {
  for (const { key, text, facets: carried } of tagged) {
    if (/\b(draw|sketch|paint)/i.test(text)) expect(carried, key).not.toContain('words');
  }
  expect(english.sentences.strength('creating')).toMatch(/^Making and drawing/);
});
