/**
 * Writes built code with plain letters alone (`\u0915` for क): the engine keeps the text of all code for as long as it runs, and a single
 * letter beyond these makes it keep two bytes for each.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** A letter that needs no backslash may have one; before the escape it would mean another. @param {string} code */
export const withPlainLetters = (code) =>
  code.replace(
    /(\\*)([^\0-\x7f])/g,
    (_, /** @type {string} */ slashes, /** @type {string} */ unit) =>
      `${slashes.slice(slashes.length % 2)}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** No line moves, so the source map stays true. @param {string} file */
export const writePlainLetters = (file) => writeFileSync(file, withPlainLetters(readFileSync(file, 'utf8')));
