/** Under which the passport lies; known to every page, while what reads it comes when there is one. */
export const passportKey = 'path-passport';

export function hasPassport(): boolean {
  try {
    return localStorage.getItem(passportKey) !== null;
  } catch {
    return false;
  }
}
