/** What two views may weigh, and how long they are kept. Plain data, without zod. */
export const togetherLimits = {
  /** Of what is sealed, in letters of base64url. */
  sealed: 16 * 1024,
  days: 30,
  /** New ones from one address. */
  aDay: 20,
} as const;

/** In which the student's device says that it may change and withdraw what it has made. */
export const withdrawHeader = 'withdraw-token';
