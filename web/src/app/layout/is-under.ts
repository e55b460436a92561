/** Active by path prefix: /quiz/question belongs to Quiz. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
