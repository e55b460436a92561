/** The names of ranges of probability. */
export const bands = ['likely', 'possible', 'reach', 'out'] as const;
export type LineBand = (typeof bands)[number];

/** The lower limit of each band; its upper limit is the lower limit of the band before. */
export const beginsAt = { likely: 0.85, possible: 0.5, reach: 0.15, out: 0 } as const satisfies Record<LineBand, number>;

export const chanceBandOf = (probability: number): LineBand => bands.find((band) => probability >= beginsAt[band]) ?? 'out';
