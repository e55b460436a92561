/** What lies where in the cache storage of this origin, for the worker and for the pages that clear or read it. */
export const pageCache = 'disha-pages';
export const answerCache = 'disha-answers';
export const fileCache = 'disha-files';

/** What tells which pages somebody has read: gone when another person comes. */
export const readBySomebody = [pageCache, answerCache] as const;

/** When an answer was given, by the server's clock. */
export const storedHeader = 'x-kept';
export const bytesHeader = 'x-kept-bytes';

/** A document that knows no page: the application draws whichever is asked for. */
export const shellAddress = (language: string): string => `/app-shell/${language}`;

export type ToWorker = 'take-over' | 'keep-all' | 'forget' | 'tidy';
