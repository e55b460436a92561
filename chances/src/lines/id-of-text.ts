import { sha256 } from '@noble/hashes/sha2.js';
import { idLength } from '../seats-text.ts';

const encoder = new TextEncoder();
/** A letter of base64url stands for six bits. */
const idBytes = (idLength * 6) / 8;

/**
 * The id of a line, of the text that `seatsText` makes: the beginning of its SHA-256 in base64url. It is made at once: a device makes tens
 * of thousands, and would wait for a promise for each with what its browser has.
 */
export function idOfText(text: string): string {
  const start = sha256(encoder.encode(text)).subarray(0, idBytes);
  return btoa(String.fromCharCode(...start))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
