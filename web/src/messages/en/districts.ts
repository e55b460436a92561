/** English is what they are written in. */
export const texts: Partial<Record<string, string>> = {};
