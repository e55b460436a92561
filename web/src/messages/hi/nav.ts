import type { texts as en } from '../en/nav.ts';

export const texts: typeof en = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  main: 'मुख्य मेन्यू',
  signIn: 'साइन इन करें',
  getStarted: 'शुरू करें',
  welcome: 'फिर से स्वागत है!',
  accountMenu: (name, initials) => `${name}, ${initials}: खाता मेन्यू`,
  dashboard: 'डैशबोर्ड',
  profile: 'प्रोफ़ाइल',
  desk: 'डेस्क',
  logOut: 'साइन आउट करें',
  kept: 'इस फ़ोन में रखी चीज़ें',
  otherPerson: 'अब यह फ़ोन कोई और इस्तेमाल करेगा',
  search: 'खोजें',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  footer: {
    name: 'दिशा:',
    honest:
      'यह सलाह है, फ़ैसला नहीं। तारीख़ें, फ़ीस और नियम बदलते रहते हैं: आधिकारिक वेबसाइट पर देख लें और किसी शिक्षक से बात करें।',
    privacy: 'प्राइवेसी',
    label: 'दिशा के बारे में और',
  },
};
