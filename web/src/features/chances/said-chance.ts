/** Nothing is certain beforehand: a chance is said as 1 to 99 in 100, however sure the numbers of past years make it look. */
export const saidChance = (probability: number) => Math.min(Math.max(probability, 0.01), 0.99);
