/** Whether a day of birth shows that somebody is 18 on a day of India's. Days are 'YYYY-MM-DD' and compared as text. */
const age = 18;

/** One that is missing shows nothing, nor does one that is still to come. */
export const isShownOfAge = (birthDate: string | undefined, today: string): boolean =>
  birthDate !== undefined && birthDate <= `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
