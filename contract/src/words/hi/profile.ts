import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/profile.ts';

export const texts: SameAs<typeof en> = {
  'profile.shown': 'प्रोफ़ाइल',
  'profile.updated': 'प्रोफ़ाइल बदल गई',
  'profile.passwordChanged': 'पासवर्ड बदल गया',
  'profile.exported': 'हमारे पास आपके बारे में जो कुछ है',
  'profile.deleted': 'आपका खाता और उसमें जो कुछ था, सब मिट गया',
  'profile.noPassword': 'यह खाता Google से खुलता है, इसका कोई पासवर्ड नहीं है',
  'profile.wrongPassword': 'यह आपका पासवर्ड नहीं है',
  'profile.otherGoogle': 'यह कोई दूसरा Google खाता है',
};
