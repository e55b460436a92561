export const texts = {
  remember: 'Remember this in My details',
  rememberWhy: 'On this phone only. Then no other page asks you again.',
  /** Under a field that is filled in by what was said elsewhere. */
  fromDetails: 'From My details on this phone.',
  change: 'Change it there',
  /** Of the stream. */
  undecided: 'Not chosen yet',
  alone: {
    title: 'Is this phone yours alone?',
    lead: 'If others use it too, we remember nothing of you unless you tick it each time.',
    yes: 'Yes, mine alone',
    no: 'No, others use it too',
    isAlone: 'Good. What you tell on one page fills in the others. You can change this in My details.',
    isShared:
      'Then nothing is remembered unless you tick it. Before somebody else takes the phone, press ' +
      '“Somebody else uses this phone now” in the menu.',
    mine: 'This phone is mine alone',
    mineWhy: 'Then what I tell on one page is remembered for the others without a tick.',
  },
};
