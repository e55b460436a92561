import type { texts as en } from '../en/session.ts';

export const texts: typeof en = {
  loginFailed: 'साइन इन नहीं हो पाया',
  registerFailed: 'खाता नहीं बन पाया',
  googleFailed: 'Google से साइन इन नहीं हुआ',
  profileFailed: 'प्रोफ़ाइल नहीं खुल पाई',
  updateFailed: 'प्रोफ़ाइल नहीं बदल पाई',
  displayName: 'यूज़र',
  initials: 'यू',
};
