import names from './districts.json' with { type: 'json' };

/** By their sound, in Devanagari: nobody has given them to us so. */
export const texts: Readonly<Record<string, string>> = names;
