/** What a probability is called. */
export const bands = ['likely', 'possible', 'reach', 'out'] as const;
export type Band = (typeof bands)[number];

/** A band begins here and goes up to the one before it. */
export const beginsAt = { likely: 0.85, possible: 0.5, reach: 0.15, out: 0 } as const satisfies Record<Band, number>;

export const bandOf = (probability: number): Band => bands.find((band) => probability >= beginsAt[band]) ?? 'out';
