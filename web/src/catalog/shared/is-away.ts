import { isApiError } from '../../api/api-error.ts';

/** What stands before our server says these when it is not there. */
const awayStatuses = [502, 504];

/** There is no line, or no server behind it. */
export const isAway = (error: unknown): boolean =>
  isApiError(error, 'network') || (isApiError(error) && awayStatuses.includes(error.status));

/** Nor one that has time: too slow a line, too busy a server. */
export const isAwayOrSlow = (error: unknown): boolean => isAway(error) || isApiError(error, 'timeout') || isApiError(error, 'unavailable');
