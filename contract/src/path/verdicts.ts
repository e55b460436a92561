/** What is answered of an item, from the worst to the best. Plain data: the browser loads it without zod. */
export const verdicts = ['closed', 'depends', 'open_if', 'open'] as const;
