/** Whether a date of birth shows that somebody is 18 on an Indian day. Days are 'YYYY-MM-DD' and are compared as text. */
const age = 18;

/** A missing date of birth shows nothing, nor does a future one. */
export const isShownOfAge = (birthDate: string | undefined, today: string): boolean =>
  birthDate !== undefined && birthDate <= `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
