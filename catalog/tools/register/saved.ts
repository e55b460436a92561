/** What a program for sheets saved: it offers several kinds of CSV, and all but one read as nonsense. */
import { readFileSync } from 'node:fs';

export const saveAs = 'save it as CSV UTF-8 with commas';

/** Undefined where the bytes are no UTF-8: text of two bytes a letter, as "Unicode text" is, or of an old code page. */
export function readSaved(file: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return text.includes('\0') ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The headings come first, but for a few lines of title. */
const linesOfHeading = 5;
const headedBy = (sign: string) => (line: string) => line.split(sign).length > 2 && !line.includes(',');

/** Why no column was found, where the headings stand between other signs than commas. */
export function otherSigns(text: string): string | undefined {
  const first = text.split(/\r\n?|\n/, linesOfHeading);
  if (first.some(headedBy(';'))) return `the columns stand between semicolons: ${saveAs}`;
  return first.some(headedBy('\t')) ? `the columns stand between tabs: ${saveAs}` : undefined;
}
