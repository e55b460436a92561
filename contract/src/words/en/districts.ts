/** English is what they are written in. */
export const texts: Readonly<Record<string, string>> = {};
