/** By the key of an answer: the ids of the careers it is about, a space between them. */
export type WorkOf = Readonly<Record<string, string>>;
