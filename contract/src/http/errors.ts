/** Error codes that survive the wire, and the one map to statuses. */
export const errorCodes = [
  'invalid',
  'malformed',
  'bad_token',
  'unauthenticated',
  'bad_credentials',
  'forbidden',
  'under_age',
  'not_found',
  'method_not_allowed',
  'conflict',
  'stale',
  'precondition_failed',
  'too_large',
  'unsupported_media_type',
  'range_not_satisfiable',
  'rate_limited',
  'internal',
  'unavailable',
  'mail_off',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const statusOf = {
  invalid: 400,
  malformed: 400,
  /** A link in a mail that was used, or is too old. */
  bad_token: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
  /** Kept only for a student shown to be 18. */
  under_age: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** Written over a version that is no more; what is there now is sent along. */
  stale: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** No mail server is set up, so nothing that needs one works. */
  mail_off: 503,
} as const satisfies Record<ErrorCode, number>;
