const { compare } = new Intl.Collator('en-IN');

/** Names as a person in India would sort them. */
export const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
