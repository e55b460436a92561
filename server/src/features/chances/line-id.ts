/** The id of a line. It stays for good; a line that moved is found by its alias. */
import { createHash } from 'node:crypto';
import { seatsText } from '@disha/chances/seats-text';

export const idLength = 16;

export const lineId = (...seats: Parameters<typeof seatsText>): string =>
  createHash('sha256')
    .update(seatsText(...seats))
    .digest('base64url')
    .slice(0, idLength);
