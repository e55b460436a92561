const { compare } = new Intl.Collator('en-IN');
const inHindi = new Intl.Collator('hi').compare;
const devanagari = /[\u0900-\u097f]/;

/** Names as a person in India would sort them: those in Devanagari by its own alphabet, and before the others. */
export const compareNames = (a: { name: string }, b: { name: string }) =>
  devanagari.test(a.name) || devanagari.test(b.name) ? inHindi(a.name, b.name) : compare(a.name, b.name);
