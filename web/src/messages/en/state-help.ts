export const texts = {
  title: 'Help with the fees',
  none: 'No portal of its own is known to us: ask its welfare department.',
  source: (source: string) => `Source: ${source}.`,
  confirm: 'Confirm on the portal or at your college.',
  /** To the list of scholarships. */
  all: (state: string) => `All scholarships for ${state}`,
};
