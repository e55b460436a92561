/** What is chosen to be compared: the button of every item, and the tray at the foot of the page. */
export const texts = {
  label: 'Compare',
  /** For those who listen: a list has many of these buttons. */
  compare: (name: string) => `Compare ${name}`,
  notKept: 'This browser keeps nothing, so what you choose here is gone with the page.',
  tray: 'Chosen to compare',
  /** What is said when one more is chosen. */
  chosen: (count: number) => `${count} of 4 chosen to compare`,
  chosenShort: (count: number) => `${count} of 4 chosen`,
  open: (count: number) => `Compare ${count}`,
  oneMore: 'Choose one more',
  clear: 'Clear',
  full: {
    title: 'Four are chosen already',
    text: (name: string) => `Which one makes room for ${name}?`,
    no: 'Keep all four',
  },
  other: {
    title: 'Begin anew?',
    text: (name: string, count: number) =>
      count === 1
        ? `One of another kind is chosen. Only one kind stands side by side: begin anew with ${name}?`
        : `${count} of another kind are chosen. Only one kind stands side by side: begin anew with ${name}?`,
    yes: 'Begin anew',
    no: 'Keep what is chosen',
  },
};
