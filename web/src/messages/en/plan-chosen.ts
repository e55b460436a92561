/** By the name of its row among the vetoes: whom it strikes. */
const examples: Readonly<Record<string, string>> = {
  'no-call': 'Your rank is far behind every closing rank of that seat.',
  'same-way': 'B.Com by marks stands once, not as A and again as C.',
  'same-gate': 'A is MBBS by NEET. BDS by NEET is then no second way.',
  'same-test-unsure': 'A is B.Tech by JEE Main. Another course by JEE Main is no third way.',
  'same-study-sure': 'BA at the college near you is sure. BA from home does not stand beside it.',
  beyond: 'You would stay in your state. A course taught outside it is no second way.',
  below: 'You are in Class 12. A trade that one begins after Class 10 fills no place.',
  'same-study-ask': 'A is B.Sc Nursing by a test. The same course by asking a college is no second way.',
  'distance-second': 'BA by distance learning may be the third way, never the second.',
  anew: 'You have a degree. No new first degree fills up your plan.',
};

export const texts = {
  title: 'How a plan is chosen',
  lead: 'One set of rules for everybody. No college pays to be in a plan.',
  make: 'Make my plan',
  open: 'How we tell what is open to you',
  order: {
    title: 'What comes first',
    hint: 'Line by line: the first line in which two ways differ decides. What nobody knows stands in the middle.',
    ways: { A: 'Way A: to your goal', B: 'Way B: through another gate', C: 'Way C: the surest' },
  },
  never: {
    title: 'What no plan proposes',
    hint: 'Only these lines take a way out. Press one for an example.',
    more: (count: string) => `${count} more`,
  },
  unknown: {
    title: 'What it cannot know',
    items: [
      'The rank that your marks will bring. A seat before a rank is a word, never a number.',
      'Who teaches well, and what a private college asks beside its fee.',
      'What your family hopes for. Change any way by hand.',
    ],
    practice: 'What is near a goal is practice, written down by us. It orders ways; it is no fact.',
  },
  examples,
  /** The rules say themselves what they mean; another language says the same sentence. */
  said: (sentence: string): string => sentence,
};
