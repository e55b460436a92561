export const texts = { 'clientErrors.noted': 'Noted' };
