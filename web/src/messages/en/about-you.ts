/** The three questions that most answers need. */
export const texts = {
  title: 'About you',
  class: 'Which class are you in?',
  stream: 'Which stream?',
  degree: 'What did you study?',
  state: 'Where do you live?',
  district: 'Which district?',
  choose: 'Choose',
  /** After what is told, for those who listen. */
  change: ': change',
};
