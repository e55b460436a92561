/** Days as texts (YYYY-MM-DD), which compare as they are: the rules own no clock. */

const two = (n: number) => String(n).padStart(2, '0');

/** The day a given age (in years, halves too) before MM-DD of a year; "+MM-DD" is of the year after it. */
export function bornBefore(year: number, monthDay: string, age: number): string {
  const [month = 1, day = 1] = monthDay.replace('+', '').split('-').map(Number);
  const months = (year + Number(monthDay.startsWith('+'))) * 12 + (month - 1) - Math.round(age * 12);
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((months % 12) + 1)}-${two(day)}`;
}

/** Admissions are in summer: a question from August on means the next one. `day` is that of India, YYYY-MM-DD. */
export function comingAdmission(day: string): number {
  return Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= 8 ? 1 : 0);
}
