/** What a probability is called. */
export const bands = ['likely', 'possible', 'reach', 'out'] as const;
export type LineBand = (typeof bands)[number];

/** A band begins here and goes up to the one before it. */
export const beginsAt = { likely: 0.85, possible: 0.5, reach: 0.15, out: 0 } as const satisfies Record<LineBand, number>;

export const chanceBandOf = (probability: number): LineBand => bands.find((band) => probability >= beginsAt[band]) ?? 'out';
