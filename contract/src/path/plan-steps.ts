/** What a step of a plan can mean: kept as it is meant and worded when it is shown, in the language of the page. Loads without zod. */
export const stepKinds = [
  ...(['subjects', 'papers', 'opens', 'register', 'sit', 'counselling', 'marks', 'cost', 'second'] as const),
  // The form of this year is over: a student who has filled it in sits the exam, all others fill in the next one.
  ...(['registered', 'next'] as const),
  // A test that no page of ours is about: its notice is looked for.
  ...(['notice'] as const),
] as const;
export type StepKind = (typeof stepKinds)[number];

/** What a step can be about. */
export const stepItems = ['careers', 'courses', 'exams', 'colleges'] as const;
export type StepItem = (typeof stepItems)[number];

/** What a plan can be for. */
export const goalTypes = ['careers', 'courses', 'exams', 'fields'] as const;
