import { ruleWords } from '@disha/contract/passport';

/** What the parts of a rule are called at the desk, of every catalog that has rules. */
export const ruleValues = { 'rules.certainty': { A: 'A: the body’s own rule', B: 'B: what most ask', C: 'C: to be confirmed' } };

export const ruleFields = {
  rules: 'Who may: the rule',
  'rules.way': 'Way (empty: what all ask)',
  'rules.certainty': 'Certainty',
  'rules.after': 'After',
  'rules.degree': 'Degree',
  'rules.subjects': 'Subjects',
  'rules.marks': 'Marks',
  'rules.age': 'Age',
  'rules.person': 'Person',
  'rules.check': 'To check',
  'rules.gives': 'What it ends in',
};

export const ruleHints = {
  rules: 'The first line holds what all ask. Where several ways lead in, each has a line of its own. “?” behind a word: only some ask so.',
  'rules.after': '8, 10, 12, degree, iti or diploma.',
  'rules.degree': 'For example: any 50 scst=45, or btech|bsc[physics] held.',
  'rules.subjects': 'For example: physics chemistry bio|mathematics.',
  'rules.marks': 'For example: 45 scst=40, or physics+chemistry+bio: 50; english: 40.',
  'rules.age': 'For example: 17..25 on 12-31 scst=30.',
  'rules.person': `${ruleWords.join(', ')}, home or within:2.`,
  'rules.check': 'For example: medical notice. “unread”: nobody has read the rule.',
  'rules.gives': 'For example: bsc[physics] or diploma.',
};
