/** How a piece of a name is written instead. */
export type NameRule = [from: RegExp, to: string | ((found: string, ...groups: string[]) => string)];
