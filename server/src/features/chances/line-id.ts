/** The id of a line. It stays for good; a line that moved is found by its alias. */
import { hash } from 'node:crypto';
import { idLength, seatsText } from '@disha/chances/seats-text';

export const lineId = (...seats: Parameters<typeof seatsText>): string =>
  // In one call: for each of some two hundred thousand lines, an object that is fed and asked costs twice as much.
  hash('sha256', seatsText(...seats), 'base64url').slice(0, idLength);
