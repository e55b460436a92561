import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/auth.ts';

export const texts: SameAs<typeof en> = {
  'auth.created': 'खाता बन गया',
  'auth.signedIn': 'साइन इन हो गया',
  'auth.signedOut': 'साइन आउट हो गया',
  'auth.emailTaken': 'इस ईमेल से एक खाता पहले से है',
  'auth.wrongPassword': 'ईमेल या पासवर्ड सही नहीं है',
  'auth.tooManyAttempts': ({ minutes }) =>
    `बहुत ज़्यादा बार कोशिश हो गई। ${minutes} मिनट बाद फिर से कोशिश करें।`,
  'google.signedIn': 'Google से साइन इन हो गया',
  'google.welcome': 'स्वागत है! आपका खाता तैयार है।',
  'google.tookOver': 'Google से साइन इन हो गया। अब से यह खाता Google से खुलेगा, पुराने पासवर्ड से नहीं।',
  'google.beside': 'Google से साइन इन हो गया। आपका खाता आपके पासवर्ड से भी खुलता रहेगा।',
  'google.failed': 'Google से साइन इन नहीं हुआ',
  'google.emailTaken': 'यह ईमेल किसी दूसरे Google खाते का है',
  'google.notSetUp': 'यहाँ Google से साइन इन नहीं होता। कृपया अपना ईमेल और पासवर्ड डालें।',
  'google.away': 'अभी Google से संपर्क नहीं हो पा रहा। फिर से कोशिश करें, या अपना ईमेल और पासवर्ड डालें।',
};
