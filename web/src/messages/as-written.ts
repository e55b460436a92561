/** Of values that are words already. Apart from what only a bundler understands: the check of the languages reads texts without one. */
export const asWritten = (values: readonly string[]): Record<string, string> => Object.fromEntries(values.map((value) => [value, value]));
