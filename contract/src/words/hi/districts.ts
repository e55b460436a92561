import names from './districts.json' with { type: 'json' };

/** By their sound, in Devanagari: no source gives them so. */
export const texts: Readonly<Record<string, string>> = names;
