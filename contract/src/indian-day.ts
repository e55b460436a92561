/** 'YYYY-MM-DD' of the day it is in India. */
export function indianDay(now = new Date()): string {
  const india = new Date(now.getTime() + 5.5 * 3_600_000);
  return india.toISOString().slice(0, 10);
}
