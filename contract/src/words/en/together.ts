export const texts = {
  'together.sealed': ({ max }: { max: number }) => `sealed must be base64url, ${max} letters at most`,
  'together.made': 'Kept for 30 days. The token is shown only now',
  'together.shown': 'Both views, sealed',
  'together.written': 'Kept',
  'together.withdrawn': 'Withdrawn',
  'together.none': 'There is nothing at this link. It may have ended, or been withdrawn',
  'together.stale': 'Somebody else has answered under this link meanwhile',
};
